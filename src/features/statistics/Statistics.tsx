import { footnote } from '../../site/everywhere/words.yaml';
import { Section, type SectionProps } from '../../ui/Section/Section.tsx';
import { StatGrid, type StatGridProps } from '../../ui/StatGrid/StatGrid.tsx';

export interface StatisticsProps extends Omit<StatGridProps, 'markLabel'>, Pick<SectionProps, 'tone' | 'flush'> {
  readonly title: string;
}

/** A section of large figures with their qualifiers. */
export function Statistics({ title, tone, flush, ...grid }: StatisticsProps) {
  return (
    <Section tone={tone} flush={flush} title={title}>
      <StatGrid {...grid} markLabel={footnote.mark} />
    </Section>
  );
}
