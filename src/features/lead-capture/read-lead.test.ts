import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companySizes, type Lead, leadBounds, positions, services } from '../../../contracts/lead.ts';
import { readLead } from './read-lead.ts';

type Entry = readonly [name: string, value: string | Blob];

const valuesOf = <Value>(options: readonly { readonly value: Value }[]) => options.map(({ value }) => value);
const formOf = (entries: readonly Entry[]) => {
  const data = new FormData();
  for (const [name, value] of entries) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value);
  }
  return data;
};

/** A text as a visitor leaves it: within its bound, with spaces around it now and then. */
const typed = (bound: number) =>
  fc.string({ unit: 'binary', maxLength: bound + 50 }).map((text) => text.slice(0, bound).toWellFormed());

const leads: fc.Arbitrary<Lead> = fc.record({
  name: typed(leadBounds.name),
  email: typed(leadBounds.email),
  companySize: fc.constantFrom(...valuesOf(companySizes)),
  position: fc.constantFrom(...valuesOf(positions)),
  services: fc.subarray([...services]),
  notes: typed(leadBounds.notes),
});

const entriesOf = ({ services: chosen, ...fields }: Lead): Entry[] => [
  ...Object.entries(fields),
  ...chosen.map((service): Entry => ['services', service]),
];

/** Any form at all: known and unknown fields, none, once or often, right, wrong, far too long, or files. */
const anyEntries = fc.array(
  fc.tuple(
    fc.oneof(fc.constantFrom('name', 'email', 'companySize', 'position', 'services', 'notes'), fc.string()),
    fc.oneof(
      fc.constantFrom<string>(...valuesOf(companySizes), ...valuesOf(positions), ...services),
      fc.string({ unit: 'binary', maxLength: 3000, size: 'max' }),
      fc.constant(new Blob(['a file'])),
    ),
  ),
);

function expectWithinBounds(lead: Lead): void {
  for (const field of ['name', 'email', 'notes'] as const) {
    expect(lead[field].length).toBeLessThanOrEqual(leadBounds[field]);
    expect(lead[field]).toBe(lead[field].trim());
  }
  expect(valuesOf(companySizes)).toContain(lead.companySize);
  expect(valuesOf(positions)).toContain(lead.position);
  expect(lead.services).toEqual(services.filter((service) => lead.services.includes(service)));
  expect(Object.keys(lead)).toEqual(['name', 'email', 'companySize', 'position', 'services', 'notes']);
}

describe('reading the lead form', () => {
  it('gives back every lead within its bounds, without the spaces around its texts', () => {
    fc.assert(
      fc.property(leads, (lead) => {
        const { name, email, notes } = lead;
        const expected = { ...lead, name: name.trim(), email: email.trim(), notes: notes.trim() };
        expect(readLead(formOf(entriesOf(lead)))).toEqual(expected);
      }),
    );
  });

  it('lists the services in the order of the form, each once, in whatever order they come', () => {
    fc.assert(
      fc.property(leads, fc.array(fc.constantFrom(...services)), (lead, chosen) => {
        const data = formOf(entriesOf({ ...lead, services: chosen }));
        expect(readLead(data).services).toEqual(services.filter((service) => chosen.includes(service)));
      }),
    );
  });

  it('reads a lead within its bounds from any form at all, or refuses it', () => {
    // A good lead with anything before it, so that the reading reaches every field.
    fc.assert(
      fc.property(anyEntries, leads, fc.boolean(), (entries, lead, complete) => {
        const data = formOf([...entries, ...(complete ? entriesOf(lead) : [])]);
        try {
          expectWithinBounds(readLead(data));
        } catch (error) {
          if (!(error instanceof RangeError)) throw error;
        }
      }),
    );
  });

  it.each(['name', 'email', 'notes'] as const)('refuses a %s beyond its bound', (field) => {
    fc.assert(
      fc.property(leads, fc.integer({ min: 1, max: 5000 }), (lead, excess) => {
        const data = formOf(entriesOf(lead));
        data.set(field, 'x'.repeat(leadBounds[field] + excess));
        expect(() => readLead(data)).toThrow(RangeError);
      }),
    );
  });

  it.each(['companySize', 'position'] as const)('refuses a %s that the form does not offer', (field) => {
    const offered: readonly string[] = valuesOf(field === 'position' ? positions : companySizes);
    fc.assert(
      fc.property(leads, fc.oneof(fc.string(), fc.constantFrom('constructor', 'toString')), (lead, value) => {
        fc.pre(!offered.includes(value));
        const data = formOf(entriesOf(lead));
        data.set(field, value);
        expect(() => readLead(data)).toThrow(RangeError);
        data.delete(field);
        expect(() => readLead(data)).toThrow(RangeError);
      }),
    );
  });
});
