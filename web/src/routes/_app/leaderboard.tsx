import { createFileRoute } from '@tanstack/react-router';
import { trpc } from '../../data/trpc.ts';
import { LeaderboardScreen } from '../../features/leaderboard/leaderboard-screen.tsx';
import { pageActions } from './-page-actions.tsx';

export const Route = createFileRoute('/_app/leaderboard')({
  component: Leaderboard,
});

function Leaderboard() {
  const settings = trpc.settings.all.useQuery();
  const headerImage = settings.isPending
    ? undefined
    : (settings.data?.leaderboardHeaderImage ?? null);
  return <LeaderboardScreen headerImage={headerImage} actions={pageActions.leaderboard} />;
}
