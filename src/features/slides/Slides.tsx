import type { ReactNode } from 'react';
import { carousel } from '../../site/everywhere/words.yaml';
import { Carousel, type CarouselProps } from '../../ui/Carousel/Carousel.tsx';

export interface SlidesProps<Slide> extends Pick<CarouselProps, 'id' | 'label'>, Partial<Pick<CarouselProps, 'mode'>> {
  readonly slides: readonly Slide[];
  /** What a slide holds. */
  readonly children: (slide: Slide) => ReactNode;
}

/** A carousel in the words of the site; a loop, where nothing else is said. */
export function Slides<Slide extends { readonly title: string }>(props: SlidesProps<Slide>) {
  const { mode = 'loop', slides, children, ...row } = props;
  const filled = slides.map((slide) => ({ title: slide.title, content: children(slide) }));
  return <Carousel {...row} words={carousel} mode={mode} slides={filled} />;
}
