import { type ReactNode, useCallback, useState } from 'react';
import { useNearWindow } from '../../lib/browser/use-near-window.ts';

/** How far below the window the content starts to load, as a CSS length. */
const MARGIN = '300px';

interface WhenNearProps {
  /** Takes the place of the content until then. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Renders its content only when the person scrolls near it, for what is costly to load or draw. */
export function WhenNear({ placeholder, children }: WhenNearProps) {
  const [isNear, setNear] = useState(false);
  const ref = useNearWindow(
    useCallback(() => setNear(true), []),
    MARGIN,
  );
  return isNear ? children : <div ref={ref}>{placeholder}</div>;
}
