import type { z } from 'astro/zod';
import type { link } from '../../fields/link.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { GetStartedButton } from './GetStartedButton.tsx';

export interface StartActionsProps {
  /** Words of the button, where the usual ones do not fit. */
  readonly start?: string | undefined;
  readonly more: z.infer<typeof link>;
}

/** The button that opens the lead dialog, and beside it the quieter way on. */
export function StartActions({ start, more }: StartActionsProps) {
  return (
    <p className="actions">
      <GetStartedButton>{start}</GetStartedButton>
      <ButtonLink variant="quiet" href={more.to}>
        {more.label}
      </ButtonLink>
    </p>
  );
}
