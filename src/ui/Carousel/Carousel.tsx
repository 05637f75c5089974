import type { ReactNode } from 'react';
import { behaviourMark, modeMark, pendingMark, wordsMark } from '../../lib/browser-protocol.ts';
import { fill, type Template } from '../../lib/fill.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Carousel.module.css';
import type { CarouselMode } from './position.ts';

export interface CarouselWords {
  /** What it is, and what is in it, for those who hear it. */
  readonly carousel: string;
  readonly slide: string;
  readonly row: Template<'label'>;
  readonly slideName: Template<'n' | 'count' | 'title'>;
  /** Before the position, for those who hear it. */
  readonly inView: string;
  /** Which slides are in view, of how many. */
  readonly position: Template<'n' | 'count'>;
  readonly previous: string;
  readonly next: string;
}

export interface CarouselProps {
  /** Unique on the page. */
  readonly id: string;
  /** What the slides are about, as the region's name. */
  readonly label: string;
  readonly mode: CarouselMode;
  readonly words: CarouselWords;
  readonly slides: readonly { readonly title: string; readonly content: ReactNode }[];
}

/**
 * Slides in a row that scrolls and snaps by itself; the buttons, arrow keys and position come from carousel.client.ts,
 * which the shell loads when the carousel is near. Where all slides are in view there is nothing to move, and no button.
 * W3C ARIA carousel pattern; no clones, never moves by itself.
 */
export function Carousel({ id, label, mode, words, slides }: CarouselProps) {
  const count = slides.length;
  return (
    <section
      id={id}
      className={styles.carousel}
      aria-roledescription={words.carousel}
      aria-label={label}
      {...{ [behaviourMark]: 'carousel', [modeMark]: mode, [pendingMark]: '' }}
    >
      <div className={`with-script ${styles.controls}`}>
        <div className={`label ${styles.position}`} aria-atomic="true">
          <span className="visually-hidden">{`${words.inView} `}</span>
          <span {...{ [wordsMark]: words.position }}>{fill(words.position, { n: 1, count })}</span>
        </div>
        <button
          type="button"
          className={styles.button}
          aria-label={words.previous}
          aria-controls={`${id}-slides`}
          disabled={mode === 'ends'}
        >
          <Icon name="back" />
        </button>
        <button type="button" className={styles.button} aria-label={words.next} aria-controls={`${id}-slides`}>
          <Icon name="arrow" />
        </button>
      </div>
      <div
        id={`${id}-slides`}
        className={styles.slides}
        role="group"
        aria-label={fill(words.row, { label })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
      >
        {slides.map(({ title, content }, index) => (
          <div
            key={title}
            className={styles.slide}
            role="group"
            aria-roledescription={words.slide}
            aria-label={fill(words.slideName, { n: index + 1, count, title })}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}
