import type { ColourRole, Palette } from '../brand/brand.schema.ts';
import { toHex, toOklch } from '../brand/oklch.ts';
import { brand } from '../brand.ts';

type Entry = readonly [role: string, colour: string];

const declarations = (entries: readonly Entry[]) =>
  entries.map(([role, colour]) => `--color-${role}:${colour}`).join(';');

/** All of a palette but its sheets: these are named in the dark alone, for the whole page. */
const entriesOf = (palette: Palette | typeof brand.colours.night): readonly Entry[] =>
  Object.entries(palette).filter(([role]) => role !== 'sheet');

/** What drawings keep from the page around a sheet of paper. */
const drawnOnly: ReadonlySet<string> = new Set([
  'outline',
  'device',
  'device-edge',
  'device-key',
  'screen',
] satisfies readonly ColourRole[]);

/**
 * The brand file’s palettes as custom properties: the page follows the visitor’s scheme, `.night` sections are deep in both,
 * `.paper` is light in both and a little dimmer in the dark, as sheets in drawings are.
 * Forced colours may be light, and paper is: there all in such places keeps the colours of the page around it.
 * The scheme is said outright at night, since in a drawing that comes from a sprite WebKit’s light-dark() does not ask the system.
 * A page without `.night` sections has no use for their palette, nor for one that gives paper its own colours back in them.
 */
export function brandColoursCss({ night: hasNight = true }: { readonly night?: boolean } = {}): string {
  const { light, dark, night } = brand.colours;
  const both = entriesOf(light).map(([role, colour]): Entry => {
    const inDark = entriesOf(dark).find(([name]) => name === role)?.[1] ?? colour;
    return [role, `light-dark(${colour},${inDark})`];
  });
  // The ground of the action colour behind a drawing: light in both schemes, as what is drawn on a lit screen.
  const screenAction: Entry = ['screen-action', light.action];
  // All else that is deep is as in the dark.
  const deep = entriesOf(night).filter(
    ([role, colour]) => !entriesOf(dark).some(([name, same]) => name === role && same === colour),
  );
  const deepRoles = new Set(deep.map(([role]) => role));
  const printed = entriesOf(light).filter(([role]) => role !== 'paper' && deepRoles.has(role) && !drawnOnly.has(role));
  const paper = `--color-paper:var(--color-sheet,${light.sheet})`;
  const own = hasNight
    ? `.night{color-scheme:dark;${declarations(deep)}}.paper{${paper};color-scheme:light;${declarations(printed)}}`
    : `.paper{color-scheme:light;${paper}}`;
  // On a dimmer sheet the line and the wash of a white one are too pale, and the browser's white boxes too bright.
  const sheet = toOklch(dark.sheet);
  const line = toHex({ ...sheet, l: sheet.l - 0.115 });
  const tint = toOklch(light['action-wash']);
  const wash = toHex({ ...tint, l: tint.l + sheet.l - toOklch(light.sheet).l });
  const dimmer = `.paper [type=checkbox]{mix-blend-mode:darken}.paper{--color-line:${line};--color-action-wash:${wash}}`;
  const atNight = `@media (prefers-color-scheme:dark){:root{color-scheme:dark;--color-sheet:${dark.sheet}}${dimmer}}`;
  return `@layer base{:root{color-scheme:light dark;${declarations([...both, screenAction])}}@media screen and (forced-colors:none){${own}${atNight}}}`;
}
