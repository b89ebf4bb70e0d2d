import type { LucideIcon } from 'lucide-react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Suspense, useId, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
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
      <IconButton
        id={id}
        Icon={Icon}
        label={label}
        size={22}
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          setOpened(true);
          setOpen(!isOpen);
        }}
      />
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
