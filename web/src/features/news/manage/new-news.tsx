import rows from '../../../components/list/row-list.module.css';
import { trpc } from '../../../data/trpc.ts';
import { dayText } from '../../../lib/text/dates.ts';
import { NewsForm } from './news-form.tsx';
import { usePublishNews } from './news-writes.ts';
import styles from './own-news.module.css';

/** The form of a new line, which says who reads it, or when the next one is possible. */
export default function NewNews({
  breweryId,
  onClose,
}: {
  breweryId: string;
  onClose: () => void;
}) {
  const publish = usePublishNews();
  const { data } = trpc.news.next.useQuery({ breweryId }, { staleTime: 0 });
  const nextOn = data?.nextOn ?? null;
  return (
    <>
      {nextOn === null ? (
        <p className={`${rows.note} ${styles.hint}`}>
          On your page and with everybody who favors it, for 30 days. Two lines a week at most.
        </p>
      ) : (
        <p className={`${rows.note} ${styles.hint}`} role="status">
          Both lines of this week are published. The next one is possible on {dayText(nextOn)}.
        </p>
      )}
      <NewsForm
        draft={breweryId}
        submit="Publish"
        busy="Publishing..."
        disabled={nextOn !== null}
        save={(input) => publish.mutateAsync({ ...input, breweryId })}
        onClose={onClose}
      />
    </>
  );
}
