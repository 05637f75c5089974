import type { FieldMeta } from '../src/fields/field-meta.ts';
import type { PartKind } from '../src/site/blog/article-vocabulary.ts';
import type { knownNames } from '../src/site/known-names.ts';

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
  /** Whether it stands in the file while it is empty, too. */
  readonly mayBeEmpty?: boolean;
  readonly names: FieldMeta['names'];
  readonly options: readonly string[];
  /** What stands there in a new file. */
  readonly initially?: string;
}

/** The last part of an address, which is also the name of the file. */
export interface AddressField extends Omit<TextField, 'kind'> {
  readonly kind: 'address';
}

/** A part that may stand in a text, with the form of what it is told. */
export interface Part extends Pick<PartKind, 'stands' | 'says'> {
  readonly form: GroupField;
}

/** A text as it looks, with parts in it. */
export interface ProseField extends Described {
  readonly kind: 'prose';
  /** The elements that it may be made of, as HTML names them. */
  readonly tags: readonly string[];
  readonly parts: Readonly<Record<string, Part>>;
}

/** A whole number. */
interface NumberField extends Described {
  readonly kind: 'number';
}

/** Something that is so, or not; what is as it is by default is left out of the file. */
export interface SwitchField extends Described {
  readonly kind: 'switch';
  readonly byDefault: boolean;
  /** How it stands in a new file. */
  readonly initially?: boolean;
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
  /** The field that says which; without it, each has fields that no other has. */
  readonly by: string | undefined;
  readonly ways: Readonly<Record<string, GroupField>>;
}

/** Fields under names that the file chooses: a list of names, each with what stands under it. */
interface NamedField extends Described {
  readonly kind: 'named';
  readonly of: Field;
}

/** A field of a form, as the schema of a content file describes it: plain data, which the server hands to the browser. */
export type Field =
  | TextField
  | AddressField
  | ProseField
  | NumberField
  | SwitchField
  | GroupField
  | ListField
  | EitherField
  | NamedField;

/** Where the editor's navigation has a file. */
export type Section = 'Pages' | 'Everywhere' | 'Figures';

/** A file of content with its form. */
export interface Entry {
  readonly id: string;
  readonly label: string;
  readonly section: Section;
  /** Where the page is that it makes; undefined for what stands on every page. */
  readonly shownAt: string | undefined;
  readonly form: GroupField;
}

/** The names that there are, by what they name. */
export type Names = ReturnType<typeof knownNames>;

/** What the editor's page is handed. */
export interface Editor {
  readonly brandName: string;
  readonly entries: readonly Entry[];
  /** The form of each article, and of a new one. */
  readonly article: GroupField;
  /** The form of each landing page, and of a new one. */
  readonly landing: GroupField;
  readonly names: Names;
}
