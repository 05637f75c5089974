import { Section } from '../../ui/Section/Section.tsx';
import { TitledList } from '../../ui/TitledList/TitledList.tsx';
import type { Page } from './page.schema.ts';

/** Six promises a merchant can check. */
export function Trust({ title, tiles }: Page['trust']) {
  return (
    <Section flush title={title}>
      <TitledList items={tiles} />
    </Section>
  );
}
