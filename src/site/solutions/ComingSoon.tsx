import { Art } from '../../drawings/Art.tsx';
import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Kicker, Section } from '../../ui/Section/Section.tsx';
import { TitledList } from '../../ui/TitledList/TitledList.tsx';
import styles from './ComingSoon.module.css';
import type { Page } from './page.schema.ts';

/** What is planned and not yet on sale. */
export function ComingSoon({ kicker, title, text, items, caution, button, service, link, art }: Page['comingSoon']) {
  return (
    <Section tone="night">
      <div className={`columns ${styles.plan}`}>
        <div>
          <Kicker>{kicker}</Kicker>
          <h2>{title}</h2>
          <p className={`lead ${styles.text}`}>{text}</p>
          <p className="actions">
            <GetStartedButton service={service}>{button}</GetStartedButton>
            <MoreLink href={link.to}>{link.label}</MoreLink>
          </p>
        </div>
        <div>
          <Art {...art} />
          <p className={`fine ${styles.caution}`}>{caution}</p>
        </div>
        <TitledList className={`columns ${styles.items}`} items={items} />
      </div>
    </Section>
  );
}
