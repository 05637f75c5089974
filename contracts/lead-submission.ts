import { mailAddress } from './email-address.ts';
import { companySizes, type Lead, leadBounds, positions, services, shownCharacter } from './lead.ts';
import { turningMarks } from './plain-text.ts';

/**
 * What the lead form sends to a lead inbox, and the one check of it. Strict: no coercion, no field beyond these, so that
 * whatever passes is exactly what was shown to the visitor. The form only makes it; the inbox checks it.
 */
export interface LeadSubmission extends Lead {
  /** Made when the dialog first opens, a version 4 UUID (RFC 9562): however often it is sent, it is one lead. */
  readonly key: string;
  /** A field that people never see: what stands in it was written by a machine. */
  readonly website: string;
  /** Whole milliseconds between opening the dialog and sending; null where no script could count them. */
  readonly openedAt: number | null;
}

export type SubmissionField = keyof LeadSubmission;

/** A submission, or one sentence for the visitor and the field it is about, if it is about one. */
export type ParsedSubmission =
  | { readonly ok: true; readonly submission: LeadSubmission }
  | { readonly ok: false; readonly problem: string; readonly field: SubmissionField | undefined };

/** Longest accepted content of the field that people never see. */
const websiteBound = 2000;

/** Every field, in the form's order. */
export const submissionFields = [
  'key',
  'name',
  'email',
  'companySize',
  'position',
  'services',
  'notes',
  'website',
  'openedAt',
] as const satisfies readonly SubmissionField[];

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** An address as the email field of a browser takes it (HTML, 4.10.5.1.5), in a domain of any script. */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*$/u;

const anythingShown = new RegExp(shownCharacter, 'u');

/** What no line of text holds: control characters, and the two separators that end a line. */
const notInALine = /[\p{Cc}\u2028\u2029]/u;
/** The same for a text of several lines, which may hold line feeds and tabs. */
const notInNotes = /(?![\n\t])\p{Cc}/u;

class Refused extends Error {
  readonly field: SubmissionField | undefined;
  constructor(problem: string, field?: SubmissionField) {
    super(problem);
    this.field = field;
  }
}

/** Checks what came in: any JSON value, or what a form was read into. Never throws for these. */
export function parseSubmission(value: unknown): ParsedSubmission {
  try {
    return { ok: true, submission: read(value) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { ok: false, problem: error.message, field: error.field };
  }
}

function read(value: unknown): LeadSubmission {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refused('A submission is an object.');
  }
  const given = new Map<string, unknown>(Object.entries(value));
  for (const field of submissionFields)
    if (!given.has(field)) throw new Refused(`The field ${field} is missing.`, field);
  if (given.size > submissionFields.length) throw new Refused('There are fields that the form does not have.');

  const key = text(given, 'key', 36, notInALine);
  if (!uuid.test(key)) throw new Refused('The key is not a version 4 UUID.', 'key');
  const name = text(given, 'name', leadBounds.name, notInALine);
  if (!anythingShown.test(name)) throw new Refused('Please enter your name.', 'name');
  if (name.search(turningMarks) >= 0)
    throw new Refused('Please type your name: what was pasted holds invisible characters.', 'name');
  const email = text(given, 'email', leadBounds.email, notInALine);
  if (!emailAddress.test(email) || mailAddress(email) === undefined)
    throw new Refused('Please enter your full email address.', 'email');

  return {
    key,
    name,
    email,
    companySize: option(given, 'companySize', companySizes),
    position: option(given, 'position', positions),
    services: chosenServices(given.get('services')),
    notes: text(given, 'notes', leadBounds.notes, notInNotes),
    website: text(given, 'website', websiteBound, notInNotes),
    openedAt: elapsed(given.get('openedAt')),
  };
}

type Given = ReadonlyMap<string, unknown>;

function text(given: Given, field: SubmissionField, longest: number, forbidden: RegExp): string {
  const value = given.get(field);
  if (typeof value !== 'string') throw new Refused(`The field ${field} is a text.`, field);
  if (value.length > longest) throw new Refused(`The field ${field} has at most ${longest} characters.`, field);
  if (!value.isWellFormed()) throw new Refused(`The field ${field} is not well-formed Unicode.`, field);
  if (forbidden.test(value)) throw new Refused(`The field ${field} holds control characters.`, field);
  return value;
}

function option<Value extends string>(
  given: Given,
  field: SubmissionField,
  options: readonly { readonly value: Value }[],
): Value {
  const found = options.find(({ value }) => value === given.get(field));
  if (!found) throw new Refused(`The field ${field} holds none of its options.`, field);
  return found.value;
}

function chosenServices(value: unknown): Lead['services'] {
  if (!Array.isArray(value)) throw new Refused('The field services is a list.', 'services');
  if (value.length === 0) throw new Refused('Please select at least one service.', 'services');
  const chosen = new Set<unknown>(value);
  const known = services.filter((service) => chosen.has(service));
  if (known.length !== value.length) throw new Refused('A service is unknown or named twice.', 'services');
  return known;
}

function elapsed(value: unknown): number | null {
  if (value === null || (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0)) return value;
  throw new Refused('The field openedAt is a whole number of milliseconds.', 'openedAt');
}
