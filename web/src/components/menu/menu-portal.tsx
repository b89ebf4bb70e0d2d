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
