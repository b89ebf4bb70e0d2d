import { TOAST_DURATION_MS } from '@hoptrail/contracts/limits';
import { useEffect, useState } from 'react';
import { onToast, type ShownToast } from '../lib/toast.ts';

/** The note to show: the latest, for five seconds, longer while it is held. */
export function useLatestToast() {
  const [toast, setToast] = useState<ShownToast>();
  const [isHeld, setHeld] = useState(false);

  useEffect(() => onToast(setToast), []);
  useEffect(() => {
    if (!toast || isHeld) return;
    const timer = setTimeout(() => setToast(undefined), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);

  return {
    toast,
    close: () => {
      setToast(undefined);
      setHeld(false);
    },
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}
