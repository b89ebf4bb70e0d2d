import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { YourBeersScreen } from '../../features/beers/yours/your-beers-screen.tsx';

export const Route = createFileRoute('/_app/your-beers')({
  validateSearch: ({ q }): { q?: string } => {
    // The router parses a bare number or boolean in the address as such.
    const words = ['string', 'number', 'boolean'].includes(typeof q) ? String(q).slice(0, 200) : '';
    return words ? { q: words } : {};
  },
  component: YourBeers,
});

function YourBeers() {
  const { q = '' } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <YourBeersScreen
      q={q}
      onSearch={(words) =>
        navigate({ search: words ? { q: words } : {}, replace: true, resetScroll: false })
      }
    />
  );
}
