import type { Example } from '../example.ts';
import { Button, ButtonLink, MoreLink } from './Button.tsx';

export const examples: readonly Example[] = [
  { title: 'Primary', content: <Button>Get a quote</Button> },
  { title: 'Quiet', content: <Button variant="quiet">See an example</Button> },
  { title: 'Small', content: <Button small>Get a quote</Button> },
  {
    title: 'Small and quiet',
    content: (
      <Button small variant="quiet">
        See an example
      </Button>
    ),
  },
  { title: 'Disabled', content: <Button disabled>Get a quote</Button> },
  { title: 'A link that looks like one', content: <ButtonLink href="#pricing">See the pricing</ButtonLink> },
  {
    title: 'A quiet, small link',
    content: (
      <ButtonLink href="#terms" variant="quiet" small>
        Read the terms
      </ButtonLink>
    ),
  },
  { title: 'The way on, at the foot of a card', content: <MoreLink href="#terminals">All terminals</MoreLink> },
];
