import { type FormEvent, useId, useRef, useState } from 'react';
import { useForm as useHookForm } from 'react-hook-form';
import { useSignedInUser } from '../../data/session.ts';
import { personTag } from '../../lib/text/person-tag.ts';
import { hideToast } from '../../lib/toast.ts';
import { useFormPending } from './conflicts/form-pending.ts';
import { useFormDoubt } from './drafts/form-doubt-state.ts';
import { type FormValues, namesOf } from './drafts/form-draft.ts';
import type { ChangedField, FormField, FormOptions, NamedField } from './form-types.ts';
import { openForm, pickValues, useFormDraft } from './form-values.ts';
import { useFormRefusal } from './submit/form-refusal.ts';
import { contractResolver } from './submit/form-resolver.ts';
import { sendMerged } from './submit/form-sending.ts';

export type FormState<Name extends string> = ReturnType<typeof useForm<Name, unknown, unknown>>;

/**
 * Returns the state of a form. react-hook-form stores the values and errors and validates; this
 * hook adds the draft, pending uploads, and the merge with what others changed meanwhile. A form is
 * never saved twice at once, and a refused one moves the focus to the first error or notice.
 */
export function useForm<Name extends string, Input, Seen>(options: FormOptions<Name, Input, Seen>) {
  const {
    labels,
    parse,
    save,
    saveAsNew,
    basis,
    onMissing,
    refused,
    valueText = unchanged,
  } = options;
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
  const { control, setError, handleSubmit } = hookForm;
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = hookForm.formState;
  const draft = useFormDraft(key, opened, basis, hookForm);
  const refusal = useFormRefusal<Name>({ isChange: basis !== undefined, refused, setError });
  const isRunning = useRef(false);
  const isSaved = useRef(false);

  const send = async (input: Input, isCertain: boolean) => {
    const found = isCertain ? undefined : options.doubt?.(draft.values());
    if (found) return doubt.show(found);
    const sender = refusal.gone && saveAsNew ? saveAsNew.save : save;
    try {
      await sendMerged(draft, (basedOn) => sender(input, basedOn));
    } catch (error) {
      return refusal.show(error);
    }
    isSaved.current = true;
    draft.forget();
    options.onSaved();
  };
  const onInvalid: Parameters<typeof handleSubmit>[1] = (found) => {
    if (found.root?.type === 'pending') return pending.await();
    const values = draft.values();
    const missing = names.filter(
      (name) => found[name]?.type === 'contract' && !values[name].trim(),
    );
    if (!onMissing || missing.length === 0) return;
    onMissing(missing);
    setError('root', { type: 'missing' });
  };
  const submit = async (isCertain = false) => {
    // A saved form is about to close; a second tap must not save it again.
    if (isRunning.current || isSaved.current) return;
    isRunning.current = true;
    hideToast();
    try {
      await handleSubmit((input) => send(input, isCertain), onInvalid)();
    } finally {
      isRunning.current = false;
    }
  };

  const idOf = (name: Name) => `${id}-${name}`;
  const isRefused = !isSubmitSuccessful && errors.root?.type !== 'pending';
  return {
    /** Returns the props of a field's component. */
    field: (name: Name): FormField => ({ id: idOf(name), label: labels[name], name, control }),
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
      .map((name): NamedField => ({ id: idOf(name), label: labels[name] })),
    lost: refusal.lost,
    /** Changes with every refusal, and each change moves the focus to the first error or notice. */
    refusals: isRefused ? submitCount : 0,
    /** The fields named in the summary; none while a toast says that required fields are empty. */
    wrong: names.flatMap((name): NamedField[] =>
      errors[name] && errors.root?.type !== 'missing'
        ? [{ id: idOf(name), label: labels[name] }]
        : [],
    ),
    /** Set once the edited entity is gone; `submit` is null if it cannot be saved as a new one. */
    gone: refusal.gone ? { reason: refusal.gone, submit: saveAsNew?.submit ?? null } : undefined,
    doubt,
    changed: draft.changes.map(
      ({ name, was, now, mine }): ChangedField => ({
        name,
        id: idOf(name),
        label: labels[name],
        was: valueText(name, was),
        isTouched: mine !== was,
        theirs: { value: now, text: valueText(name, now), take: () => draft.set(name, now) },
        own: { value: mine, text: valueText(name, mine), take: () => draft.set(name, mine) },
      }),
    ),
    /** Returns whether there are unsaved changes or a picture that is not uploaded. */
    isUnsaved: () => !isSaved.current && (draft.isChanged() || pending.isHeld()),
    /** Discards the unsaved changes. */
    discard: draft.discard,
  };
}

function unchanged(_name: string, value: string): string {
  return value;
}
