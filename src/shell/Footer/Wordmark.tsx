import { brand } from '../../brand.ts';

/** The name at the foot of a page, as wide as its place whatever its length. */
export function Wordmark({ className }: { readonly className: string }) {
  const width = brand.name.length * 55;
  return (
    <svg viewBox={`0 0 ${width} 64`} className={className} aria-hidden="true">
      <text y="76" textLength={width}>
        {brand.name}
      </text>
    </svg>
  );
}
