/** Works out a sum written with numbers, + - * / and parentheses; anything else is an error. */
export function evaluate(expression: string): number {
  const tokens = expression.match(/\d+(?:\.\d+)?|[-+*/()]|\S/g) ?? [];
  const next = (...expected: readonly string[]) => (expected.includes(tokens[0] ?? '') ? tokens.shift() : undefined);

  function value(): number {
    if (next('-')) return -value();
    if (next('(')) {
      const inside = sum();
      if (!next(')')) throw new SyntaxError(`"${expression}" lacks a closing parenthesis`);
      return inside;
    }
    const token = tokens.shift() ?? 'its end';
    if (!/^\d/.test(token)) throw new SyntaxError(`"${expression}" has "${token}" where a number belongs`);
    return Number(token);
  }

  function product(): number {
    let result = value();
    for (let sign = next('*', '/'); sign; sign = next('*', '/')) {
      result = sign === '*' ? result * value() : result / value();
    }
    return result;
  }

  function sum(): number {
    let result = product();
    for (let sign = next('+', '-'); sign; sign = next('+', '-')) {
      result = sign === '+' ? result + product() : result - product();
    }
    return result;
  }

  const result = sum();
  if (tokens.length > 0) throw new SyntaxError(`"${expression}" cannot be read from "${tokens[0]}" on`);
  return result;
}

/** Whether a single figure such as "$2,520" or "2.75%" is what the sum gives, rounded as printed. */
export function figureEquals(figure: string, sum: string): boolean {
  const [, dollars, percent] = /^(?:\$(\d[\d,]*(?:\.\d+)?)|(\d+(?:\.\d+)?)%)$/.exec(figure) ?? [];
  const digits = (dollars ?? percent)?.replaceAll(',', '');
  if (digits === undefined) return false;
  const decimals = digits.split('.')[1]?.length ?? 0;
  return Math.abs(evaluate(sum) - Number(digits)) <= 0.5 * 10 ** -decimals + 1e-9;
}
