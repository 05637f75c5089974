import type { Example } from '../example.ts';
import { Icon, iconNames } from './Icon.tsx';

export const examples: readonly Example[] = iconNames.map((name) => ({
  title: name,
  content: (
    <p>
      <Icon name={name} label={name} />
    </p>
  ),
}));
