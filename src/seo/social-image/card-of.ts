import { brand } from '../../brand.ts';
import { findScene } from '../../drawings/scenes.ts';
import { formatDay } from '../../lib/dates.ts';
import { socialImage } from '../../site/everywhere/words.yaml';
import type { SitePage } from '../site-pages.ts';
import { printedPicture } from './printed-picture.tsx';
import { sizeOf, widestRatio } from './Slip.tsx';
import type { SocialCardProps } from './SocialCard.tsx';

/** Stands in where a page has no picture, and no drawing that is large enough. */
const standIn = 'home-hero';

/** The first drawing that stands well on the slip; failing that, the widest, of which a part is shown; none if all are small. */
function pickScene(ids: readonly string[]) {
  const sized = ids.map((id) => {
    const { scene } = findScene(id);
    const [width, height] = sizeOf(scene);
    return { scene, width, ratio: width / height };
  });
  // What is smaller is a mark, not a picture.
  const large = sized.filter(({ width, ratio }) => width >= 240 && ratio > 0.7);
  const [widest] = large.toSorted((a, b) => b.width - a.width);
  const picked = large.find(({ ratio }) => ratio < widestRatio) ?? widest;
  return picked?.scene;
}

/** What a page's social image shows; an article's has its date and byline. */
export async function cardOf({
  path,
  headline,
  kicker,
  scenes,
  pictures,
  published,
}: SitePage): Promise<SocialCardProps> {
  const { host } = new URL(brand.url);
  const [picture] = pictures;
  const drawing = pickScene(scenes);
  return {
    kicker,
    title: headline,
    address: path === '/' ? host : host + path,
    scene: drawing ?? (picture === undefined ? findScene(standIn).scene : await printedPicture(picture)),
    rows:
      published === undefined
        ? []
        : [
            { label: socialImage.date, value: formatDay(published.date) },
            { label: socialImage.by, value: published.by },
          ],
  };
}
