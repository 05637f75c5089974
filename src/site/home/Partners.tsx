import { PartnerGroups } from '../../features/partners/PartnerGroups.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Partners as TechnologyPartners } from '../everywhere/partners.schema.ts';
import type { Page } from './page.schema.ts';

export interface PartnersProps extends Readonly<Page['partners'] & TechnologyPartners> {}

/** The technology partners by group. */
export function Partners({ title, intro, groups }: PartnersProps) {
  return (
    <Section title={title} intro={intro}>
      <PartnerGroups groups={groups} />
    </Section>
  );
}
