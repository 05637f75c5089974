import { brand } from '../../brand.ts';

/** Shorter names are set as they are, or they would be as high as a page. */
const shortest = 6;

/** The name at the foot of a page, as wide as its place whatever its length. */
export function Wordmark({ className }: { readonly className: string }) {
  const { length } = brand.name;
  const width = Math.max(shortest, length) * 55;
  return (
    <svg viewBox={`4 0 ${width} 86`} className={className} aria-hidden="true">
      <text y="76" textLength={length < shortest ? undefined : width + 8}>
        {brand.name}
      </text>
    </svg>
  );
}
