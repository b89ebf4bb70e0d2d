import type { Control } from 'react-hook-form';
import type { FormValues } from './drafts/form-draft.ts';
import type { Basis } from './form-values.ts';
import type { FormProblems, Parsed } from './submit/form-problems.ts';

export interface FormOptions<Name extends string, Input, Seen> {
  /** Identifies the draft among those of the person's other forms. */
  draft: string;
  labels: Readonly<Record<Name, string>>;
  /** The initial values; read only at the first render. */
  initial: FormValues<Name>;
  /** The edited entity, if other people can edit it too. */
  basis?: Basis<Name, Seen> | undefined;
  /** Validates the values with a contract's `safeParse`. */
  parse: (values: FormValues<Name>) => Parsed<Input>;
  /** Saves the form. If it rejects, it has already shown the error, and the form stays open. */
  save: (input: Input, basedOn: Seen | undefined) => Promise<unknown>;
  onSaved: () => void;
  /** Saves the values as a new entity after somebody else deleted the edited one. */
  saveAsNew?: { submit: string; save: (input: Input) => Promise<unknown> } | undefined;
  /** Returns the question to ask before unlikely values are saved. */
  doubt?: (values: FormValues<Name>) => FormDoubt | undefined;
  /** Called with the invalid fields that are empty. */
  onMissing?: ((missing: readonly Name[]) => void) | undefined;
  /** Maps a refusal by the server to the errors of fields. */
  refused?: (error: unknown) => FormProblems<Name>;
  /** Returns the display text of a value; by default the value itself. */
  valueText?: (name: Name, value: string) => string;
}

/** The props of a field's component; react-hook-form stores the value and error. */
export interface FormField {
  /** The id of the input, the target of the link in the error summary. */
  id: string;
  label: string;
  name: string;
  control: Control<FormValues<string>, unknown, unknown>;
}

/** A question before saving, with the labels of its two buttons. */
export interface FormDoubt {
  title: string;
  text: string;
  yes: string;
  no: string;
}

/** A field that a notice above the form names, such as an invalid one. */
export interface NamedField {
  id: string;
  label: string;
}

/** A field that somebody else changed while the form was open. */
export interface ChangedField {
  name: string;
  id: string;
  label: string;
  was: string;
  /** Whether the person changed it too. */
  isTouched: boolean;
  theirs: FieldVersion;
  own: FieldVersion;
}

interface FieldVersion {
  value: string;
  /** The display text of the value. */
  text: string;
  take: () => void;
}
