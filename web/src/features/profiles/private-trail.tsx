import { ButtonLink } from '../../components/actions/button-link.tsx';
import { Page } from '../../components/layout/page.tsx';
import { EmptyState } from '../../components/state/empty-state.tsx';
import { useCurrentUser } from '../../data/session.ts';

/** The page for a trail that is private or does not exist; both look the same. */
export function PrivateTrail({ username }: { username: string }) {
  const user = useCurrentUser();
  const isOwn = user?.username === username.toLowerCase();
  return (
    <Page title="Private trail" withBar={false} isText>
      <EmptyState
        drawing="not-found"
        heading="h1"
        title={isOwn ? 'Your trail is private' : 'This trail is private'}
        hint={
          isOwn
            ? 'Nobody can open this link. Your profile has the switch that shows your trail.'
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
