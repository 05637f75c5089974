/** A directive with a block between braces, as nginx and Caddy take it. A line may itself be a block. */
export function block(head: string, lines: readonly string[]): string {
  const inner = lines.flatMap((line) => line.split('\n')).map((line) => `\t${line}`);
  return [`${head} {`, ...inner, '}'].join('\n');
}
