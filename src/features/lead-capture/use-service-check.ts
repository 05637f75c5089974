import { type RefObject, useRef, useState } from 'react';

export interface ServiceCheck {
  /** For the group of services. */
  readonly services: RefObject<HTMLFieldSetElement | null>;
  /** Counts the submits refused in a row, so that each one is announced anew; 0 while there is nothing to say. */
  readonly refusals: number;
  /** To be told of a change among the services: what was refused is being mended. */
  readonly forgive: () => void;
  /** Whether the form names a service. If it does not, counts that and moves the focus to the group (decision 9). */
  readonly hasService: (form: HTMLFormElement) => boolean;
}

/** What a submit of the lead form has to pass, wherever the lead goes: the browser cannot ask for one checkbox of many. */
export function useServiceCheck(): ServiceCheck {
  const services = useRef<HTMLFieldSetElement>(null);
  const [refusals, setRefusals] = useState(0);

  function hasService(form: HTMLFormElement): boolean {
    const chosen = new FormData(form).has('services');
    setRefusals((count) => (chosen ? 0 : count + 1));
    if (!chosen) services.current?.focus();
    return chosen;
  }

  return { services, refusals, forgive: () => setRefusals(0), hasService };
}
