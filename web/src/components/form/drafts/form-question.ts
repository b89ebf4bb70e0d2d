import { useState } from 'react';
import type { FormDoubt } from '../form-types.ts';

/**
 * Holds the question that a form asks before it saves something unlikely.
 * @param onConfirm is called when the person is certain
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
