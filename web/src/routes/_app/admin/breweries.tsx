import { createFileRoute, useNavigate } from '@tanstack/react-router';
import {
  type BreweriesFilter,
  BreweriesScreen,
} from '../../../features/admin/breweries/breweries-screen.tsx';
import { textParams } from '../../../lib/text/text-params.ts';

export const Route = createFileRoute('/_app/admin/breweries')({
  validateSearch: ({ q, state, owner }): BreweriesFilter => ({
    ...textParams({ q }),
    ...((state === 'open' || state === 'closed') && { state }),
    ...((owner === 'some' || owner === 'none') && { owner }),
  }),
  component: Breweries,
});

function Breweries() {
  const filter = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <BreweriesScreen
      filter={filter}
      onFilter={(search) =>
        navigate({ search, replace: true, resetScroll: false, viewTransition: false })
      }
    />
  );
}
