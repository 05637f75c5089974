import { createRoot } from 'react-dom/client';
import { behaviourMark } from '../src/lib/browser-protocol.ts';
import { start } from '../src/ui/Carousel/carousel.client.ts';
import { examplesOf } from './components.ts';

// Brings the examples of a frame to life as the site's shell would, then into the states they are examples of.
for (const stage of document.querySelectorAll<HTMLElement>('[data-example]')) {
  const example = examplesOf(document.body.dataset['component'] ?? '')[Number(stage.dataset['example'])];
  if (example?.live) createRoot(stage).render(example.content);
  for (const carousel of stage.querySelectorAll<HTMLElement>(`[${behaviourMark}=carousel]`)) start(carousel);
  example?.act?.(stage);
}
document.body.dataset['ready'] = '';
