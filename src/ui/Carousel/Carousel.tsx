import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Carousel.module.css';

/** `loop`: the last slide is followed by the first. `ends`: the buttons stop at the first and last slide (decision 8). */
export type CarouselMode = 'loop' | 'ends';

export interface CarouselProps {
  /** Unique on the page. */
  readonly id: string;
  /** What the slides are about, as the region's name. */
  readonly label: string;
  readonly mode: CarouselMode;
  readonly slides: readonly { readonly title: string; readonly content: ReactNode }[];
}

/**
 * Slides in a row that scrolls and snaps by itself; the buttons, arrow keys and position come from carousel.client.ts,
 * which the shell loads when the carousel is near. W3C ARIA carousel pattern; no clones, never moves by itself.
 */
export function Carousel({ id, label, mode, slides }: CarouselProps) {
  return (
    <section
      id={id}
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      data-behaviour="carousel"
      data-mode={mode}
      data-pending=""
    >
      <div className={styles.controls}>
        <p className={styles.position} aria-live="polite">
          {`Slide 1 of ${slides.length}`}
        </p>
        <button
          type="button"
          className={styles.button}
          aria-label="Previous slide"
          aria-controls={`${id}-slides`}
          disabled={mode === 'ends'}
        >
          <Icon name="back" />
        </button>
        <button type="button" className={styles.button} aria-label="Next slide" aria-controls={`${id}-slides`}>
          <Icon name="arrow" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div id={`${id}-slides`} className={styles.slides} role="group" aria-label={`${label}, slides`} tabIndex={0}>
        {slides.map(({ title, content }, index) => (
          <div
            key={title}
            className={styles.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}: ${title}`}
            aria-current={index === 0}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}
