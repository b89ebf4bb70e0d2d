import type { ReactNode } from 'react';
import type { FormValues } from '../../../../components/form/drafts/form-draft.ts';
import { Form } from '../../../../components/form/form.tsx';
import { useForm } from '../../../../components/form/form-state.ts';
import type { FormDoubt } from '../../../../components/form/form-types.ts';
import type { Basis } from '../../../../components/form/form-values.ts';
import type { Parsed } from '../../../../components/form/submit/form-problems.ts';
import type { EventImageProps } from './event-image.tsx';
import { showMissingFields } from './missing-fields.ts';

/** The fields of a form for events of one kind. */
export interface EventFields<Name extends string, Input, Seen> {
  /** Tells its drafts apart from those of other forms. */
  draft: 'special-event' | 'weekly-event';
  labels: Readonly<Record<Name, string>>;
  /** Returns the values that the form begins with. */
  values: (event?: Seen) => FormValues<Name>;
  /** Returns the stored event that the form changes. */
  basis: (event: Seen) => Omit<Basis<Name, Seen>, 'values'>;
  /** Returns the server's input, an empty picture or link as null. */
  parse: (values: FormValues<Name>) => Parsed<Input>;
  /** Returns what to ask before unlikely values are saved. */
  doubt?: (values: FormValues<Name>, stored?: FormValues<Name>) => FormDoubt | undefined;
  /** Returns what the notice says about empty fields. */
  missing?: (names: readonly string[]) => string;
  /** Returns a value in words, where it is not words itself. */
  say?: (name: string, value: string) => string;
}

export interface EventFormProps<Input, Seen> {
  /** Tells the draft apart: the brewery's id for a new event, the event's for an old one. */
  draft: string;
  /** The event to change; none for a new one. */
  event?: Seen;
  /** What a new event begins with. */
  from?: Seen;
  submit: string;
  /** What the button reads while it saves. */
  busy?: string;
  save: (input: Input, basedOn: Seen | undefined) => Promise<unknown>;
  /** Creates a new event of what was typed, where the event was deleted meanwhile. */
  saveNew?: (input: Input) => Promise<unknown>;
  onClose: () => void;
  /** Called once it is saved, where more is to be done than closing. */
  onSaved?: () => void;
  /** What else can be done with the event, below its fields. */
  children?: ReactNode;
}

interface EventInputs<Name extends string, Input, Seen> extends EventFormProps<Input, Seen> {
  fields: EventFields<Name, Input, Seen>;
  inputs: (form: EventImageProps<Name>['form']) => ReactNode;
}

/** The form of an event of any kind. */
export function EventForm<Name extends string, Input, Seen>(props: EventInputs<Name, Input, Seen>) {
  const { fields, event, from = event, save, saveNew, onClose } = props;
  const { labels, values, basis, parse, doubt, missing, say } = fields;
  const form = useForm({
    draft: `${fields.draft}.${props.draft}`,
    labels,
    initial: values(from),
    basis: event && { ...basis(event), values },
    parse,
    save,
    saveAsNew: saveNew && { submit: 'Save as New Event', save: saveNew },
    onSaved: props.onSaved ?? onClose,
    onMissing: (names) => showMissingFields(missing?.(names)),
    ...(doubt && { doubt: (typed) => doubt(typed, event && values(event)) }),
    ...(say && { say }),
  });
  return (
    <Form form={form} submit={props.submit} busy={props.busy ?? 'Saving...'} onCancel={onClose}>
      {props.inputs(form)}
      {props.children}
    </Form>
  );
}
