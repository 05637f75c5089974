import type { LeadSubmission } from '../../contracts/lead-submission.ts';
import type { Suspicion } from './store/store.ts';

/**
 * Why a submission looks machine-made, if it does. It is kept all the same, in quarantine: these are guesses.
 * @param scripted Whether the site's script sent it, which always counts the time; a form without script cannot.
 */
export function suspicionOf(
  { website, openedAt }: LeadSubmission,
  scripted: boolean,
  minimumMilliseconds: number,
): Suspicion | undefined {
  if (website !== '') return 'honeypot';
  if (openedAt === null) return scripted ? 'too fast' : undefined;
  return openedAt < minimumMilliseconds ? 'too fast' : undefined;
}
