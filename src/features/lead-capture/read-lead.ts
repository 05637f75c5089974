import { companySizes, type Lead, positions, services } from '../../../contracts/lead.ts';

const text = (data: FormData, field: string): string => {
  const value = data.get(field);
  return typeof value === 'string' ? value.trim() : '';
};

/** The option whose value the form holds. Throws when the markup offers one that the contract does not know. */
function optionOf<Value extends string>(options: readonly { readonly value: Value }[], value: string): Value {
  const option = options.find((candidate) => candidate.value === value);
  if (!option) throw new RangeError(`“${value}” is not an option of the lead form`);
  return option.value;
}

/** A submitted form as a lead under the specification's field names (section 3); services in the form's order. */
export function readLead(data: FormData): Lead {
  const chosen = new Set(data.getAll('services'));
  return {
    name: text(data, 'name'),
    email: text(data, 'email'),
    companySize: optionOf(companySizes, text(data, 'companySize')),
    position: optionOf(positions, text(data, 'position')),
    services: services.filter((service) => chosen.has(service)),
    notes: text(data, 'notes'),
  };
}
