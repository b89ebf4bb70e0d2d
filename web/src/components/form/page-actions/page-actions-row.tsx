import { type ReactNode, Suspense, useRef, useState } from 'react';
import { lazy } from '../../layout/lazy.tsx';
import styles from './page-actions.module.css';

const MoreActions = lazy(() => import('./page-actions-more.tsx'), { silent: true });

/**
 * A row of page actions; the row is laid out before its buttons are loaded. A button shows those that
 * are beyond the edge of the screen.
 */
export function PageActions({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.actions} data-open={isOpen}>
      <div ref={row} className={styles.tools}>
        <Suspense>{children}</Suspense>
      </div>
      <Suspense>
        <MoreActions row={row} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </Suspense>
    </div>
  );
}
