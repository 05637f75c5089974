import type { SendMailOptions } from 'nodemailer';
import type { EmailSettings } from '../settings.ts';
import type { Stats } from '../store/store.ts';

/** What waits for the owner, in numbers: who it is about stays in the database. */
export function digestMessage(
  { leads, deliveries }: Stats,
  { from, to }: Pick<EmailSettings, 'from' | 'to'>,
): SendMailOptions {
  const [held, dead] = [leads.quarantined, deliveries.dead];
  return {
    from,
    to,
    subject: `Leads that wait for you: ${held} in quarantine, ${dead} dead letters`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: [
      `In quarantine: ${held}. They look as if machines had sent them, and nothing of them was delivered.`,
      '',
      '  npm run leads -- list --state quarantined',
      '  npm run leads -- release <id>',
      '  npm run leads -- delete <id>',
      '',
      `Dead letters: ${dead}. They could not be delivered. Once what they met is put right, send them again.`,
      '',
      '  npm run leads -- list --dead',
      '  npm run leads -- resend --dead',
      '',
      'This mail comes again, as often as LEADS_DIGEST_HOURS says, until nothing waits.',
    ].join('\n'),
  };
}
