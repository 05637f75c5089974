/** A colour by how light it is (0 to 1), how strong, and its hue in degrees: even steps look even (CSS Color 4, section 9). */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Three = readonly [number, number, number];

/** How much light a part of a colour is, both 0 to 1 (sRGB). */
export const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** Reads a colour written #rrggbb. */
export function toOklch(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const x = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return { l, c: Math.hypot(x, y), h: (Math.atan2(y, x) * 180) / Math.PI };
}

function toLinearRgb({ l, c, h }: Oklch): Three {
  const [x, y] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const middle = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** Writes a colour as #rrggbb; one that no screen can show is made weaker until one can. */
export function toHex(colour: Oklch): string {
  const parts = toLinearRgb(colour);
  const isShown = parts.every((part) => part >= -0.0001 && part <= 1.0001);
  if (!isShown && colour.c > 0) return toHex({ ...colour, c: Math.max(0, colour.c - 0.004) });
  const digits = parts.map((part) => Math.round(255 * fromLinear(Math.min(1, Math.max(0, part)))));
  return `#${digits.map((digit) => digit.toString(16).padStart(2, '0')).join('')}`;
}
