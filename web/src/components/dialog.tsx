import { lazy, type ReactNode, Suspense, useState } from 'react';

const DialogSheet = lazy(() => import('./dialog-sheet.tsx'));

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons, the foremost first. One with `data-initial-focus` has the focus at first. */
  footer?: ReactNode;
  /** `alertdialog` where something is about to be lost. */
  role?: 'dialog' | 'alertdialog';
}

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
