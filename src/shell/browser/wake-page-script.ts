import { oncePainted } from './once-painted.ts';

/** The page's own script sleeps in a template until the page is painted; so do a narrow screen's fonts (fonts.client.ts). */
function awaken(): void {
  document.body.append(document.querySelector<HTMLTemplateElement>('template[data-page-script]')?.content ?? '');
}

oncePainted(awaken);
