import type { Beer } from '@hoptrail/contracts/beers/beers';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { BackLink } from '../../../components/layout/navigation/back-link.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { PendingState } from '../../../components/state/pending-state.tsx';
import { refusal } from '../../../data/errors.ts';
import { useStoredItem } from '../../../data/offline/use-stored-item.ts';
import { trpc } from '../../../data/trpc.ts';
import { BeerPage } from './beer-page.tsx';

interface BeerScreenProps {
  id: string;
  /** Returns the administrators' actions. */
  actions: (beer: Beer) => ReactNode;
}

/** The page of a beer. */
export function BeerScreen({ id, actions }: BeerScreenProps) {
  const query = trpc.beers.byId.useQuery({ id });
  const { stored, error } = useStoredItem<Beer>(id, ['beers.onTap'], query);
  if (query.data) return <BeerPage key={id} page={query.data} actions={actions(query.data.beer)} />;
  if (stored) {
    const page = { beer: stored, taps: [] };
    return <BeerPage key={id} page={page} actions={null} isListed />;
  }
  const isMissing = refusal(error).status === 404;
  return (
    <Page>
      <BackLink to="/breweries">Breweries</BackLink>
      {isMissing ? (
        <EmptyState
          drawing="not-found"
          heading="h1"
          title="Beer Not Found"
          hint="It has left its brewery's tap list, or the link has a typo."
          action={<ButtonLink to="/beer-finder">Find a beer near you</ButtonLink>}
        />
      ) : (
        <PendingState query={{ ...query, error }} failed="The beer did not load" skeleton={480} />
      )}
    </Page>
  );
}
