import type { Example } from '../example.ts';
import { Slip } from '../Slip/Slip.tsx';
import { Carousel } from './Carousel.tsx';

const titles = ['Counter service', 'Table service', 'Deliveries', 'Online orders', 'Subscriptions'] as const;

const slides = (count: number) =>
  titles.slice(0, count).map((title) => ({
    title,
    content: (
      <Slip>
        <h3>{title}</h3>
        <p>How a payment is taken there, and with what device.</p>
      </Slip>
    ),
  }));

/** Presses the button as often as there are slides to pass, which the carousel counts at once. */
const press = (times: number) => (stage: HTMLElement) => {
  const next = stage.querySelector<HTMLElement>('[aria-label="Next slide"]');
  for (let index = 0; index < times; index += 1) next?.click();
};

export const examples: readonly Example[] = [
  {
    title: 'Loop: the last slide is followed by the first',
    content: <Carousel id="loop" label="Ways to sell, in a loop" mode="loop" slides={slides(5)} />,
  },
  {
    title: 'Ends: on the first slide',
    content: <Carousel id="first" label="Ways to sell, at the start" mode="ends" slides={slides(5)} />,
  },
  {
    title: 'Ends: on the last slide',
    content: <Carousel id="last" label="Ways to sell, at the end" mode="ends" slides={slides(5)} />,
    act: press(4),
  },
  {
    title: 'Every slide in view: nothing to move',
    content: <Carousel id="single" label="The one way to sell" mode="loop" slides={slides(1)} />,
  },
];
