import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { Questions } from '../../features/questions/Questions.tsx';
import type { MerchantServicesContent } from '../../schemas/pages/merchant-services.ts';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './MerchantFaq.module.css';

/** What is asked before signing, the heading beside the answers. */
export function MerchantFaq({ title, more, button, entries }: MerchantServicesContent['faq']) {
  return (
    <Section id="questions">
      <div className={styles.faq}>
        <div>
          <h2>{title}</h2>
          <p className={styles.more}>{more}</p>
          <GetStartedButton variant="quiet">{button}</GetStartedButton>
        </div>
        <Questions entries={entries} />
      </div>
    </Section>
  );
}
