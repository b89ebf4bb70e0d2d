import { historyKinds } from '@hoptrail/contracts/lists/history-kinds';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import {
  type HistoryFilter,
  HistoryScreen,
} from '../../../features/admin/history/history-screen.tsx';
import { textParams } from '../../../lib/text/text-params.ts';

export const Route = createFileRoute('/_app/admin/history')({
  validateSearch: ({ q, kind, brewery, person }): HistoryFilter => {
    const validKind = historyKinds.find((name) => name === kind);
    return {
      ...textParams({ q, brewery, person }),
      ...(validKind && { kind: validKind }),
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
