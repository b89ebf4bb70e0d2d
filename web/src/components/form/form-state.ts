import { type FormEvent, useId, useState } from 'react';
import { useForm as useHookForm } from 'react-hook-form';
import { useSignedInUser } from '../../data/session.ts';
import { personTag } from '../../lib/text/person-tag.ts';
import { useFormPending } from './conflicts/form-pending.ts';
import { useFormDoubt } from './drafts/form-doubt-state.ts';
import { type FormValues, namesOf } from './drafts/form-draft.ts';
import type { ChangedField, FormField, FormOptions, NamedField } from './form-types.ts';
import { openForm, pickValues, useFormDraft } from './form-values.ts';
import { useFormRefusal } from './submit/form-refusal.ts';
import { contractResolver } from './submit/form-resolver.ts';
import { useFormSubmit } from './submit/form-submit.ts';

export type FormState<Name extends string> = ReturnType<typeof useForm<Name, unknown, unknown>>;

/**
 * Returns the state of a form. react-hook-form stores the values and errors and validates; this
 * hook adds the draft, pending uploads, and the merge with what others changed meanwhile. A form is
 * never saved twice at once, and a refused one moves the focus to the first error or notice.
 */
export function useForm<Name extends string, Input, Seen>(options: FormOptions<Name, Input, Seen>) {
  const { labels, parse, saveAsNew, basis, refused, valueText = unchanged } = options;
  const id = useId();
  const key = `draft.${personTag(useSignedInUser().id)}.${options.draft}`;
  const [opened] = useState(() => openForm(key, options.initial, basis));
  const names = namesOf(opened.initial);
  const doubt = useFormDoubt(() => void submit(true));
  const pending = useFormPending<Name>(() => void submit());
  const hookForm = useHookForm<FormValues<string>, unknown, Input>({
    defaultValues: opened.values,
    resolver: contractResolver((values) => parse(pickValues(values, opened.initial)), pending),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { control, setError } = hookForm;
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = hookForm.formState;
  const draft = useFormDraft(key, opened, basis, hookForm);
  const refusal = useFormRefusal<Name>({ isChange: basis !== undefined, refused, setError });
  const { submit, isSaved } = useFormSubmit({
    options,
    hookForm,
    draft,
    refusal,
    onDoubt: doubt.show,
    onPending: pending.await,
  });

  const named = (name: Name): NamedField => ({ id: `${id}-${name}`, label: labels[name] });
  const isRefused = !isSubmitSuccessful && errors.root?.type !== 'pending';
  return {
    /** Returns the props of a field's component. */
    field: (name: Name): FormField => ({ ...named(name), name, control }),
    control,
    set: (name: Name, value: string) => draft.set(name, value),
    /** Returns the current values. */
    values: draft.values,
    hold: pending.hold,
    stay: pending.stay,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit();
    },
    isBusy: isSubmitting || pending.isAwaited,
    isRestored: draft.isRestored,
    /** The fields of an edited entity that its draft changed. */
    restored: names
      .filter((name) => basis && opened.values[name] !== opened.initial[name])
      .map(named),
    lost: refusal.lost,
    /** Changes with every refusal, and each change moves the focus to the first error or notice. */
    refusals: isRefused ? submitCount : 0,
    /** The fields named in the summary; none while a toast says that required fields are empty. */
    wrong: names.filter((name) => errors[name] && errors.root?.type !== 'missing').map(named),
    /** Set once the edited entity is gone; `submit` is null if it cannot be saved as a new one. */
    gone: refusal.gone ? { reason: refusal.gone, submit: saveAsNew?.submit ?? null } : undefined,
    doubt,
    changed: draft.changes.map(
      ({ name, was, now, mine }): ChangedField => ({
        ...named(name),
        name,
        was: valueText(name, was),
        isTouched: mine !== was,
        theirs: { value: now, text: valueText(name, now), take: () => draft.set(name, now) },
        own: { value: mine, text: valueText(name, mine), take: () => draft.set(name, mine) },
      }),
    ),
    /** Returns whether there are unsaved changes or a picture that is not uploaded. */
    isUnsaved: () => !isSaved() && (draft.isChanged() || pending.isHeld()),
    /** Discards the unsaved changes. */
    discard: draft.discard,
  };
}

function unchanged(_name: string, value: string): string {
  return value;
}
