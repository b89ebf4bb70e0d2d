import { type ReactNode, Suspense, useRef, useState } from 'react';
import { lazy } from '../../layout/lazy.tsx';
import { type ActionLook, ActionLooks } from './action-looks.ts';
import styles from './page-actions.module.css';

const MoreActions = lazy(() => import('./page-actions-more.tsx'), { silent: true });

/**
 * A row of page actions, the most important first; the row is laid out before its buttons are loaded.
 * Those that do not fit into it are in a menu at its end.
 */
export function PageActions({ children }: { children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  const [looks] = useState(() => new Map<Element, ActionLook>());
  return (
    <div className={styles.actions}>
      <div ref={row} className={styles.tools}>
        <Suspense>
          <ActionLooks value={looks}>{children}</ActionLooks>
        </Suspense>
      </div>
      <Suspense>
        <MoreActions row={row} looks={looks} />
      </Suspense>
    </div>
  );
}
