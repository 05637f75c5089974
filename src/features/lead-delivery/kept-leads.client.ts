/** At load, and whenever the network is back: sends what was entered without one, if there is anything. */
import { keptLeads } from './kept-leads.ts';

async function send(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form[data-draft=lead]');
  if (!form || !navigator.onLine || keptLeads().length === 0) return;
  const { sendKeptLeads } = await import('./send-kept-leads.ts');
  await sendKeptLeads(form.action);
}

addEventListener('online', send);
void send();
