import type { Ref } from 'react';
import { companySizes, leadBounds, positions, shownCharacter } from '../../../contracts/lead.ts';
import { field, leadForm as words } from '../../site/everywhere/words.yaml';
import { SelectField, TextArea, TextField } from '../../ui/Field/Field.tsx';
import styles from './LeadForm.module.css';
import { OwnFiguresTick } from './OwnFiguresTick.tsx';
import { ServiceChoices } from './ServiceChoices.tsx';

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
        label={words.name}
        autoComplete="name"
        maxLength={leadBounds.name}
        pattern={`.*${shownCharacter}.*`}
        wrong={words.nameMissing}
      />
      <TextField
        id="lead-email"
        name="email"
        type="email"
        label={words.email}
        autoComplete="email"
        maxLength={leadBounds.email}
        wrong={words.emailMissing}
      />
      <SelectField
        id="lead-company-size"
        name="companySize"
        label={words.companySize}
        placeholder={words.chooseSize}
        options={companySizes}
        wrong={words.companySizeMissing}
      />
      <SelectField
        id="lead-position"
        name="position"
        label={words.position}
        placeholder={words.choosePosition}
        options={positions}
        wrong={words.positionMissing}
      />
      <ServiceChoices ref={services} onChange={onService} />
      <div className={styles.wide}>
        <TextArea
          id="lead-notes"
          name="notes"
          label={words.notes}
          optional={field.optional}
          rows={3}
          maxLength={leadBounds.notes}
        />
        <OwnFiguresTick />
      </div>
    </>
  );
}
