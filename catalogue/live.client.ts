import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { behaviourMark } from '../src/lib/browser-protocol.ts';
import { start } from '../src/ui/Carousel/carousel.client.ts';
import { components } from './components.ts';

// Brings the examples to life as the site's shell would, then into the states that they are examples of.
for (const { name, examples } of components) {
  for (const [index, { content, live, act }] of examples.entries()) {
    const stage = document.getElementById(`${name}-${index}`);
    if (!stage) continue;
    // At once, for what is done to it next.
    if (live) flushSync(() => createRoot(stage).render(content));
    for (const carousel of stage.querySelectorAll<HTMLElement>(`[${behaviourMark}=carousel]`)) start(carousel);
    act?.(stage);
  }
}
document.body.dataset['ready'] = '';
