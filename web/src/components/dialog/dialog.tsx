import { Suspense, useState } from 'react';
import { lazy } from '../layout/lazy.tsx';
import type { DialogProps } from './dialog-sheet.tsx';

const DialogSheet = lazy(() => import('./dialog-sheet.tsx'));

/** A dialog as a sheet over the page. Its state comes from `useDialog`, so that back closes it. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <DialogSheet {...props} />
    </Suspense>
  );
}
