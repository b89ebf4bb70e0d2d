import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { FormProblems } from '../submit/form-problems.ts';

/** Why a field keeps its form from being sent. */
export type Pending =
  /** It ends by itself: a form that is being saved waits for it. */
  { is: 'passing' } | { is: 'problem'; text: string };

/**
 * Keeps a form with valid values from being sent while a picture is on its way, or after it did
 * not arrive.
 * @param onFree is called when nothing has to be waited for any longer
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
  // Reasons are set and lifted in layout effects, which are over by now.
  useEffect(() => goOn());

  return {
    /** Keeps the form from being sent for a reason of one field, until the returned call. */
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
    /** Returns a form's problems with these reasons; a field that is on its way has none yet. */
    over: (found: FormProblems<string>): FormProblems<string> => {
      const problems = { ...found };
      for (const [name, reason] of pending.current) {
        problems[name] = reason.is === 'problem' ? reason.text : undefined;
      }
      return problems;
    },
    /** Sends the form once all that is on its way has arrived. */
    await: () => setAwaited(true),
    isAwaited,
    /** Stops waiting. */
    stay: () => setAwaited(false),
  };
}
