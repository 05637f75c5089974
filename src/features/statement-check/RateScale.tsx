import { formatRange, type RateRange, scaleEnd, scalePlace } from './effective-rate.ts';

export interface RateScaleProps {
  /** Marked on the scale. */
  readonly usual: RateRange;
  /** In hundredths of a percent. */
  readonly rate: number;
}

/** The numbers below it, and where each stands. */
const percents = [0, 2, 4, 6];
const places = percents.map((percent) => scalePlace(percent * 100)).join(' ');

/** Two a percent; a little over the last, which would not be drawn at the very end. */
const ticks = scaleEnd / 50 + 0.05;

/**
 * A ruler of percents with the usual range marked on it and a pointer at the rate, or past its end; as wide as its place.
 * What it shows stands in words beside it.
 */
export function RateScale({ usual, rate }: RateScaleProps) {
  return (
    <svg width="100%" height="104" aria-hidden="true" fill="currentColor" textAnchor="middle" overflow="visible">
      <rect
        x={scalePlace(usual.low)}
        y="24"
        width={scalePlace(usual.high - usual.low)}
        height="48"
        fill="var(--color-money-wash)"
        stroke="var(--color-money)"
      />
      <text x={scalePlace((usual.low + usual.high) / 2)} y="16">
        {formatRange(usual)}
      </text>
      <line x2="100%" y1="72" y2="72" stroke="currentColor" />
      <line
        x2="100%"
        y1="76"
        y2="76"
        stroke="currentColor"
        strokeWidth="9"
        pathLength={ticks}
        strokeDasharray=".05 .95"
      />
      <text x={places} y="99">
        {percents.join('')}
      </text>
      <svg x={scalePlace(rate)} y="32" overflow="visible">
        <path d={rate > scaleEnd ? 'M-54 15h36V7l18 9-18 9v-8h-36z' : 'M-8-3H8L1 9v40h-2V9z'} />
      </svg>
    </svg>
  );
}
