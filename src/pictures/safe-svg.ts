import { optimize } from 'svgo';
import { UnfitPicture } from './picture.ts';

/** What a drawing must not hold when it is clean, and how to say so. */
const unfit: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/<script|\son\w+=|javascript:/i, 'holds a script: save it as a plain SVG'],
  [/<foreignObject/i, 'holds HTML, which a picture cannot show: save it as a plain SVG'],
  [
    /(?:href|src)="(?!#|data:image\/)|url\(["']?(?!["']?(?:#|data:image\/))|@import/i,
    'names a file or an address elsewhere: put into it what it shows, and turn its words into paths',
  ],
];

/**
 * A drawing without scripts, comments and what its program wrote for itself. Pages show it as a picture, in which no script
 * runs and nothing is loaded; this holds for whoever opens it by itself. Throws for what it cannot do without.
 */
export function safeSvg(svg: string): string {
  const { data } = optimize(svg, { plugins: ['preset-default', 'removeScripts'] });
  for (const [pattern, why] of unfit) if (pattern.test(data)) throw new UnfitPicture(why);
  return data;
}
