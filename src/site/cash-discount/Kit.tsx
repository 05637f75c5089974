import { Art } from '../../drawings/Art.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { TitledList } from '../../ui/TitledList/TitledList.tsx';
import styles from './Kit.module.css';
import type { Page } from './page.schema.ts';

/** What the set-up consists of, out of one parcel. */
export function Kit({ title, art, items }: Page['kit']) {
  return (
    <Section>
      <div className={`columns ${styles.kit}`}>
        <Art {...art} />
        <div>
          <h2>{title}</h2>
          <TitledList items={items} />
        </div>
      </div>
    </Section>
  );
}
