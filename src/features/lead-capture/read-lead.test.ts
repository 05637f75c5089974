import { expect, it } from 'vitest';
import { leadBounds, services } from '../../../contracts/lead.ts';
import { readLead } from './read-lead.ts';

const fields = {
  name: 'Ada',
  email: 'ada@mill.example',
  companySize: 'small',
  position: 'owner',
  notes: 'Two\nlines.',
};

/** The form as a visitor left it, but for what is changed. */
function formOf(changed: Readonly<Record<string, string>>, chosen: readonly string[] = []): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changed })) data.set(name, value);
  for (const service of chosen) data.append('services', service);
  return data;
}

it('a lead has its texts without the spaces around them, and its services once each in the order of the form', () => {
  const [first, second] = services;
  const typed = { name: ' Ada ', notes: ' Two\nlines. ', phone: 'no field of ours' };
  expect(readLead(formOf(typed, [second, first, second, 'Loans']))).toEqual({ ...fields, services: [first, second] });
});

it('a text is taken up to its bound, and no more', () => {
  for (const field of ['name', 'email', 'notes'] as const) {
    const full = 'x'.repeat(leadBounds[field]);
    expect(readLead(formOf({ [field]: ` ${full} ` }))[field]).toBe(full);
    expect(() => readLead(formOf({ [field]: `${full}x` }))).toThrow(RangeError);
  }
});

it('an answer that the form does not offer is refused', () => {
  for (const field of ['companySize', 'position'])
    for (const value of ['', 'constructor', 'Small Business (11-50)'])
      expect(() => readLead(formOf({ [field]: value })), `${field} ${value}`).toThrow(RangeError);
});
