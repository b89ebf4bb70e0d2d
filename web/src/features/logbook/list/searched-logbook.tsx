import type { LogbookEntry } from '@hoptrail/contracts/logbook/logbook';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useConfirmation } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';
import { FilterBar } from '../../../components/list/filter-bar.tsx';
import { SearchBox } from '../../../components/list/search-box.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { ErrorState } from '../../../components/state/error-state.tsx';
import { PendingState } from '../../../components/state/pending-state.tsx';
import { CardSkeleton, Loading } from '../../../components/state/skeleton.tsx';
import { EntryTrails } from '../shared/entry-trails.tsx';
import { useHasImported, useLogbook } from '../shared/logbook-query.ts';
import { useChangesSender, useSavedEntry } from '../shared/waiting/use-waiting.ts';
import { LogbookList } from './logbook-list.tsx';
import { itemsOf } from './logbook-rows.ts';
import styles from './searched-logbook.module.css';
import { useUnlistedEntries } from './unlisted-entries.ts';

const EmptyLogbook = lazy(() => import('../empty-logbook.tsx'));
const EntryEditor = lazy(() => import('../shared/editor/entry-editor.tsx'));
const EntryStatus = lazy(() => import('../shared/editor/entry-status.tsx'), { silent: true });

interface SearchedLogbookProps {
  q: string;
  withImported: boolean;
  onSearch: (text: string) => void;
  onImported: (withImported: boolean) => void;
}

/** The search and the check-ins that it finds, with the sheet that edits one. */
export default function SearchedLogbook(props: SearchedLogbookProps) {
  const { q, withImported, onSearch, onImported } = props;
  const hasImported = useHasImported();
  const dialog = useConfirmation('edit-entry');
  const [edited, setEdited] = useState<LogbookEntry>();
  // Also sends the changes that an earlier page stored.
  useChangesSender();
  useSavedEntry(
    useCallback((saved) => setEdited((old) => (old?.id === saved.id ? saved : old)), []),
  );
  const { show } = dialog;
  const edit = useCallback(
    (entry: LogbookEntry) => {
      setEdited(entry);
      show();
    },
    [show],
  );
  return (
    <div className={styles.logbook}>
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
          <div className={styles.logbook}>
            {edited.trails && <EntryTrails trails={edited.trails} />}
            <Suspense fallback={<CardSkeleton height={320} />}>
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
  onEdit: (entry: LogbookEntry) => void;
}

function Entries({ q, withImported, onEdit }: EntriesProps) {
  const logbook = useLogbook(q, withImported);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = logbook;
  const unlisted = useUnlistedEntries(data, q);
  const items = useMemo(
    () => (data || unlisted.length > 0) && [...unlisted, ...(data?.pages.flatMap(itemsOf) ?? [])],
    [data, unlisted],
  );
  if (!items) {
    return (
      <PendingState
        query={logbook}
        failed="Your logbook did not load"
        skeleton={<LogbookSkeleton />}
      />
    );
  }
  if (items.length === 0 && q === '') {
    return (
      <Suspense>
        <EmptyLogbook />
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
      <LogbookList
        items={items}
        isBehind={logbook.isPlaceholderData}
        onEnd={hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined}
        onEdit={onEdit}
      />
      {(logbook.isFetchNextPageError || !data) && logbook.error && (
        <ErrorState
          error={logbook.error}
          title="The rest of your logbook did not load"
          onRetry={() => (data ? fetchNextPage() : logbook.refetch())}
        />
      )}
    </>
  );
}

function LogbookSkeleton() {
  return (
    <Loading>
      <div className={styles.skeleton}>
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <CardSkeleton key={row} height={112} />
        ))}
      </div>
    </Loading>
  );
}
