import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { TapScreen } from '../../../features/checkins/tap/tap-screen.tsx';
import { textParams } from '../../../lib/text/text-params.ts';

export const Route = createFileRoute('/_app/tap/')({
  validateSearch: ({ t }): { t?: string } => textParams({ t }),
  component: Tap,
});

function Tap() {
  const { t = '' } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  // Removes the used tap from the URL: it must not be shared or sent again.
  return <TapScreen address={t} onUsed={() => navigate({ search: {}, replace: true })} />;
}
