import { Portal } from '@chakra-ui/react/portal';
import { type ReactNode, useRef } from 'react';

interface MenuPortalProps {
  /** The id of the button at which the menu opens. */
  buttonId: string;
  children: ReactNode;
}

/** Renders an open menu over the page, within its main landmark if the button is there. */
export function MenuPortal({ buttonId, children }: MenuPortalProps) {
  const main = useRef(document.getElementById(buttonId)?.closest('main') ?? null);
  return <Portal container={main}>{children}</Portal>;
}

/**
 * Gives a closed menu's focus back to its button, unless something else has it. Of two keys within one
 * frame the menu handles the second, which closes it, and then takes the focus for the first.
 */
export function returnFocus(buttonId: string): void {
  const { activeElement } = document;
  const isLost = activeElement === document.body || activeElement?.closest('[role="menu"]');
  if (isLost) document.getElementById(buttonId)?.focus({ preventScroll: true });
}
