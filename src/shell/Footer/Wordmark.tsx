import { brand } from '../../brand.ts';

/** The name at the foot of a page, as wide as its place whatever its length. */
export function Wordmark({ className }: { readonly className: string }) {
  const width = brand.name.length * 55;
  return (
    <svg viewBox={`4 0 ${width} 80`} className={className} aria-hidden="true">
      <text y="76" textLength={width + 8}>
        {brand.name}
      </text>
    </svg>
  );
}
