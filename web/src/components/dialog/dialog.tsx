import { type ComponentType, Suspense, useState } from 'react';
import { lazy } from '../layout/lazy.tsx';
import type { DialogProps } from './dialog-sheet.tsx';

/** Returns a dialog whose code loads when it first opens. */
export function lazyDialog<Props extends { open: boolean }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Loaded = lazy(load);
  return function LazyDialog(props: Props) {
    const [hasOpened, setOpened] = useState(props.open);
    if (props.open && !hasOpened) setOpened(true);
    if (!hasOpened) return null;
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

/** A dialog as a sheet over the page. Its state comes from `useDialog`, so that back closes it. */
export const Dialog = lazyDialog<DialogProps>(() => import('./dialog-sheet.tsx'));
