import { isInPage, mark } from '../../brand/mark.ts';

const height = 26;
const width = Math.round((height * mark.width) / mark.height);

/** The logo's mark, as high as the name beside it. */
export function BrandMark() {
  if (!isInPage) return <img src="/favicon.svg" alt="" width={width} height={height} />;
  return (
    <svg viewBox={`0 0 ${mark.width} ${mark.height}`} width={width} height={height} aria-hidden="true">
      {mark.content}
    </svg>
  );
}
