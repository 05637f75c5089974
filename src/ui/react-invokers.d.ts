import 'react';

declare module 'react' {
  /** Invoker commands (HTML Living Standard), not yet in React's own types. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}
