import { useState } from 'react';
import type { FormDoubt } from '../form-types.ts';

/**
 * Returns the state of the question that a form asks before it saves unlikely values.
 * @param onConfirm called when the person confirms
 */
export function useFormQuestion(onConfirm: () => void) {
  const [asked, setAsked] = useState<FormDoubt>();
  return {
    asked,
    ask: setAsked,
    close: () => setAsked(undefined),
    confirm: () => {
      setAsked(undefined);
      onConfirm();
    },
  };
}
