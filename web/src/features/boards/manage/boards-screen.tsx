import type { Board } from '@hoptrail/contracts/boards/boards';
import { BOARDS_PER_BREWERY } from '@hoptrail/contracts/limits';
import MonitorUp from 'lucide-react/icons/monitor-up';
import { Button } from '../../../components/actions/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { Column, Columns } from '../../../components/layout/columns/columns.tsx';
import { lazy } from '../../../components/layout/lazy.tsx';
import { BackFromTool } from '../../../components/layout/navigation/back-from-tool.tsx';
import { Page } from '../../../components/layout/page.tsx';
import rows from '../../../components/list/row-list.module.css';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { RefusalState } from '../../../components/state/refusal-state.tsx';
import { CardSkeleton, Loading } from '../../../components/state/skeleton.tsx';
import { trpc } from '../../../data/trpc.ts';
import { BoardRow } from './board-row.tsx';
import styles from './boards.module.css';

const AddBoardForm = lazy(() => import('./add-board-form.tsx'));

/** While the screen is open, so that a television that goes on or off is noticed. */
const RELOAD_MS = 30_000;

/** The screen where owners and staff connect televisions, and see which of them are silent. */
export function BoardsScreen({ id }: { id: string }) {
  const { data, error, refetch } = trpc.boards.ofBrewery.useQuery(
    { breweryId: id },
    { refetchInterval: RELOAD_MS },
  );
  return (
    <Page isText>
      <Columns split="start">
        <header>
          <BackFromTool id={id} />
          <h1 className={styles.title}>Boards</h1>
          <p className={styles.hint}>
            Televisions that show your menu. A change of the tap list is there within seconds.
          </p>
        </header>
        {data ? (
          <Boards breweryId={id} boards={data} />
        ) : (
          <Column>
            {error ? (
              <RefusalState
                error={error}
                missing="Brewery not found"
                denied="Only the owners and the staff of this brewery can see its boards."
                failed="The boards did not load"
                onRetry={() => refetch()}
              />
            ) : (
              <Loading>
                <CardSkeleton height={76} />
              </Loading>
            )}
          </Column>
        )}
      </Columns>
    </Page>
  );
}

function Boards({ breweryId, boards }: { breweryId: string; boards: readonly Board[] }) {
  const dialog = useDialog('add-board');
  const isFull = boards.length >= BOARDS_PER_BREWERY;
  return (
    <>
      <Column>
        <Button wide disabled={isFull} onClick={dialog.show}>
          <MonitorUp size={20} aria-hidden />
          Add a Board
        </Button>
        {isFull && (
          <p className={styles.hint}>
            {BOARDS_PER_BREWERY} boards: that is as many as a brewery can have.
          </p>
        )}
      </Column>
      <Column>
        {boards.length === 0 ? (
          <EmptyState
            drawing="breweries"
            title="No board yet"
            hint={`Open ${host()}/board in the browser of a television. It shows six digits, which you type here.`}
          />
        ) : (
          <ul className={rows.list}>
            {boards.map((board) => (
              <li key={board.id}>
                <BoardRow board={board} />
              </li>
            ))}
          </ul>
        )}
      </Column>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Add a Board">
        <AddBoardForm breweryId={breweryId} present={boards.length} onClose={dialog.hide} />
      </Dialog>
    </>
  );
}

/** Returns the name of this server, which people type on a television. */
function host(): string {
  return import.meta.env.SSR ? '' : window.location.host;
}
