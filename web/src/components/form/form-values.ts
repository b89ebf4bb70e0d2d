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

/** Says what a form changes: the stored fields, and how they become values of the form. */
export interface Basis<Name extends string, Seen> {
  /** The stored fields when the form was opened. */
  seen: Seen;
  /** Reads the same fields from a draft or from the server; undefined where they do not fit. */
  read: (json: unknown) => Seen | undefined;
  values: (seen: Seen) => FormValues<Name>;
}

/** What a form begins with. */
interface OpenedForm<Name extends string, Seen> {
  /** The values without the person's changes. */
  initial: FormValues<Name>;
  /** The stored fields that these values came from. */
  seen: Seen | undefined;
  /** The values with the changes of an unfinished visit. */
  values: FormValues<Name>;
  /** What others changed since that visit. */
  changes: readonly Change<Name>[];
  /** Whether there was an unfinished visit. */
  isRestored: boolean;
}

type HookForm = Pick<
  UseFormReturn<FormValues<string>>,
  'getValues' | 'getFieldState' | 'setValue' | 'reset' | 'clearErrors' | 'subscribe'
>;

export type FormDraft<Name extends string, Seen> = ReturnType<typeof useFormDraft<Name, Seen>>;

/**
 * Stores every change of a form as its draft, and merges what others stored meanwhile.
 * @param key tells the draft apart from all others
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
    // An error is about the value that was refused, and goes with it.
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
    /** Returns the stored fields that the values were typed over. */
    seen: () => base.current.seen,
    isChanged: () => differs(values(), base.current.initial),
    isRestored,
    /** What others changed meanwhile. */
    changes,
    /**
     * Merges what others have stored meanwhile into the form.
     * @returns the fields to ask about; undefined where it cannot be read
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
    /** Gives up what was typed. */
    discard: () => {
      reset(base.current.initial);
      forgetDraft(key);
      setChanges([]);
      setRestored(false);
    },
    forget: () => forgetDraft(key),
  };
}

/** Returns a form's values; the component renders again when one of them changes. */
export function useFormValues<Values>(form: {
  control: Control<FormValues<string>, unknown, unknown>;
  values: () => Values;
}): Values {
  useWatch({ control: form.control });
  return form.values();
}

/** Opens a form: its draft's changes, if there are any, over what is stored by now. */
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

/** Returns a form's values by the names that its screen knows. */
export function pickValues<Name extends string>(
  held: Readonly<Partial<Record<string, string>>>,
  initial: FormValues<Name>,
): FormValues<Name> {
  const values = { ...initial };
  for (const name of namesOf(initial)) values[name] = held[name] ?? '';
  return values;
}
