import type { ReactNode } from 'react';
import { Label, type LabelProps, Money } from '../text.tsx';
import { round } from './Placed.tsx';
import { color, hairWidth } from './palette.ts';

export type ScreenTone = 'ink' | 'soft' | 'action' | 'money';

const tones: Readonly<Record<ScreenTone, string>> = {
  ink: color.screenInk,
  soft: color.screenSoft,
  action: color.screenAction,
  money: color.screenMoney,
};

export interface ScreenTextProps extends Omit<LabelProps, 'fill'> {
  readonly tone?: ScreenTone;
}

/** Words on a lit screen. */
export function ScreenText({ tone = 'ink', size = 9, ...rest }: ScreenTextProps) {
  return <Label {...rest} size={size} fill={tones[tone]} />;
}

export interface ScreenMoneyProps extends Omit<ScreenTextProps, 'voice'> {}

/** A figure on a lit screen. */
export function ScreenMoney({ tone = 'ink', size = 9, ...rest }: ScreenMoneyProps) {
  return <Money {...rest} size={size} fill={tones[tone]} />;
}

export interface ScreenRowProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly label: string;
  readonly amount: string;
  readonly size?: number;
  readonly tone?: ScreenTone;
  readonly strong?: boolean;
}

/** A label and its amount, on one line. */
export function ScreenRow({ x, y, width, label, amount, size = 9, tone = 'ink', strong = false }: ScreenRowProps) {
  const weight = strong ? 650 : 500;
  return (
    <>
      <ScreenText x={x} y={y} size={size} weight={weight} tone={strong ? tone : 'soft'}>
        {label}
      </ScreenText>
      <ScreenMoney x={x + width} y={y} size={size} weight={weight} tone={tone}>
        {amount}
      </ScreenMoney>
    </>
  );
}

export interface ScreenRuleProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A hairline across a screen. */
export function ScreenRule({ x, y, width }: ScreenRuleProps) {
  return <path d={`M${x} ${y}h${width}`} stroke={color.screenLine} strokeWidth={hairWidth} />;
}

export interface ScreenBoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
  readonly tone?: 'wash' | 'money' | 'plain' | 'action' | 'ok' | 'dark';
}

const boxes = {
  wash: { fill: color.screenWash },
  money: { fill: color.screenMoneyWash },
  plain: { stroke: color.screenLine, strokeWidth: hairWidth },
  action: { fill: color.screenAction },
  ok: { fill: color.ok },
  dark: { fill: color.screenInk },
} as const;

/** A panel on a screen. */
export function ScreenBox({ x, y, width, height, radius = 5, tone = 'wash' }: ScreenBoxProps) {
  return <rect x={x} y={y} width={width} height={height} rx={radius} {...boxes[tone]} />;
}

export interface ScreenButtonProps extends Omit<ScreenBoxProps, 'tone' | 'height'> {
  readonly height?: number;
  readonly label: string;
  readonly size?: number;
  readonly quiet?: boolean;
}

/** A button on a screen. */
export function ScreenButton({
  x,
  y,
  width,
  height = 22,
  radius = 6,
  label,
  size = 9.5,
  quiet = false,
}: ScreenButtonProps) {
  return (
    <>
      <ScreenBox x={x} y={y} width={width} height={height} radius={radius} tone={quiet ? 'plain' : 'action'} />
      <Label
        x={x + width / 2}
        y={y + height / 2 + size * 0.35}
        size={size}
        weight={650}
        anchor="middle"
        fill={quiet ? color.screenInk : '#fff'}
      >
        {label}
      </Label>
    </>
  );
}

export interface ScreenTilesProps {
  readonly x: number;
  readonly y: number;
  /** What each item is called, and its price where the screen shows one. */
  readonly items: readonly (readonly [label: string, amount?: string])[];
  readonly columns?: number;
  /** Of one tile. */
  readonly width: number;
  readonly height: number;
  readonly gap?: number;
  readonly size: number;
  /** The index of the one just touched. */
  readonly touched?: number;
}

/** The items of an order screen, row by row: name above, price below. */
export function ScreenTiles({
  items,
  columns = 2,
  width,
  height,
  gap = 6,
  size,
  touched,
  ...corner
}: ScreenTilesProps) {
  return items.map(([label, amount], item) => {
    const x = corner.x + (item % columns) * (width + gap);
    const y = corner.y + Math.floor(item / columns) * (height + gap);
    return (
      <g key={label}>
        <ScreenBox x={x} y={y} width={width} height={height} tone={item === touched ? 'money' : 'wash'} />
        <ScreenText x={x + 7} y={y + size + 6} size={size} weight={600}>
          {label}
        </ScreenText>
        {amount === undefined ? null : (
          <ScreenMoney
            x={x + 7}
            y={round(y + height - 6 - size * 0.3)}
            size={size}
            weight={500}
            tone="soft"
            anchor="start"
          >
            {amount}
          </ScreenMoney>
        )}
      </g>
    );
  });
}

export interface TapMarkProps {
  /** Where the waves start. */
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly stroke?: string;
  readonly weight?: number;
  /** Degrees; 0 sends the waves to the right, -90 up. */
  readonly rotate?: number;
}

/** Contactless waves: three arcs of one centre. */
export function TapMark({ x, y, size = 24, stroke = color.screenAction, weight = 2.5, rotate = 0 }: TapMarkProps) {
  const arcs = [0.34, 0.67, 1].map((part) => {
    const r = Math.round(size * part * 10) / 10;
    const reach = Math.round(r * 7.2) / 10;
    const bulge = Math.round(r * 6.9) / 10;
    return `M${bulge} ${-reach}A${r} ${r} 0 0 1 ${bulge} ${reach}`;
  });
  const turn = rotate === 0 ? '' : `rotate(${rotate})`;
  return <path transform={`translate(${x} ${y})${turn}`} d={arcs.join('')} stroke={stroke} strokeWidth={weight} />;
}

export interface TickProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly stroke?: string;
  readonly weight?: number;
}

/** A check mark about its middle. */
export function Tick({ x, y, size = 8, stroke = color.screenAction, weight = 2 }: TickProps) {
  const u = Math.round(size * 10) / 20;
  return (
    <path
      d={`M${x - u} ${y}l${Math.round(u * 7) / 10} ${Math.round(u * 7) / 10} ${Math.round(u * 13) / 10}-${Math.round(u * 13) / 10}`}
      stroke={stroke}
      strokeWidth={weight}
    />
  );
}

export interface ScreenProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
  readonly children?: ReactNode;
}

/** The lit glass of a device: recessed below its upper edge, children in its own coordinates. */
export function Screen({ x, y, width, height, radius = 8, children }: ScreenProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={radius} fill={color.screen} />
      {children === undefined ? null : <g transform={`translate(${x} ${y})`}>{children}</g>}
    </>
  );
}
