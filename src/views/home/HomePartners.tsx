import { PartnerGroups } from '../../features/partners/PartnerGroups.tsx';
import type { HomeContent } from '../../schemas/pages/home.ts';
import type { Partners } from '../../schemas/partners.ts';
import { Section, SectionHead } from '../../ui/Section/Section.tsx';

export interface HomePartnersProps extends Readonly<HomeContent['partners'] & Partners> {}

/** The technology partners by group. */
export function HomePartners({ title, intro, groups }: HomePartnersProps) {
  return (
    <Section>
      <SectionHead title={title} intro={intro} />
      <PartnerGroups groups={groups} />
    </Section>
  );
}
