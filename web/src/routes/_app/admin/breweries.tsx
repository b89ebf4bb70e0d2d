import { createFileRoute, useNavigate } from '@tanstack/react-router';
import {
  type BreweriesFilter,
  BreweriesScreen,
} from '../../../features/admin/breweries/breweries-screen.tsx';

export const Route = createFileRoute('/_app/admin/breweries')({
  validateSearch: ({ q, state }): BreweriesFilter => {
    const words = ['string', 'number', 'boolean'].includes(typeof q) ? String(q).slice(0, 200) : '';
    return {
      ...(words && { q: words }),
      ...((state === 'open' || state === 'closed') && { state }),
    };
  },
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
