import { Icon } from '../../ui/Icon/Icon.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Table } from '../../ui/Table/Table.tsx';
import type { Page } from './page.schema.ts';
import styles from './TradeMap.module.css';

/** Eight industries against six ways to be paid. */
export function TradeMap({ title, intro, caption, industry, ways, yes, rows }: Page['map']) {
  return (
    <Section flush title={title} intro={intro}>
      <div className={styles.map}>
        <Table
          caption={caption}
          columns={[industry, ...ways]}
          rows={rows.map((row) => [
            row.name,
            ...ways.map((way) => (row.ways.includes(way) ? <Icon key={way} name="check" label={yes} /> : null)),
          ])}
        />
      </div>
    </Section>
  );
}
