import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form';
import { type Change, mergeRemote } from './conflicts/form-merge.ts';
import {
  differs,
  type FormValues,
  forgetDraft,
  namesOf,
  readDraft,
  writeDraft,
} from './drafts/form-draft.ts';

/** The entity that a form edits, and its conversion to form values. */
export interface Basis<Name extends string, Seen> {
  /** The stored fields at the time when the form was opened. */
  seen: Seen;
  /** Parses the same fields of a draft or of a server's response; undefined if they do not fit. */
  read: (json: unknown) => Seen | undefined;
  values: (seen: Seen) => FormValues<Name>;
}

/** The state of a form when it opens. */
interface OpenedForm<Name extends string, Seen> {
  /** The values without the person's changes. */
  initial: FormValues<Name>;
  /** The stored fields that these values came from. */
  seen: Seen | undefined;
  /** The values with the changes of the draft. */
  values: FormValues<Name>;
  /** What others changed since the draft was stored. */
  changes: readonly Change<Name>[];
  /** Whether there was a draft. */
  isRestored: boolean;
}

type HookForm = Pick<
  UseFormReturn<FormValues<string>>,
  'getValues' | 'getFieldState' | 'setValue' | 'reset' | 'clearErrors' | 'subscribe'
>;

export type FormDraft<Name extends string, Seen> = ReturnType<typeof useFormDraft<Name, Seen>>;

/**
 * Stores every change of a form as its draft, and merges what others stored meanwhile.
 * @param key the draft's key in the session storage
 */
export function useFormDraft<Name extends string, Seen>(
  key: string,
  opened: OpenedForm<Name, Seen>,
  basis: Basis<Name, Seen> | undefined,
  { getValues, getFieldState, setValue, reset, clearErrors, subscribe }: HookForm,
) {
  const base = useRef<Pick<OpenedForm<Name, Seen>, 'initial' | 'seen'>>(opened);
  const [changes, setChanges] = useState(opened.changes);
  const [isRestored, setRestored] = useState(opened.isRestored);
  const values = () => pickValues(getValues(), base.current.initial);
  const set = (name: string, value: string) => setValue(name, value);

  const store = () => {
    const { initial, seen } = base.current;
    if (differs(values(), initial)) writeDraft(key, { values: values(), seen }, initial);
    else forgetDraft(key);
  };
  const onChange = useEffectEvent((name: string) => {
    // An error belongs to the refused value: a new value clears it.
    if (getFieldState(name).error) clearErrors(name);
    store();
  });
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ name }) => name && onChange(name) }),
    [subscribe],
  );

  return {
    values,
    set,
    /** Returns the stored fields that the values are based on. */
    seen: () => base.current.seen,
    isChanged: () => differs(values(), base.current.initial),
    isRestored,
    /** What others changed meanwhile. */
    changes,
    /**
     * Merges the entity that others stored meanwhile into the form.
     * @returns the fields to ask about; undefined if `current` does not parse
     */
    mergeRemote: (current: unknown): readonly Change<Name>[] | undefined => {
      const seen = basis?.read(current);
      if (!basis || !seen) return undefined;
      const initial = basis.values(seen);
      const merged = mergeRemote(base.current.initial, initial, values());
      base.current = { initial, seen };
      for (const { name } of merged.changes) set(name, merged.values[name]);
      store();
      setChanges(merged.changes);
      return merged.changes;
    },
    /** Discards the unsaved changes. */
    discard: () => {
      reset(base.current.initial);
      forgetDraft(key);
      setChanges([]);
      setRestored(false);
    },
    forget: () => forgetDraft(key),
  };
}

/** Returns a form's values and renders the component again when one of them changes. */
export function useFormValues<Values>(form: {
  control: Control<FormValues<string>, unknown, unknown>;
  values: () => Values;
}): Values {
  useWatch({ control: form.control });
  return form.values();
}

/**
 * Returns the state of a form at opening: the stored values with the changes of its draft, if any.
 */
export function openForm<Name extends string, Seen>(
  key: string,
  initial: FormValues<Name>,
  basis: Basis<Name, Seen> | undefined,
): OpenedForm<Name, Seen> {
  const typedOver = (json: unknown) => {
    const seen = basis?.read(json);
    return basis && seen ? basis.values(seen) : initial;
  };
  const draft = readDraft(key, initial, typedOver);
  const start = { initial, seen: basis?.seen };
  if (!draft) return { ...start, values: initial, changes: [], isRestored: false };
  const merged = mergeRemote(typedOver(draft.seen), initial, draft.values);
  return { ...start, ...merged, isRestored: true };
}

/** Returns the values of the form's own fields; a missing one is empty. */
export function pickValues<Name extends string>(
  held: Readonly<Partial<Record<string, string>>>,
  initial: FormValues<Name>,
): FormValues<Name> {
  const values = { ...initial };
  for (const name of namesOf(initial)) values[name] = held[name] ?? '';
  return values;
}
