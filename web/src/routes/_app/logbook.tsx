import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { LogbookScreen } from '../../features/logbook/logbook-screen.tsx';
import { textParams } from '../../lib/text/text-params.ts';

export const Route = createFileRoute('/_app/logbook')({
  validateSearch: ({ q, view, log }): { q?: string; view?: 'map'; log?: 'all' } => ({
    ...textParams({ q }),
    ...(view === 'map' && { view }),
    ...(log === 'all' && { log }),
  }),
  component: Logbook,
});

function Logbook() {
  const { q = '', view, log } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <LogbookScreen
      view={{ q, isMap: view === 'map', withImported: log === 'all' }}
      onView={(next) =>
        navigate({
          search: {
            ...(next.q && { q: next.q }),
            ...(next.isMap && { view: 'map' as const }),
            ...(next.withImported && { log: 'all' as const }),
          },
          replace: next.isMap === (view === 'map'),
          resetScroll: false,
        })
      }
    />
  );
}
