import { ButtonLink } from '../../components/actions/button-link.tsx';
import { Page } from '../../components/layout/page.tsx';
import { EmptyState } from '../../components/state/empty-state.tsx';
import { useCurrentUser } from '../../data/session.ts';

/** The page for a logbook that is private or does not exist; both look the same. */
export function PrivateLogbook({ username }: { username: string }) {
  const user = useCurrentUser();
  const isOwn = user?.username === username.toLowerCase();
  return (
    <Page title="Private logbook" withBar={false} isText>
      <EmptyState
        drawing="not-found"
        heading="h1"
        title={isOwn ? 'Your logbook is private' : 'This logbook is private'}
        hint={
          isOwn
            ? 'Nobody can open this link. Your profile has the switch that shows your logbook.'
            : 'Its person keeps it to themselves, or there is nobody with this name.'
        }
        action={
          user ? (
            <ButtonLink to={isOwn ? '/' : '/leaderboard'}>
              {isOwn ? 'Your profile' : 'Leaderboard'}
            </ButtonLink>
          ) : (
            <ButtonLink to="/welcome">To Hoptrail</ButtonLink>
          )
        }
      />
    </Page>
  );
}
