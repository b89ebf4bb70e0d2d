import type { ReactNode } from 'react';
import type { FormValues } from '../../../../components/form/drafts/form-draft.ts';
import { Form } from '../../../../components/form/form.tsx';
import { type FormState, useForm } from '../../../../components/form/form-state.ts';
import type { FormDoubt } from '../../../../components/form/form-types.ts';
import type { Basis } from '../../../../components/form/form-values.ts';
import type { Parsed } from '../../../../components/form/submit/form-problems.ts';
import { showMissingFields } from './missing-fields.ts';

/** The fields of an event form, and their conversions. */
export interface EventFields<Name extends string, Input, Seen> {
  /** The prefix of the form's drafts. */
  draft: 'special-event' | 'weekly-event';
  labels: Readonly<Record<Name, string>>;
  /** Returns the initial values. */
  values: (event?: Seen) => FormValues<Name>;
  /** Returns the stored event that the form edits, as the basis of a merge. */
  basis: (event: Seen) => Omit<Basis<Name, Seen>, 'values'>;
  /**
   * Validates the values; an empty picture or link becomes null in the input. The dates and times of
   * a stored event are always valid.
   */
  parse: (values: FormValues<Name>, stored?: FormValues<Name>) => Parsed<Input>;
  /** Returns the question to ask before unlikely values are saved that differ from the initial ones. */
  doubt?: (values: FormValues<Name>, initial?: FormValues<Name>) => FormDoubt | undefined;
  /** Returns the description of the toast about empty fields. */
  missing?: (names: readonly string[]) => string;
  /** Returns the display text of a value; by default the value itself. */
  valueText?: (name: string, value: string) => string;
}

export interface EventFormProps<Input, Seen> {
  /** Identifies the draft, such as by the id of the edited event. */
  draft: string;
  /** The event to edit; absent for a new one. */
  event?: Seen;
  /** The initial values of a new event. */
  from?: Seen;
  submit: string;
  /** The label of the button while it saves. */
  busy?: string;
  save: (input: Input, basedOn: Seen | undefined) => Promise<unknown>;
  /** Creates a new event from the values, after somebody else deleted the edited one. */
  saveNew?: (input: Input) => Promise<unknown>;
  onClose: () => void;
  /** Called once the event is saved, in place of `onClose`. */
  onSaved?: () => void;
  /** Further actions below the fields. */
  children?: ReactNode;
}

interface EventInputs<Name extends string, Input, Seen> extends EventFormProps<Input, Seen> {
  fields: EventFields<Name, Input, Seen>;
  inputs: (form: FormState<Name>) => ReactNode;
}

/** The form of a special or weekly event. */
export function EventForm<Name extends string, Input, Seen>(props: EventInputs<Name, Input, Seen>) {
  const { fields, event, from = event, save, saveNew, onClose } = props;
  const { labels, values, basis, parse, doubt, missing, valueText } = fields;
  const form = useForm({
    draft: `${fields.draft}.${props.draft}`,
    labels,
    initial: values(from),
    basis: event && { ...basis(event), values },
    parse: (typed) => parse(typed, event && values(event)),
    save,
    saveAsNew: saveNew && { submit: 'Save as New Event', save: saveNew },
    onSaved: props.onSaved ?? onClose,
    onMissing: (names) => showMissingFields(missing?.(names)),
    ...(doubt && { doubt: (typed) => doubt(typed, from && values(from)) }),
    ...(valueText && { valueText }),
  });
  return (
    <Form form={form} submit={props.submit} busy={props.busy ?? 'Saving...'} onCancel={onClose}>
      {props.inputs(form)}
      {props.children}
    </Form>
  );
}
