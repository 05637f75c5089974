import { factorOf } from './amounts.ts';

/** Works out a sum written with numbers, + - * / and parentheses, where "4% of" is "0.04 *"; anything else is an error. */
export function evaluate(expression: string): number {
  const tokens = expression.match(/\d+(?:\.\d+)?%?|\bof\b|[-+*/()]|\S/g) ?? [];
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
    return token.endsWith('%') ? Number(token.slice(0, -1)) / 100 : Number(token);
  }

  function product(): number {
    let result = value();
    for (let sign = next('*', 'of', '/'); sign; sign = next('*', 'of', '/')) {
      result = sign === '/' ? result / value() : result * value();
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

/** A sum with a number for each `{claim.id}`: what to count with for the value that the claim states. */
export const withNumbers = (sum: string, valueNamed: (id: string) => string): string =>
  sum.replaceAll(/\{([^{}]*)\}/g, (_, id: string) => String(factorOf({ value: valueNamed(id) })));

/**
 * Whether a single figure such as "$2,520" or "2.75%" is what the sum gives, rounded as printed, or to a multiple of `nearest`.
 * "over $2,500" is less than that, and "$10,000+" is not more.
 */
export function figureEquals(figure: string, sum: string, nearest?: number): boolean {
  const [, over, dollars, percent, plus] =
    /^(over )?(?:\$(\d[\d,]*(?:\.\d+)?)|(\d+(?:\.\d+)?)%)(\+)?$/.exec(figure) ?? [];
  const digits = (dollars ?? percent)?.replaceAll(',', '');
  if (digits === undefined) return false;
  const [result, stated] = [evaluate(sum), Number(digits)];
  if (over !== undefined) return result > stated;
  if (plus !== undefined) return result >= stated;
  const step = nearest ?? 10 ** -(digits.split('.')[1]?.length ?? 0);
  return Math.abs(result - stated) <= step / 2 + 1e-9;
}
