import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { readSearch } from '../../../features/checkins/tap/tap-address.ts';
import { TapScreen } from '../../../features/checkins/tap/tap-screen.tsx';

export const Route = createFileRoute('/_app/tap/')({
  validateSearch: readSearch,
  component: Tap,
});

function Tap() {
  const { t = '' } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  // Removes the tap from the URL: it must not be shared or sent again.
  return <TapScreen address={t} onStored={() => navigate({ search: {}, replace: true })} />;
}
