import { describe, expect, it } from 'vitest';
import { leadBounds, services } from '../../../contracts/lead.ts';
import { readLead } from './read-lead.ts';

const fields = {
  name: ' Ada ',
  email: 'ada@mill.example',
  companySize: 'small',
  position: 'owner',
  notes: ' Two\nlines. ',
};

/** The form as a visitor left it, but for what is changed. */
function formOf(changed: Readonly<Record<string, string | File>> = {}, chosen: readonly string[] = []): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changed })) data.set(name, value);
  for (const service of chosen) data.append('services', service);
  return data;
}

describe('reading the lead form', () => {
  it('gives the lead without the spaces around its texts, and its services once each in the order of the form', () => {
    const [first, second] = services;
    expect(readLead(formOf({ phone: 'no field of ours' }, [second, first, second, 'Loans']))).toEqual({
      ...fields,
      name: 'Ada',
      notes: 'Two\nlines.',
      services: [first, second],
    });
  });

  it.each(['name', 'email', 'notes'] as const)('takes a %s up to its bound, and no more', (field) => {
    const full = 'x'.repeat(leadBounds[field]);
    expect(readLead(formOf({ [field]: ` ${full} ` }))[field]).toBe(full);
    expect(() => readLead(formOf({ [field]: `${full}x` }))).toThrow(RangeError);
    expect(readLead(formOf({ [field]: new File([], 'a file') }))[field]).toBe('');
  });

  it.each(['companySize', 'position'])('refuses a %s that the form does not offer', (field) => {
    for (const value of ['', 'constructor', 'Small Business (11-50)']) {
      expect(() => readLead(formOf({ [field]: value }))).toThrow(RangeError);
    }
  });
});
