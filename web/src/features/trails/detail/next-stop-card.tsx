import { TitledList } from '../../../components/layout/titled-list.tsx';
import { trpc } from '../../../data/trpc.ts';
import { BreweryLink } from '../../breweries/shared/brewery-link.tsx';
import { LinkDistance } from '../../breweries/shared/link-distance.tsx';
import type { NextStop } from './next-stop.ts';

interface NextStopCardProps {
  next: NextStop;
  isOrdered: boolean;
}

/** The brewery to visit next, with its distance and whether it is open. */
export function NextStopCard({ next, isOrdered }: NextStopCardProps) {
  const { brewery, miles } = next;
  const { data: hours, isPending } = trpc.breweries.byId.useQuery({ id: brewery.id });
  return (
    <TitledList title={isOrdered || miles === undefined ? 'Your next stamp' : 'Your nearest stamp'}>
      <BreweryLink
        brewery={{ ...brewery, closedAt: null }}
        hours={isPending ? 'loading' : hours}
        end={miles !== undefined && <LinkDistance miles={miles} />}
      />
    </TitledList>
  );
}
