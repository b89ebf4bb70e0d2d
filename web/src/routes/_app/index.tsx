import { createFileRoute } from '@tanstack/react-router';
import { ProfileScreen } from '../../features/profile/profile-screen.tsx';
import { pageTools } from './-tools.tsx';

export const Route = createFileRoute('/_app/')({
  loader: ({ context }) => {
    const id = context.session.user()?.id;
    if (!id) return;
    void context.server.users.badge.prefetch({ id });
    void context.server.users.favorites.prefetch({ id });
  },
  component: Profile,
});

function Profile() {
  return <ProfileScreen ways={pageTools.profile} />;
}
