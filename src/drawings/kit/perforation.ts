/** The torn edge of a stamp from its upper left corner: bites to a side, the paper on either hand of each, and its radius. */
export function perforation(across: number, down: number, paper: number, bite: number): string {
  const along = (step: number) => `h${step * paper}a${bite} ${bite} 0 0 0 ${step * 2 * bite} 0h${step * paper}`;
  const beside = (step: number) => `v${step * paper}a${bite} ${bite} 0 0 0 0 ${step * 2 * bite}v${step * paper}`;
  return `${along(1).repeat(across)}${beside(1).repeat(down)}${along(-1).repeat(across)}${beside(-1).repeat(down)}Z`;
}
