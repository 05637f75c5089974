import { Text } from '@keystar/ui/typography';
import { reviewAddress } from '../addresses.ts';

/** Leads to what has changed; stands behind the brand's name, where alone Keystatic's frame takes what is not its own. */
export const ReviewLink = () => (
  <a href={reviewAddress} style={{ order: 1, marginInlineStart: 'auto' }}>
    <Text color="accent">Changes</Text>
  </a>
);
