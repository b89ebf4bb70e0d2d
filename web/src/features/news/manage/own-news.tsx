import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { NEWS_SHOWN_MS } from '@hoptrail/contracts/limits';
import type { NewsLine as Line } from '@hoptrail/contracts/news/news';
import Pencil from 'lucide-react/icons/pencil';
import Undo2 from 'lucide-react/icons/undo-2';
import { Suspense } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { ConfirmedAction } from '../../../components/dialog/confirmed-action.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';
import { TitledList } from '../../../components/layout/titled-list.tsx';
import { PendingState } from '../../../components/state/pending-state.tsx';
import { trpc } from '../../../data/trpc.ts';
import { shortDayText, today } from '../../../lib/text/dates.ts';
import { NewsLine } from '../shared/news-line.tsx';
import { useTakeBackNews } from './news-writes.ts';
import styles from './own-news.module.css';

const EditNews = lazy(() => import('./edit-news.tsx'));

type OwnBrewery = Pick<ListedBrewery, 'id' | 'name'>;

/** The news of a brewery, which its owners and staff edit and take back. */
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
    return <p className={styles.note}>No news yet. A line is on your page for 30 days.</p>;
  }
  return (
    <ul>
      {news.data.map((line) => (
        <li key={line.id} className={styles.row}>
          <NewsLine line={line} name={name} />
          <p className={styles.note}>Shown until {lastDay(line)}</p>
          <div className={styles.actions}>
            <EditButton line={line} />
            <TakeBack line={line} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Returns the day on which a line is shown for the last time. */
function lastDay({ createdAt }: Line): string {
  return shortDayText(today(new Date(Date.parse(createdAt) + NEWS_SHOWN_MS)));
}

function EditButton({ line }: { line: Line }) {
  const dialog = useDialog(`edit-news-${line.id}`);
  return (
    <>
      <Button look="quiet" onClick={dialog.show}>
        <Pencil size={18} aria-hidden />
        Edit
        <span className="visually-hidden">{line.text}</span>
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Edit News">
        <Suspense>
          <EditNews line={line} onClose={dialog.hide} />
        </Suspense>
      </Dialog>
    </>
  );
}

function TakeBack({ line: { id, text } }: { line: Line }) {
  const takeBack = useTakeBackNews();
  return (
    <ConfirmedAction
      name={`take-back-${id}`}
      action="Take Back"
      doing="Taking back..."
      isDoing={takeBack.isPending}
      title="Take Back News"
      onConfirm={(close) => takeBack.mutate({ id }, { onSuccess: close })}
      button={(ask) => (
        <Button look="plain" isDangerous onClick={ask}>
          <Undo2 size={18} aria-hidden />
          Take Back
          <span className="visually-hidden">{text}</span>
        </Button>
      )}
    >
      <p>Do you want to take back “{text}”?</p>
      <p>
        It disappears for everybody, and cannot be brought back. It still counts as one of the two
        lines of a week.
      </p>
    </ConfirmedAction>
  );
}
