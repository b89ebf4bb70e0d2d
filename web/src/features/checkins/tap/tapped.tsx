import type { Checkin } from '@hoptrail/contracts/checkins/checkins';
import { Suspense } from 'react';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { lazy } from '../../../components/layout/lazy.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { PendingState } from '../../../components/state/pending-state.tsx';
import { trpc } from '../../../data/trpc.ts';

const AfterCheckin = lazy(() => import('../after/after-checkin.tsx'), { silent: true });

/** What follows a tap: the celebration and its sheet, and the way to the brewery. */
export default function Tapped({ checkin }: { checkin: Checkin }) {
  const { breweryId: id } = checkin;
  const brewery = trpc.breweries.byId.useQuery({ id });
  if (!brewery.data) {
    return <PendingState query={brewery} failed="The brewery did not load" skeleton={300} />;
  }
  return (
    <>
      <EmptyState
        drawing="breweries"
        heading="h1"
        title={`You are at ${brewery.data.name}`}
        hint="You are checked in, and it is in your logbook."
        action={
          <ButtonLink to="/brewery/$id" params={{ id }}>
            Open the Brewery
          </ButtonLink>
        }
      />
      <Suspense>
        <AfterCheckin checkin={checkin} brewery={brewery.data} />
      </Suspense>
    </>
  );
}
