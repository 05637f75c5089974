import { onFirstPaint } from './first-paint.ts';

/** The page's own script sleeps in a template until there is something to see; so do a narrow screen's fonts (fonts.client.ts). */
function awaken(): void {
  document.body.append(document.querySelector<HTMLTemplateElement>('template[data-page-script]')?.content ?? '');
}

addEventListener('DOMContentLoaded', () => onFirstPaint(awaken));
