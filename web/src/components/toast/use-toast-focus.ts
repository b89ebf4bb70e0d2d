import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface ToastFocus {
  /** The id of the visible toast, if any. */
  shown: number | undefined;
  close: () => void;
  hold: () => void;
}

/**
 * Moves the focus to the toast with F8, and back with F8, with Tab beyond its button, or when it
 * closes (also by Escape). An open dialog traps the focus, so it must not see these events.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>, options: ToastFocus) {
  const { shown, close, hold } = options;
  const cameFrom = useRef<HTMLElement>(undefined);

  const leave = () => {
    cameFrom.current?.focus();
    cameFrom.current = undefined;
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const place = region.current;
    if (!place || !shown) return;
    const isInside = place.contains(document.activeElement);
    const button = place.querySelector('button');
    if (event.key === 'F8') isInside ? leave() : place.focus();
    else if (!isInside) return;
    else if (event.key === 'Escape') close();
    else if (event.key !== 'Tab') return;
    else if (document.activeElement === place && !event.shiftKey) button?.focus();
    else if (document.activeElement === button && event.shiftKey) place.focus();
    else leave();
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  const onFocus = useEffectEvent((event: FocusEvent) => {
    const place = region.current;
    const { target, relatedTarget } = event;
    if (!(target instanceof Node) || !place?.contains(target)) {
      cameFrom.current = undefined;
      return;
    }
    event.stopImmediatePropagation();
    hold();
    if (!(relatedTarget instanceof HTMLElement) || place.contains(relatedTarget)) return;
    cameFrom.current = relatedTarget;
  });

  useEffect(() => {
    // Captured at the window, before the handlers of an open dialog.
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('focusin', onFocus, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('focusin', onFocus, true);
    };
  }, []);

  // Removing the toast removes the focus.
  const onNext = useEffectEvent((next: number | undefined) => {
    const at = document.activeElement;
    if (at !== document.body && !region.current?.contains(at)) return;
    if (next === undefined) leave();
    else if (cameFrom.current) region.current?.focus();
  });
  useEffect(() => onNext(shown), [shown]);
}
