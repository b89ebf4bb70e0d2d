import type { LucideIcon } from 'lucide-react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Suspense, useId, useState } from 'react';
import { lazy } from '../layout/lazy.tsx';
import type { MenuAction } from './menu-list.tsx';
import styles from './row-menu.module.css';

const MenuList = lazy(() => import('./menu-list.tsx'), { silent: true });

interface RowMenuProps {
  /** The accessible name, which says what the actions are for. */
  label: string;
  /** By default three dots. */
  Icon?: LucideIcon;
  actions: readonly MenuAction[];
}

/** The actions of a row behind one button. The code of the menu loads when it first opens. */
export function RowMenu({ label, Icon = Ellipsis, actions }: RowMenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  return (
    <>
      <button
        id={id}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          setOpened(true);
          setOpen(!isOpen);
        }}
      >
        <Icon size={22} aria-hidden />
      </button>
      {hasOpened && (
        <Suspense>
          <MenuList
            buttonId={id}
            label={label}
            actions={actions}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  );
}
