import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, useRef } from 'react';
import { lazy } from '../../../components/layout/lazy.tsx';
import { BackFromTool } from '../../../components/layout/navigation/back-from-tool.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { ErrorState } from '../../../components/state/error-state.tsx';
import { LoadingLine } from '../../../components/state/loading-line.tsx';
import { refusal } from '../../../data/errors.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { trpc } from '../../../data/trpc.ts';
import styles from './brewery-edit-screen.module.css';

const BreweryForm = lazy(() => import('./brewery-form.tsx'));
const HoursForm = lazy(() => import('./hours-form.tsx'));

interface BreweryEditScreenProps {
  id: string;
  /** The button that opens the history of the brewery. */
  changes: ReactNode;
}

/** The screen where owners and administrators edit a brewery's details, and its staff the hours. */
export function BreweryEditScreen({ id, changes }: BreweryEditScreenProps) {
  const { data } = trpc.breweries.byId.useQuery({ id });
  return (
    <Page>
      <header>
        <BackFromTool id={id} />
        <div className={styles.head}>
          <h1 className={styles.title}>
            {data?.viewer.isStaff ? 'Edit Hours' : 'Edit Brewery Details'}
          </h1>
          {data?.viewer.canEdit && changes}
        </div>
      </header>
      <Content id={id} />
    </Page>
  );
}

function Content({ id }: { id: string }) {
  // The form reads its initial values once, so they must come from the server and not from the
  // cache.
  const found = trpc.breweries.byId.useQuery({ id }, { refetchOnMount: 'always' });
  const { data: brewery, error, refetch } = found;
  // An open form stays when the brewery gets another owner, so that the person can copy the text.
  const form = useRef<'details' | 'hours'>(undefined);
  if (found.isFetchedAfterMount && brewery) form.current ??= formFor(brewery);
  const leave = useLeave(id);
  if (!found.isFetchedAfterMount) return <LoadingLine>Loading brewery details...</LoadingLine>;
  if (!brewery && refusal(error).code !== 'brewery.notFound') {
    return <ErrorState error={error} title="This brewery did not open" onRetry={() => refetch()} />;
  }
  if (!brewery) return <EmptyState drawing="not-found" title="Brewery not found" />;
  if (!form.current) {
    return (
      <EmptyState
        drawing="error"
        title="Access Denied"
        hint="Only the owners of this brewery can edit its details."
      />
    );
  }
  if (form.current === 'hours') {
    return (
      <Suspense fallback={<LoadingLine>Loading the hours...</LoadingLine>}>
        <div className={styles.cards}>
          <HoursForm brewery={brewery} onSaved={leave} onCancel={leave} />
        </div>
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<LoadingLine>Loading brewery details...</LoadingLine>}>
      <div className={styles.cards}>
        <BreweryForm
          brewery={brewery}
          saved="Brewery details saved successfully"
          failed="Failed to update brewery details"
          onSaved={leave}
          onCancel={leave}
        />
      </div>
    </Suspense>
  );
}

/** Returns the form that the person may save: the staff's has the hours only. */
function formFor({ viewer }: BreweryDetail): 'details' | 'hours' | undefined {
  if (viewer.canEdit) return 'details';
  return viewer.isStaff ? 'hours' : undefined;
}

/** Returns where the form leads: owners to their dashboard, administrators back in the history. */
function useLeave(id: string): () => void {
  const { role } = useSignedInUser();
  const navigate = useNavigate();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  return () => {
    if (role !== 'admin') {
      return void navigate({ to: '/brewery-owner-dashboard', search: { at: id } });
    }
    if (canGoBack) return history.back();
    void navigate({ to: '/brewery/$id', params: { id } });
  };
}
