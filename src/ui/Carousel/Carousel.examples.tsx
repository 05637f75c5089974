import type { Example } from '../example.ts';
import { Slip } from '../Slip/Slip.tsx';
import { Carousel, type CarouselWords } from './Carousel.tsx';

const titles = ['Counter service', 'Table service', 'Deliveries', 'Online orders', 'Subscriptions'] as const;

const words: CarouselWords = {
  carousel: 'carousel',
  slide: 'slide',
  row: '{label}, slides',
  slideName: '{n} of {count}: {title}',
  inView: 'Slides in view:',
  position: '{n} of {count}',
  previous: 'Previous slides',
  next: 'Next slides',
};

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

export const examples: readonly Example[] = [
  {
    title: 'Loop: the last slide is followed by the first',
    content: <Carousel id="loop" words={words} label="Ways to sell, in a loop" mode="loop" slides={slides(5)} />,
  },
  {
    title: 'Ends: nowhere to go back to from the first slide',
    content: <Carousel id="first" words={words} label="Ways to sell, at the start" mode="ends" slides={slides(5)} />,
  },
  {
    title: 'Every slide in view on a wide screen: nothing to move there',
    content: <Carousel id="few" words={words} label="Three ways to sell" mode="loop" slides={slides(3)} />,
  },
];
