import type { Example } from '../example.ts';
import { BackLink, Button, ButtonLink, MoreLink } from './Button.tsx';

const smallAndQuiet = (
  <Button small variant="quiet">
    See an example
  </Button>
);

export const examples: readonly Example[] = [
  { title: 'Primary', content: <Button>Get a quote</Button> },
  { title: 'Small and quiet', content: smallAndQuiet },
  { title: 'A link that looks like one', content: <ButtonLink href="#pricing">See the pricing</ButtonLink> },
  { title: 'The way on, at the foot of a card', content: <MoreLink href="#terminals">All terminals</MoreLink> },
  { title: 'The way back, above a title', content: <BackLink href="#articles">All articles</BackLink> },
];
