import { TOAST_DURATION_MS, TOAST_WITH_BUTTON_MS } from '@hoptrail/contracts/limits';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onToast, type ShownToast } from '../../lib/toast.ts';

/** Time within which the app navigates by itself after a sign-in, in milliseconds. */
const OWN_MOVES_MS = 4000;

/**
 * Returns the toast to show: the latest one, for five seconds, with a button for ten, or longer
 * while it is hovered or focused. It closes when the person leaves the step that it belongs to.
 */
export function useLatestToast() {
  const [toast, setToast] = useState<ShownToast>();
  const [isHeld, setHeld] = useState(false);

  useEffect(() => onToast(setToast), []);
  useEffect(() => {
    if (!toast || isHeld) return;
    const shownMs = toast.button ? TOAST_WITH_BUTTON_MS : TOAST_DURATION_MS;
    const timer = setTimeout(() => setToast(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);

  const close = () => {
    setToast(undefined);
    setHeld(false);
  };
  useStepEnd(toast, close);

  return {
    toast,
    close,
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}

/**
 * Calls back when the person navigates to another screen, dialog or step of the sign-in. When the
 * app navigates by itself, for example after a form was saved, the toast is about that and stays.
 */
function useStepEnd(toast: ShownToast | undefined, onEnd: () => void) {
  const hasActed = useRef(false);
  const shownAt = useRef(0);
  const step = useLocation({
    select: ({ pathname, state }) =>
      [pathname, state.signIn?.name, ...(state.dialogs ?? [])].join(' '),
  });

  useEffect(() => {
    if (!toast) return;
    hasActed.current = false;
    shownAt.current = Date.now();
    const act = ({ type, detail }: UIEvent) => {
      // The second tap of a double tap is about what the first one was about.
      if (type === 'keydown' || detail < 2) hasActed.current = true;
    };
    window.addEventListener('click', act, true);
    window.addEventListener('keydown', act, true);
    return () => {
      window.removeEventListener('click', act, true);
      window.removeEventListener('keydown', act, true);
    };
  }, [toast]);

  const leaveStep = useEffectEvent(() => {
    const isByPerson = hasActed.current || Date.now() - shownAt.current > OWN_MOVES_MS;
    if (toast && isByPerson) onEnd();
  });
  useEffect(() => leaveStep(), [step]);
}
