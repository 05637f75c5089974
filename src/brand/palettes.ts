import type { Brand } from './brand.schema.ts';
import { contrast, needed } from './legibility.ts';
import { type Oklch, toHex, toOklch } from './oklch.ts';

/** The colours that a brand has: one, or as many of the others as it has. */
export interface BrandColours {
  /** Of links and buttons. */
  readonly action: string;
  /** Of amounts and warnings; that of actions unless there is another. */
  readonly money?: string | undefined;
  /** Of text. */
  readonly ink?: string | undefined;
  /** Of the page. */
  readonly ground?: string | undefined;
  /** Of the deep sections. */
  readonly night?: string | undefined;
  /** Of the devices in drawings. */
  readonly device?: string | undefined;
}

/** A little more than is needed, since colours are rounded; figures are also set in a mixture of their colour and ink. */
const text = needed.text + 0.1;
const figure = 5.6;
const control = needed.control + 0.1;
const surface = needed.surface + 0.02;

/** A hue in a tone: as light as said, and at most so strong. */
const tone = (hue: Oklch, l: number, c: number): Oklch => ({ l, c: Math.min(c, hue.c), h: hue.h });

/** The colour, made darker or lighter until it stands out from each of the others by as much. */
function standingOut(colour: Oklch, step: -0.005 | 0.005, least: number, ...others: readonly string[]): string {
  const hex = toHex(colour);
  const isOut = others.every((other) => contrast(hex, other) >= least);
  const isAtEnd = step < 0 ? colour.l <= 0 : colour.l >= 1;
  return isOut || isAtEnd ? hex : standingOut({ ...colour, l: colour.l + step }, step, least, ...others);
}

const darker = (colour: Oklch, least: number, ...others: readonly string[]) =>
  standingOut(colour, -0.005, least, ...others);
const lighter = (colour: Oklch, least: number, ...others: readonly string[]) =>
  standingOut(colour, 0.005, least, ...others);

/** Surfaces and what lies on them, all light on dark. */
function deep(action: Oklch, money: Oklch, base: Oklch, ground: string, outlines: Oklch) {
  const { l } = toOklch(ground);
  const paper = lighter(tone(base, l + 0.06, 0.045), surface, ground);
  const wash = lighter(tone(action, toOklch(paper).l, 0.06), surface, ground, paper);
  const dusk = lighter(tone(base, l + 0.06, 0.06), surface, ground);
  const moneyWash = toHex(tone(money, l + 0.14, 0.085));
  const grounds = [ground, paper, wash, dusk];
  return {
    ground,
    paper,
    ink: lighter(tone(base, 0.96, 0.008), text, ...grounds),
    'ink-soft': lighter(tone(base, 0.81, 0.02), text, ...grounds),
    line: toHex(tone(base, toOklch(paper).l + 0.12, 0.045)),
    edge: lighter(tone(outlines, 0.66, 0.04), control, ...grounds, moneyWash),
    action: lighter(tone(action, 0.78, 0.15), text, ...grounds),
    'on-action': toHex(tone(action, 0.17, 0.04)),
    'action-wash': wash,
    money: lighter(tone(money, 0.8, 0.13), figure, ...grounds, moneyWash),
    'money-wash': moneyWash,
    dusk,
    outline: toHex(tone(outlines, 0.66, 0.03)),
    device: toHex(tone(outlines, 0.42, 0.06)),
    'device-edge': toHex(tone(outlines, 0.71, 0.06)),
    'device-key': toHex(tone(outlines, 0.49, 0.06)),
  };
}

/**
 * All palettes from one to six colours, each as near to what was given as it may be where it has to be read. What
 * stands in no relation to a brand, as the paper of receipts, is what it always is.
 */
export function palettesOf(given: BrandColours): Pick<Brand, 'colours' | 'drawn'> {
  const action = toOklch(given.action);
  const money = toOklch(given.money ?? given.action);
  const ink = toOklch(given.ink ?? given.action);
  const night = toOklch(given.night ?? given.ink ?? given.action);
  const device = toOklch(given.device ?? given.ink ?? given.action);
  const ground = given.ground === undefined ? tone(action, 0.965, 0.006) : toOklch(given.ground);

  const sheet = toHex({ l: 0.945, c: 0.012, h: 95 });
  const lightGround = toHex({ ...ground, l: Math.max(ground.l, 0.955) });
  const wash = toHex(tone(action, 0.94, 0.025));
  const moneyWash = toHex(tone(money, 0.94, 0.03));
  const grounds = [lightGround, '#ffffff', sheet, wash, moneyWash];
  const lightInk = darker(tone(ink, Math.min(ink.l, 0.24), 0.05), text, ...grounds);
  const screen = toHex(tone(action, 0.98, 0.01));
  const darkGround = toHex(tone(night, 0.18, 0.022));
  const nightGround = lighter(tone(night, Math.min(Math.max(night.l, 0.24), 0.3), 0.08), surface, darkGround);
  return {
    colours: {
      light: {
        ground: lightGround,
        paper: '#ffffff',
        sheet: '#ffffff',
        ink: lightInk,
        'ink-soft': darker(tone(ink, 0.42, 0.03), text, ...grounds),
        line: toHex(tone(ink, 0.885, 0.015)),
        edge: darker(tone(ink, 0.59, 0.03), control, ...grounds),
        action: darker(action, text, ...grounds, screen),
        'on-action': '#ffffff',
        'action-wash': wash,
        money: darker(money, figure, ...grounds),
        'money-wash': moneyWash,
        dusk: moneyWash,
        outline: lightInk,
        device: toHex(tone(device, Math.min(device.l, 0.3), 0.08)),
        'device-edge': toHex(tone(device, 0.21, 0.05)),
        'device-key': toHex(tone(device, 0.39, 0.08)),
        screen,
      },
      dark: {
        ...deep(action, money, night, darkGround, device),
        sheet,
        screen: toHex(tone(action, 0.955, 0.015)),
      },
      night: deep(action, money, night, nightGround, device),
    },
    drawn: {
      shade: toHex(tone(device, 0.21, 0.04)),
      'money-shade': toHex(tone(money, 0.28, 0.09)),
      'screen-line': toHex(tone(action, 0.86, 0.02)),
      'screen-wash': toHex(tone(action, 0.91, 0.035)),
    },
  };
}
