import { Art } from '../../drawings/Art.tsx';
import { footnotes } from '../../features/footnotes/footnotes.tsx';
import { Slides } from '../../features/slides/Slides.tsx';
import { Section, type SectionProps, SectionWords } from '../../ui/Section/Section.tsx';
import styles from './Gateway.module.css';
import type { Page } from './page.schema.ts';

export type GatewayProps = Page['gateways'][number] & {
  /** Anchors of the carousel and the note; unique on the page. */
  readonly id: string;
  /** The second stands on a ground of its own. */
  readonly tone?: SectionProps['tone'];
};

/** One gateway: what it is known for, a figure where it states one, and three slides. */
export function Gateway({ id, tone, name, title, intro, figure, slides }: GatewayProps) {
  const { mark, notes } = footnotes(id, figure ? [figure] : [], name);
  return (
    <Section tone={tone}>
      <div className={styles.head}>
        <div>
          <SectionWords title={title} intro={intro} />
        </div>
        {figure && (
          <p className={styles.figure}>
            <b>{figure.value}</b>
            <span>
              {figure.wording}
              {mark(figure)}
            </span>
          </p>
        )}
      </div>
      <Slides id={`${id}-slides`} label={name} slides={slides}>
        {(slide) => (
          <>
            <Art {...slide.art} className={`wash ${styles.stage}`} />
            <div className={styles.words}>
              <h3>{slide.title}</h3>
              <p>{slide.text}</p>
            </div>
          </>
        )}
      </Slides>
      {notes}
    </Section>
  );
}
