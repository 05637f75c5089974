import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Button.module.css';

export interface ButtonLook {
  /** `primary` for the one thing to do, `quiet` for the alternative beside it. */
  readonly variant?: 'primary' | 'quiet' | undefined;
  readonly small?: boolean | undefined;
}

const look = ({ variant = 'primary', small = false }: ButtonLook) =>
  [styles.button, styles[variant], small && styles.small].filter(Boolean).join(' ');

export interface ButtonProps extends ButtonLook, Readonly<Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>> {}

/** A button that acts on this page. */
export function Button({ variant, small, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={look({ variant, small })} {...rest}>
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends Pick<ButtonLook, 'variant'> {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that looks like a button, for the main way on. */
export function ButtonLink({ variant, href, children }: ButtonLinkProps) {
  return (
    <a className={look({ variant })} href={href}>
      {children}
    </a>
  );
}

export interface MoreLinkProps {
  readonly href: string;
  readonly onClick?: MouseEventHandler;
  readonly children: ReactNode;
  /** In a menu: whether its page is the one shown. */
  readonly 'aria-current'?: 'page' | undefined;
}

/** A text link with an arrow, at the foot of a card, a paragraph or a menu. */
export function MoreLink({ children, ...rest }: MoreLinkProps) {
  return (
    <a className={styles.more} {...rest}>
      {children}
      <Icon name="arrow" />
    </a>
  );
}

export type BackLinkProps = Pick<MoreLinkProps, 'href' | 'children'>;

/** A text link to the page that this one belongs to, above a title. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <a className={styles.more} href={href}>
      <Icon name="back" />
      {children}
    </a>
  );
}
