import { brand } from '../../brand.ts';

/** The logo mark, from the brand file. */
export function BrandMark() {
  const { box, strokeWidth, action, money } = brand.mark;
  return (
    <svg
      viewBox={`0 0 ${box} ${box}`}
      width={box}
      height={box}
      fill="none"
      strokeWidth={strokeWidth}
      aria-hidden="true"
    >
      <path d={action} stroke="var(--color-action)" />
      <path d={money} stroke="var(--color-money)" />
    </svg>
  );
}
