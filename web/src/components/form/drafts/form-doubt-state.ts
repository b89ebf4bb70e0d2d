import { useState } from 'react';
import type { FormDoubt } from '../form-types.ts';

/**
 * Returns the state of the question that a form asks before it saves unlikely values.
 * @param onConfirm called when the person confirms
 */
export function useFormDoubt(onConfirm: () => void) {
  const [shown, setShown] = useState<FormDoubt>();
  return {
    shown,
    show: setShown,
    close: () => setShown(undefined),
    confirm: () => {
      setShown(undefined);
      onConfirm();
    },
  };
}
