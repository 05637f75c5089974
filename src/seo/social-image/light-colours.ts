import { readFileSync } from 'node:fs';
import { brandColoursCss } from '../../styles/brand-colours.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** The colours of the light scheme by custom property; where a section declares one again, the page's counts. */
const light: ReadonlyMap<string, string> = new Map(
  [...`${brandColoursCss()}${tokens}`.matchAll(/(--color-[\w-]+):\s*(?:light-dark\()?\s*(#[0-9a-f]{3,8})/gi)]
    .map(([, name = '', colour = '']): [string, string] => [name, colour])
    .reverse(),
);

/** Puts the light scheme's colours in the place of custom properties, for what reads no style sheet. */
export function withLightColours(svg: string): string {
  return svg.replaceAll(/var\((--color-[\w-]+)\)/g, (_, name: string) => {
    const colour = light.get(name);
    if (colour === undefined) throw new Error(`No style sheet gives ${name} a colour.`);
    return colour;
  });
}
