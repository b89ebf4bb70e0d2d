import { createFileRoute } from '@tanstack/react-router';
import { LeaderboardScreen } from '../../features/leaderboard/leaderboard-screen.tsx';

export const Route = createFileRoute('/_app/leaderboard')({
  loader: ({ context }) => {
    void context.server.checkins.leaderboard.prefetch({});
  },
  component: LeaderboardScreen,
});
