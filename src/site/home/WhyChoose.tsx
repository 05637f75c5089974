import { Art } from '../../drawings/Art.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { TitledList } from '../../ui/TitledList/TitledList.tsx';
import type { Page } from './page.schema.ts';
import styles from './WhyChoose.module.css';

/** Four reasons beside what they can be checked by: the fee sheet, on a deep section of their own. */
export function WhyChoose({ title, art, items }: Page['whyChoose']) {
  return (
    <Section tone="night">
      <div className={`split ${styles.proof}`}>
        <div>
          <h2>{title}</h2>
          <TitledList
            className={`columns ${styles.reasons}`}
            items={items.map(({ note: claim, ...reason }) => ({ ...reason, note: claim?.note }))}
          />
        </div>
        <Art {...art} />
      </div>
    </Section>
  );
}
