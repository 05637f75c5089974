import { draftMark } from '../../lib/browser-protocol.ts';
import { deviceStore } from '../../lib/storage.ts';

/**
 * At load, and whenever the network is back: sends what was entered without one. Anything at all in local storage is reason
 * to look, since nothing else of this site is kept there; so pages that have nothing to send load nothing for it.
 */
async function send(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>(`form[${draftMark}=lead]`);
  if (!form || !navigator.onLine || deviceStore.names().length === 0) return;
  const { sendKeptLeads } = await import('./send-kept-leads.ts');
  await sendKeptLeads(form.action);
}

// Rejects when the network is gone again.
const look = () => void send().catch(() => {});

addEventListener('online', look);
look();
