import type { Ref } from 'react';
import { companySizes, leadBounds, positions } from '../../../contracts/lead.ts';
import { SelectField, TextArea, TextField } from '../../ui/Field/Field.tsx';
import styles from './LeadForm.module.css';
import { ServiceChoices } from './ServiceChoices.tsx';

/** Stands under the services while none is chosen, and is said aloud by a submit attempt (decision 9). */
export const noService = 'Please select at least one service';

export interface LeadFieldsProps {
  /** The group of services, to move focus to. */
  readonly services: Ref<HTMLFieldSetElement>;
  /** Called when a service is ticked, or no longer. */
  readonly onService: () => void;
}

/** The fields of the lead form (spec, sections 3 and 5), uncontrolled: what was typed before hydration stays. */
export function LeadFields({ services, onService }: LeadFieldsProps) {
  return (
    <>
      <TextField
        id="lead-name"
        name="name"
        label="Name"
        autoComplete="name"
        maxLength={leadBounds.name}
        pattern=".*\S.*"
        title="Please enter your name"
        required
      />
      <TextField
        id="lead-email"
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        maxLength={leadBounds.email}
        required
      />
      <SelectField
        id="lead-company-size"
        name="companySize"
        label="Company size"
        placeholder="Choose a size"
        options={companySizes}
        required
      />
      <SelectField
        id="lead-position"
        name="position"
        label="Your position"
        placeholder="Choose a position"
        options={positions}
        required
      />
      <ServiceChoices ref={services} warning={noService} onChange={onService} />
      <div className={styles.wide}>
        <TextArea id="lead-notes" name="notes" label="Notes" rows={3} maxLength={leadBounds.notes} />
      </div>
    </>
  );
}
