import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import { TileGrid } from '../../ui/TileGrid/TileGrid.tsx';
import type { Page } from './page.schema.ts';

/** Six promises a merchant can check. */
export function Trust({ title, tiles }: Page['trust']) {
  return (
    <Section flush>
      <SectionHead title={title} />
      <TileGrid tiles={tiles} />
    </Section>
  );
}
