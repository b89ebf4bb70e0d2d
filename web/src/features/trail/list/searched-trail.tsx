import type { TrailEntry } from '@hoptrail/contracts/trail';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useConfirmation } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';
import { FilterBar } from '../../../components/list/filter-bar.tsx';
import { SearchBox } from '../../../components/list/search-box.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { ErrorState } from '../../../components/state/error-state.tsx';
import { Loading, Skeleton } from '../../../components/state/skeleton.tsx';
import { EntryPassports } from '../shared/entry-passports.tsx';
import { useHasImported, useTrail } from '../shared/trail-query.ts';
import { useChangesSender, useSavedEntry } from '../shared/waiting/use-waiting.ts';
import styles from './searched-trail.module.css';
import { TrailList } from './trail-list.tsx';
import { itemsOf } from './trail-rows.ts';
import { useUnlistedEntries } from './unlisted-entries.ts';

const EmptyTrail = lazy(() => import('../empty-trail.tsx'));
const EntryEditor = lazy(() => import('../shared/editor/entry-editor.tsx'));
const EntryStatus = lazy(() => import('../shared/editor/entry-status.tsx'), { silent: true });

interface SearchedTrailProps {
  q: string;
  withImported: boolean;
  onSearch: (words: string) => void;
  onImported: (withImported: boolean) => void;
}

/** The search and the check-ins that it finds, with the sheet that edits one. */
export default function SearchedTrail(props: SearchedTrailProps) {
  const { q, withImported, onSearch, onImported } = props;
  const hasImported = useHasImported();
  const dialog = useConfirmation('edit-entry');
  const [edited, setEdited] = useState<TrailEntry>();
  // Also sends the changes that an earlier page stored.
  useChangesSender();
  useSavedEntry(
    useCallback((saved) => setEdited((old) => (old?.id === saved.id ? saved : old)), []),
  );
  const { show } = dialog;
  const edit = useCallback(
    (entry: TrailEntry) => {
      setEdited(entry);
      show();
    },
    [show],
  );
  return (
    <div className={styles.trail}>
      <SearchBox label="Search brewery, town or note" value={q} onSearch={onSearch} />
      {(hasImported === true || withImported) && (
        <FilterBar
          label="Which visits"
          options={[
            { value: 'own', label: 'Check-ins' },
            { value: 'all', label: 'With imported visits' },
          ]}
          value={withImported ? 'all' : 'own'}
          onChange={(value) => onImported(value === 'all')}
        />
      )}
      <Entries q={q} withImported={withImported} onEdit={edit} />
      {edited && (
        <Dialog
          open={dialog.open}
          onClose={dialog.hide}
          title={edited.breweryName}
          footer={
            <>
              <Suspense>
                <EntryStatus checkinId={edited.id} />
              </Suspense>
              <Button wide onClick={dialog.hide}>
                Done
              </Button>
            </>
          }
          swipes
        >
          <div className={styles.trail}>
            {edited.passports && <EntryPassports passports={edited.passports} />}
            <Suspense fallback={<Skeleton width="100%" height={320} radius="var(--radius-card)" />}>
              <EntryEditor key={edited.id} entry={edited} />
            </Suspense>
          </div>
        </Dialog>
      )}
    </div>
  );
}

interface EntriesProps {
  q: string;
  withImported: boolean;
  onEdit: (entry: TrailEntry) => void;
}

function Entries({ q, withImported, onEdit }: EntriesProps) {
  const trail = useTrail(q, withImported);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = trail;
  const unlisted = useUnlistedEntries(data, q);
  const items = useMemo(
    () => (data || unlisted.length > 0) && [...unlisted, ...(data?.pages.flatMap(itemsOf) ?? [])],
    [data, unlisted],
  );
  if (!items) {
    return trail.error ? (
      <ErrorState
        error={trail.error}
        title="Your trail did not load"
        onRetry={() => trail.refetch()}
      />
    ) : (
      <TrailSkeleton />
    );
  }
  if (items.length === 0 && q === '') {
    return (
      <Suspense>
        <EmptyTrail />
      </Suspense>
    );
  }
  if (items.length === 0) {
    return (
      <div role="status">
        <EmptyState
          drawing="search"
          title={withImported ? 'No visits found' : 'No check-ins found'}
          hint="Try a brewery, a town or a word of your notes"
        />
      </div>
    );
  }
  return (
    <>
      <TrailList
        items={items}
        isBehind={trail.isPlaceholderData}
        onEnd={hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined}
        onEdit={onEdit}
      />
      {(trail.isFetchNextPageError || !data) && trail.error && (
        <ErrorState
          error={trail.error}
          title="The rest of your trail did not load"
          onRetry={() => (data ? fetchNextPage() : trail.refetch())}
        />
      )}
    </>
  );
}

function TrailSkeleton() {
  return (
    <Loading>
      <div className={styles.skeleton}>
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <Skeleton key={row} width="100%" height={112} radius="var(--radius-card)" />
        ))}
      </div>
    </Loading>
  );
}
