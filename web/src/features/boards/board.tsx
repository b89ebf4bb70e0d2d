import { Suspense } from 'react';
import { lazy } from '../../components/layout/lazy.tsx';
import { BoardCode } from './board-code.tsx';
import { Connecting } from './connecting.tsx';
import { useBoard } from './use-board.ts';

const BoardMenu = lazy(() => import('./board-menu.tsx'));

/** What a television shows: the menu of a brewery, or the digits that connect it with one. */
export default function Board() {
  const { shown, code, isLive, error } = useBoard();
  if (shown) {
    return (
      <Suspense fallback={<Connecting />}>
        <BoardMenu shown={shown} isLive={isLive} />
      </Suspense>
    );
  }
  return code ? <BoardCode code={code} /> : <Connecting error={error} />;
}
