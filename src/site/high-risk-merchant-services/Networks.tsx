import { Section } from '../../ui/Section/Section.tsx';
import { TitledList } from '../../ui/TitledList/TitledList.tsx';
import styles from './Networks.module.css';
import type { Page } from './page.schema.ts';

/** Registration and monitoring: what the card networks ask of an account like this, and count. */
export function Networks({ title, intro, rules }: Page['networks']) {
  return (
    <Section id="networks" flush title={title} intro={intro}>
      <TitledList
        className={`columns ${styles.rules}`}
        items={rules.map(({ note: claim, ...rule }) => ({ ...rule, note: claim?.note }))}
      />
    </Section>
  );
}
