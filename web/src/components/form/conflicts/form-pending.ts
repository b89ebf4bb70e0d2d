import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { FormProblems } from '../submit/form-problems.ts';

/** The reason why a field blocks the submission of its form. */
export type Pending =
  /** Temporary, such as an upload: a submitted form waits until it ends. */
  { is: 'passing' } | { is: 'problem'; text: string };

/** The reason while a picture is read or sent. */
export const passing: Pending = { is: 'passing' };

/** What a picture of a form needs of its form. */
export interface PictureForm<Name extends string> {
  hold: (name: Name, reason: Pending) => () => void;
  stay: () => void;
}

/** Blocks the submission of a form because of one field while there is a reason. */
export function useHold<Name extends string>(
  form: Pick<PictureForm<Name>, 'hold'>,
  name: Name,
  reason: Pending | undefined,
): void {
  const hold = useEffectEvent((why: Pending) => form.hold(name, why));
  useLayoutEffect(() => (reason ? hold(reason) : undefined), [reason]);
}

/**
 * Blocks the submission of a form while a picture is read or sent, and after a failed upload.
 * @param onFree submits the form; called once no upload runs any more, if the person submitted
 * meanwhile
 */
export function useFormPending<Name extends string>(onFree: () => void) {
  const pending = useRef(new Map<string, Pending>());
  const [isAwaited, setAwaited] = useState(false);
  const [, recheck] = useReducer((count: number) => count + 1, 0);
  const isPassing = () => [...pending.current.values()].some(({ is }) => is === 'passing');

  const goOn = useEffectEvent(() => {
    if (!isAwaited || isPassing()) return;
    setAwaited(false);
    onFree();
  });
  // Fields add and remove their reasons in layout effects, which run before this effect.
  useEffect(() => goOn());

  return {
    /** Blocks the submission because of one field. The returned function ends that. */
    hold: (name: Name, reason: Pending) => {
      pending.current.set(name, reason);
      recheck();
      return () => {
        pending.current.delete(name);
        recheck();
      };
    },
    isHeld: () => pending.current.size > 0,
    isPassing,
    /**
     * Returns the form's errors with the pending ones added; a field with a running upload has
     * none.
     */
    addTo: (found: FormProblems<string>): FormProblems<string> => {
      const problems = { ...found };
      for (const [name, reason] of pending.current) {
        problems[name] = reason.is === 'problem' ? reason.text : undefined;
      }
      return problems;
    },
    /** Submits the form once every running upload has ended. */
    await: () => setAwaited(true),
    isAwaited,
    /** Cancels the submission that waits for an upload. */
    stay: () => setAwaited(false),
  };
}
