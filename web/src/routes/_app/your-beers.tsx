import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { beerSorts } from '../../features/beers/yours/sorted-beers.ts';
import { YourBeersScreen } from '../../features/beers/yours/your-beers-screen.tsx';
import { textParams } from '../../lib/text/text-params.ts';

export const Route = createFileRoute('/_app/your-beers')({
  validateSearch: ({ q, sort }) => {
    const known = beerSorts.find((one) => one === sort);
    return { ...textParams({ q }), ...(known && { sort: known }) };
  },
  component: YourBeers,
});

function YourBeers() {
  const { q = '', sort } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <YourBeersScreen
      q={q}
      sort={sort}
      onChange={(next) =>
        navigate({
          search: { ...(next.q && { q: next.q }), ...(next.sort && { sort: next.sort }) },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
