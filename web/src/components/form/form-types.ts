import type { Control } from 'react-hook-form';
import type { FormValues } from './drafts/form-draft.ts';
import type { Basis } from './form-values.ts';
import type { FormProblems, Parsed } from './submit/form-problems.ts';

export interface FormOptions<Name extends string, Input, Seen> {
  /** Tells the draft apart from those of the person's other forms. */
  draft: string;
  labels: Readonly<Record<Name, string>>;
  /** What the form starts with; later changes of it are not taken. */
  initial: FormValues<Name>;
  /** What it changes, where somebody else can change that too. */
  basis?: Basis<Name, Seen> | undefined;
  /** What is to be sent, or what is wrong: a contract's `safeParse` over the values. */
  parse: (values: FormValues<Name>) => Parsed<Input>;
  /** Sends it. When it rejects, the person has been told why and the form stays. */
  save: (input: Input, basedOn: Seen | undefined) => Promise<unknown>;
  onSaved: () => void;
  /** Saves it as a new one, where somebody deleted meanwhile what the form changes. */
  saveAsNew?: { submit: string; save: (input: Input) => Promise<unknown> } | undefined;
  /** What to ask before the values are saved, where they are unlikely. */
  doubt?: (values: FormValues<Name>) => FormDoubt | undefined;
  /** Called with the empty fields that something is wrong with. */
  onMissing?: ((missing: readonly Name[]) => void) | undefined;
  /** Which field the server's refusal is about. */
  refused?: (error: unknown) => FormProblems<Name>;
  /** A value in words, where it is not words itself. */
  say?: (name: Name, value: string) => string;
}

/** A field as its component takes it: react-hook-form holds its value and error. */
export interface FormField {
  /** Where a summary of problems leads to. */
  id: string;
  label: string;
  name: string;
  control: Control<FormValues<string>, unknown, unknown>;
}

/** A question before saving, with its two answers. */
export interface FormDoubt {
  title: string;
  text: string;
  yes: string;
  no: string;
}

/** A field that is wrong; it says itself why. */
export interface WrongField {
  id: string;
  label: string;
}

/** A field that somebody else changed while it was in the form. */
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
  /** The value in words. */
  text: string;
  take: () => void;
}
