import type { FieldMeta } from '../src/fields/field-meta.ts';

/** What the form of a field says about it, whatever it takes. */
interface Described {
  readonly label: string;
  /** What is to be known about it, in an editor's words. */
  readonly help: string | undefined;
  /** Whether something has to stand there. */
  readonly isRequired: boolean;
}

/** A text of at most `limit` characters as shown; the name of something, or one of a few words, where it has to be. */
export interface TextField extends Described {
  readonly kind: 'text';
  readonly limit: number | undefined;
  /** Whether it may take more than a line. */
  readonly isLong: boolean;
  readonly names: FieldMeta['names'];
  readonly options: readonly string[];
}

/** A whole number. */
interface NumberField extends Described {
  readonly kind: 'number';
}

/** Something that is so, or not; what is as it is by default is left out of the file. */
interface SwitchField extends Described {
  readonly kind: 'switch';
  readonly byDefault: boolean;
}

export interface GroupField extends Described {
  readonly kind: 'group';
  readonly fields: Readonly<Record<string, Field>>;
}

export interface ListField extends Described {
  readonly kind: 'list';
  readonly entry: Field;
  readonly least: number | undefined;
  readonly most: number | undefined;
}

/** One of several groups, by what tells them apart. */
export interface EitherField extends Described {
  readonly kind: 'either';
  readonly ways: Readonly<Record<string, GroupField>>;
}

/** Fields under names that the file chooses: a list of names, each with what stands under it. */
interface NamedField extends Described {
  readonly kind: 'named';
  readonly of: Field;
}

/** A field of a form, as the schema of a content file describes it: plain data, which the server hands to the browser. */
export type Field = TextField | NumberField | SwitchField | GroupField | ListField | EitherField | NamedField;

/** Where the editor's navigation has a file. */
export type Section = 'Pages' | 'Articles' | 'Everywhere' | 'Figures';

/** A file of content with its form. */
export interface Entry {
  readonly id: string;
  readonly label: string;
  readonly section: Section;
  /** Where the page is that it makes; undefined for what stands on every page. */
  readonly shownAt: string | undefined;
  readonly form: GroupField;
}

/** A name that may stand in a field, and what it stands for. */
export interface Name {
  readonly name: string;
  readonly meaning?: string;
}

/** The names that there are, by what they name. */
export type Names = Readonly<Record<NonNullable<FieldMeta['names']>, readonly Name[]>>;

/** What the editor's page is handed. */
export interface Editor {
  readonly entries: readonly Entry[];
  readonly names: Names;
}
