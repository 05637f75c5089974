import type { Example } from '../example.ts';
import { Icon, iconNames } from './Icon.tsx';

const all = iconNames.map((name) => (
  <li key={name}>
    <Icon name={name} label={name} /> {name}
  </li>
));

export const examples: readonly Example[] = [
  { title: 'Each by its name', content: <ul className="actions">{all}</ul> },
];
