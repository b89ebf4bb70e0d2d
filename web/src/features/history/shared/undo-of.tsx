import { Suspense } from 'react';
import { lazy } from '../../../components/layout/lazy.tsx';

const UndoButton = lazy(() => import('./undo-button.tsx'), { silent: true });

/** Returns the button of a deletion's toast, from the number of the change. */
export function undoOf({ change: seq }: { change: number }) {
  return (
    <Suspense>
      <UndoButton input={{ seq }} />
    </Suspense>
  );
}
