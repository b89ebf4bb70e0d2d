import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazy } from '../../../components/layout/lazy.tsx';
import { BackFromTool } from '../../../components/layout/navigation/back-from-tool.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { LoadingLine } from '../../../components/state/loading-line.tsx';
import { RefusalState } from '../../../components/state/refusal-state.tsx';
import { trpc } from '../../../data/trpc.ts';
import styles from './pin-screen.module.css';

const PinForm = lazy(() => import('./pin-form.tsx'));

/** The screen where owners and administrators set a brewery's position. */
export function PinScreen({ id }: { id: string }) {
  return (
    <Page>
      <header>
        <BackFromTool id={id} />
        <h1 className={styles.title}>Location</h1>
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
  const navigate = useNavigate();
  const toBrewery = () => void navigate({ to: '/brewery/$id', params: { id } });
  const waiting = <LoadingLine>Loading the location...</LoadingLine>;
  const denied = 'Only the owners of this brewery can set its location.';
  if (!found.isFetchedAfterMount) return waiting;
  if (!brewery) {
    return (
      <RefusalState
        error={error}
        missing="Brewery not found"
        denied={denied}
        failed="This brewery did not open"
        onRetry={() => refetch()}
      />
    );
  }
  if (!brewery.viewer.canEdit) {
    return <EmptyState drawing="error" title="Access Denied" hint={denied} />;
  }
  return (
    <div className={styles.form}>
      <Suspense fallback={waiting}>
        <PinForm brewery={brewery} onSaved={toBrewery} onCancel={toBrewery} />
      </Suspense>
    </div>
  );
}
