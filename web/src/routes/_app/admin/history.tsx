import { historyKinds } from '@hoptrail/contracts/lists/history-kinds';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import {
  type HistoryFilter,
  HistoryScreen,
} from '../../../features/admin/history/history-screen.tsx';

export const Route = createFileRoute('/_app/admin/history')({
  validateSearch: ({ q, kind, brewery, person }): HistoryFilter => {
    const known = historyKinds.find((name) => name === kind);
    return {
      ...words('q', q),
      ...words('brewery', brewery),
      ...words('person', person),
      ...(known && { kind: known }),
    };
  },
  component: History,
});

function History() {
  const filter = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <HistoryScreen
      filter={filter}
      onFilter={(search) =>
        navigate({ search, replace: true, resetScroll: false, viewTransition: false })
      }
    />
  );
}

/** Returns a search parameter as text; undefined when it is empty or not a text. */
function words<Name extends string>(name: Name, value: unknown): { [key in Name]?: string } {
  const text = ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
  const chosen: { [key in Name]?: string } = {};
  if (text) chosen[name] = text.slice(0, 200);
  return chosen;
}
