import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { numberNotes } from '../../lib/notes.ts';
import type { MerchantServicesContent } from '../../schemas/pages/merchant-services.ts';
import { Accordion } from '../../ui/Accordion/Accordion.tsx';
import { NoteMark, Notes } from '../../ui/Notes/Notes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './MerchantFaq.module.css';

/** What is asked before signing, the heading beside the answers. */
export function MerchantFaq({ title, more, button, entries }: MerchantServicesContent['faq']) {
  const { notes, numberOf } = numberNotes(entries.flatMap(({ claim }) => claim ?? []));
  return (
    <Section id="questions">
      <div className={styles.faq}>
        <div>
          <h2>{title}</h2>
          <p className={styles.more}>{more}</p>
          <GetStartedButton variant="quiet">{button}</GetStartedButton>
        </div>
        <div>
          <Accordion
            name="questions"
            entries={entries.map(({ id, title: question, text, claim }) => ({
              id,
              title: question,
              content: (
                <p>
                  {text}
                  {claim && <NoteMark id="faq" number={numberOf(claim)} />}
                </p>
              ),
            }))}
          />
          <Notes id="faq" notes={notes} />
        </div>
      </div>
    </Section>
  );
}
