import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { YourBeersScreen } from '../../features/beers/yours/your-beers-screen.tsx';
import { textParams } from '../../lib/text/text-params.ts';

export const Route = createFileRoute('/_app/your-beers')({
  validateSearch: ({ q }) => textParams({ q }),
  component: YourBeers,
});

function YourBeers() {
  const { q = '' } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <YourBeersScreen
      q={q}
      onSearch={(text) =>
        navigate({ search: text ? { q: text } : {}, replace: true, resetScroll: false })
      }
    />
  );
}
