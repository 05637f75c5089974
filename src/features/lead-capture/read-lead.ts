import { companySizes, type Lead, leadBounds, positions, services } from '../../../contracts/lead.ts';

/** What was typed, without the spaces around it. Throws above its bound, which no form of ours lets a visitor type. */
function text(data: FormData, field: keyof typeof leadBounds): string {
  const value = data.get(field);
  const typed = typeof value === 'string' ? value.trim() : '';
  if (typed.length > leadBounds[field]) throw new RangeError(`“${field}” is longer than the lead form allows`);
  return typed;
}

/** The option whose value the form holds. Throws when the markup offers one that the contract does not know. */
function optionOf<Value extends string>(
  options: readonly { readonly value: Value }[],
  value: FormDataEntryValue | null,
): Value {
  const option = options.find((candidate) => candidate.value === value);
  if (!option) throw new RangeError(`“${value}” is not an option of the lead form`);
  return option.value;
}

/**
 * A submitted form as a lead under the specification's field names (section 3); services in the form's order. Throws a
 * RangeError for what is no lead within the contract's bounds; required fields are the browser's to ask for.
 */
export function readLead(data: FormData): Lead {
  const chosen = new Set(data.getAll('services'));
  return {
    name: text(data, 'name'),
    email: text(data, 'email'),
    companySize: optionOf(companySizes, data.get('companySize')),
    position: optionOf(positions, data.get('position')),
    services: services.filter((service) => chosen.has(service)),
    notes: text(data, 'notes'),
  };
}
