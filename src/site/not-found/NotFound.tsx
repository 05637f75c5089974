import { InlineArt } from '../../drawings/InlineArt.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import type { Missing } from './answers.schema.ts';
import styles from './NotFound.module.css';

/** What a visitor meets at an address that leads nowhere: what happened, and the way back. */
export function NotFound({ code, title, text, back, art }: Readonly<Omit<Missing, 'meta'>>) {
  return (
    <section className={`wrap columns ${styles.missing}`}>
      <div>
        {code && <p className={`mono ${styles.code}`}>{code}</p>}
        <h1>{title}</h1>
        <p className={`lead ${styles.text}`}>{text}</p>
        <ButtonLink href={back.to}>{back.label}</ButtonLink>
      </div>
      <InlineArt {...art} />
    </section>
  );
}
