import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { NEWS_SHOWN_MS } from '@hoptrail/contracts/limits';
import type { NewsLine as Line } from '@hoptrail/contracts/news/news';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { Suspense } from 'react';
import { ConfirmedAction } from '../../../components/dialog/confirmed-action.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';
import { TitledList } from '../../../components/layout/titled-list.tsx';
import rows from '../../../components/list/row-list.module.css';
import { RowMenu } from '../../../components/menu/row-menu.tsx';
import { PendingState } from '../../../components/state/pending-state.tsx';
import { trpc } from '../../../data/trpc.ts';
import { shortDayText, today } from '../../../lib/text/dates.ts';
import { NewsLine } from '../shared/news-line.tsx';
import { useDeleteNews } from './news-writes.ts';
import styles from './own-news.module.css';

const EditNews = lazy(() => import('./edit-news.tsx'));

type OwnBrewery = Pick<ListedBrewery, 'id' | 'name'>;

/** The news of a brewery, which its owners and staff edit and delete. */
export default function OwnNews({ brewery }: { brewery: OwnBrewery }) {
  return (
    <TitledList title="News">
      <Lines brewery={brewery} />
    </TitledList>
  );
}

function Lines({ brewery: { id: breweryId, name } }: { brewery: OwnBrewery }) {
  const news = trpc.news.ofBrewery.useQuery({ breweryId });
  if (!news.data) {
    return <PendingState query={news} failed="The news did not load" skeleton={80} />;
  }
  if (news.data.length === 0) {
    return <p className={rows.nobody}>No news yet. A line is on your page for 30 days.</p>;
  }
  return (
    <ul className={rows.list}>
      {news.data.map((line) => (
        <li key={line.id} className={styles.row}>
          <NewsLine line={line} name={name} more={`until ${lastDay(line)}`} />
          <NewsActions line={line} />
        </li>
      ))}
    </ul>
  );
}

/** Returns the day on which a line is shown for the last time. */
function lastDay({ createdAt }: Line): string {
  return shortDayText(today(new Date(Date.parse(createdAt) + NEWS_SHOWN_MS)));
}

/** The menu of a line, with the dialogs that it opens. */
function NewsActions({ line }: { line: Line }) {
  const { id, text } = line;
  const editing = useDialog(`edit-news-${id}`);
  const remove = useDeleteNews();
  return (
    <>
      <ConfirmedAction
        name={`delete-news-${id}`}
        action="Delete News"
        doing="Deleting..."
        isDoing={remove.isPending}
        title="Delete News"
        onConfirm={(close) => remove.mutate({ id }, { onSuccess: close })}
        button={(ask) => (
          <RowMenu
            label={`Actions for ${text}`}
            actions={[
              { label: 'Edit News', Icon: Pencil, onSelect: editing.show },
              { label: 'Delete', Icon: Trash2, isDangerous: true, onSelect: ask },
            ]}
          />
        )}
      >
        <p>Are you sure you want to delete “{text}”?</p>
        <p>Nobody sees it any more. It still counts as one of the two lines of its week.</p>
      </ConfirmedAction>
      <Dialog open={editing.open} onClose={editing.hide} title="Edit News">
        <Suspense>
          <EditNews line={line} onClose={editing.hide} />
        </Suspense>
      </Dialog>
    </>
  );
}
