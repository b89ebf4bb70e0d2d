import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormProblems } from '../form-problems.ts';

/** Why a field keeps its form from being sent. */
export type Hold =
  /** It ends by itself: a form that is being saved waits for it. */
  { is: 'passing' } | { is: 'problem'; text: string };

/**
 * What keeps a form from being sent though its values are right: a picture that is on its way, or
 * that did not arrive.
 * @param onFree is called when nothing has to be waited for any longer
 */
export function useFormHolds<Name extends string>(onFree: () => void) {
  const holds = useRef(new Map<Name, Hold>());
  const [isAwaited, setAwaited] = useState(false);
  const passing = () =>
    [...holds.current].flatMap(([name, { is }]) => (is === 'passing' ? name : []));

  const goOn = useEffectEvent(() => {
    if (!isAwaited || passing().length > 0) return;
    setAwaited(false);
    onFree();
  });
  // Holds are set and lifted in layout effects, which are over by now.
  useEffect(() => goOn());

  return {
    /** Keeps the form from being sent for a reason of a field's own, until the returned call. */
    hold: (name: Name, hold: Hold) => {
      holds.current.set(name, hold);
      return () => {
        holds.current.delete(name);
      };
    },
    isHeld: () => holds.current.size > 0,
    /** The problems of a form with its holds: a field that is on its way has none yet. */
    over: (found: FormProblems<Name>): FormProblems<Name> => {
      const problems = { ...found };
      for (const [name, hold] of holds.current) {
        problems[name] = hold.is === 'problem' ? hold.text : undefined;
      }
      return problems;
    },
    /** Sends the form once all that is on its way has arrived; false where nothing is. */
    await: () => {
      if (passing().length === 0) return false;
      setAwaited(true);
      return true;
    },
    isAwaited,
    /** Gives the waiting up. */
    stay: () => setAwaited(false),
  };
}
