import { color } from './kit/palette.ts';

/** The three voices of the site: headings, text, and the one that counts money. */
export type Voice = 'heading' | 'text' | 'mono';

export interface LabelProps {
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly children: string;
  readonly size?: number;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
  readonly voice?: Voice;
}

/** Optical tightening of larger sizes, in thousandths of the size. */
function tracking(voice: Voice, size: number): number | undefined {
  if (voice === 'mono') return Math.round(size * -2.5) / 100;
  // Below that the spaces between words would close at the sizes of a phone.
  return voice === 'heading' && size > 20 ? Math.round(size * -2) / 100 : undefined;
}

/** A line of words; the text voice is inherited from the drawing. */
export function Label({
  x,
  y,
  children,
  size = 11,
  weight,
  anchor = 'start',
  fill = color.ink,
  voice = 'text',
}: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      fill={fill}
      fontSize={size}
      fontWeight={weight}
      fontFamily={voice === 'text' ? undefined : `var(--font-${voice})`}
      letterSpacing={tracking(voice, size)}
      textAnchor={anchor === 'start' ? undefined : anchor}
    >
      {children}
    </text>
  );
}

export type MoneyProps = Omit<LabelProps, 'voice'>;

/** A figure in tabular numerals, set to the right edge unless told otherwise. */
export function Money({ anchor = 'end', weight = 600, ...rest }: MoneyProps) {
  return <Label {...rest} anchor={anchor} weight={weight} voice="mono" />;
}
