import { createFileRoute } from '@tanstack/react-router';
import { trpc } from '../../data/trpc.ts';
import { LeaderboardScreen } from '../../features/leaderboard/leaderboard-screen.tsx';
import { settingsTimes } from '../../features/settings/settings-times.ts';
import { pageActions } from './-page-actions.tsx';

export const Route = createFileRoute('/_app/leaderboard')({
  loader: ({ context: { server } }) => {
    void server.checkins.leaderboard.prefetch({});
    void server.settings.all.prefetch(undefined, settingsTimes);
  },
  component: Leaderboard,
});

function Leaderboard() {
  const settings = trpc.settings.all.useQuery(undefined, settingsTimes);
  const headerImage = settings.isPending
    ? undefined
    : (settings.data?.leaderboardHeaderImage ?? null);
  return <LeaderboardScreen headerImage={headerImage} actions={pageActions.leaderboard} />;
}
