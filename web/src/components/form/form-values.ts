import { useRef, useState } from 'react';
import { type Change, rebase } from './conflicts/form-merge.ts';
import {
  differs,
  type FormValues,
  forgetDraft,
  readDraft,
  writeDraft,
} from './drafts/form-draft.ts';

/** What a form changes: as it was seen, and how it becomes fields. */
export interface Basis<Name extends string, Seen> {
  /** The stored fields when the form was opened. */
  seen: Seen;
  /** Reads the same fields from a draft or from the server; undefined where they are none. */
  read: (json: unknown) => Seen | undefined;
  values: (seen: Seen) => FormValues<Name>;
}

/** A form's beginning: the values, and over what they are. */
interface Start<Name extends string, Seen> {
  initial: FormValues<Name>;
  seen: Seen | undefined;
}

/** What `useFormValues` holds. */
export type HeldValues<Name extends string, Seen> = ReturnType<typeof useFormValues<Name, Seen>>;

/**
 * A form's values with their draft, and over what they were typed.
 * @param key tells the draft apart from all others
 */
export function useFormValues<Name extends string, Seen>(
  key: string,
  initial: FormValues<Name>,
  basis: Basis<Name, Seen> | undefined,
) {
  const [opened] = useState(() => open(key, initial, basis));
  const [values, setValues] = useState(opened.values);
  const [changes, setChanges] = useState(opened.changes);
  const [isRestored, setRestored] = useState(opened.isRestored);
  const latest = useRef(values);
  const start = useRef<Start<Name, Seen>>({ initial, seen: basis?.seen });

  const take = (next: FormValues<Name>) => {
    const { initial, seen } = start.current;
    latest.current = next;
    setValues(next);
    if (differs(next, initial)) writeDraft(key, { values: next, seen }, initial);
    else forgetDraft(key);
  };

  return {
    values,
    set: (name: Name, value: string) => take({ ...latest.current, [name]: value }),
    /** What the values were typed over, as the server said it. */
    seen: () => start.current.seen,
    isChanged: () => differs(latest.current, start.current.initial),
    /** Whether the values come from an earlier, unfinished visit. */
    isRestored,
    /** What others changed meanwhile. */
    changes,
    /**
     * Takes up what others have stored meanwhile.
     * @returns what is to be told about it; undefined where it cannot be read
     */
    meet: (current: unknown): readonly Change<Name>[] | undefined => {
      const seen = basis?.read(current);
      if (!basis || !seen) return undefined;
      const next = { initial: basis.values(seen), seen };
      const met = rebase(start.current.initial, next.initial, latest.current);
      start.current = next;
      take(met.values);
      setChanges(met.changes);
      return met.changes;
    },
    /** Gives up what was typed. */
    discard: () => {
      take(start.current.initial);
      setChanges([]);
      setRestored(false);
    },
    forget: () => forgetDraft(key),
  };
}

/** The values at the start: those of a draft, over what is stored by now. */
function open<Name extends string, Seen>(
  key: string,
  initial: FormValues<Name>,
  basis: Basis<Name, Seen> | undefined,
) {
  const typedOver = (json: unknown) => {
    const seen = basis?.read(json);
    return basis && seen ? basis.values(seen) : initial;
  };
  const draft = readDraft(key, initial, typedOver);
  if (!draft) return { values: initial, changes: [], isRestored: false };
  return { ...rebase(typedOver(draft.seen), initial, draft.values), isRestored: true };
}
