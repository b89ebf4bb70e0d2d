import { standInHeaders } from '@hoptrail/contracts/lib/stand-in-pictures';
import type { Profile } from '@hoptrail/contracts/profiles/profiles';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { MouseEvent } from 'react';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { Column, Columns } from '../../components/layout/columns/columns.tsx';
import { BackLink } from '../../components/layout/navigation/back-link.tsx';
import { Page } from '../../components/layout/page.tsx';
import { Avatar } from '../../components/picture/avatar.tsx';
import { HeaderPicture } from '../../components/picture/header-picture.tsx';
import { MapFiles } from '../../components/share/map-files.tsx';
import { ShareButton } from '../../components/share/share-button.tsx';
import { ErrorState } from '../../components/state/error-state.tsx';
import { CardSkeleton, Loading, Skeleton } from '../../components/state/skeleton.tsx';
import { refusal } from '../../data/errors.ts';
import { useCurrentUser } from '../../data/session.ts';
import { trpc } from '../../data/trpc.ts';
import { counted } from '../../lib/text/numbers.ts';
import { PrivateLogbook } from './private-logbook.tsx';
import styles from './public-logbook-screen.module.css';
import { ShownFigures } from './shown-figures.tsx';
import { StampsSection } from './stamps-section.tsx';

/** The number of characters from which a name takes the smaller size. */
const LONG_NAME = 15;

/** A person's public logbook. */
export function PublicLogbookScreen({ username }: { username: string }) {
  const { data, error, refetch } = trpc.profiles.byUsername.useQuery({ username });
  // Not the logbook in memory: the person may have hidden it meanwhile.
  if (refusal(error).status === 404) return <PrivateLogbook username={username} />;
  if (data) return <ShownLogbook profile={data} />;
  if (!error) return <LogbookSkeleton />;
  return (
    <Page withBar={false}>
      <Back />
      <ErrorState error={error} title="This logbook did not load" onRetry={() => refetch()} />
    </Page>
  );
}

function LogbookSkeleton() {
  return (
    <Page underHeader withBar={false}>
      <HeaderPicture src={null} fallback="" corners={<Back isRound />} />
      <Loading>
        <div className={styles.skeleton}>
          <Columns split="start">
            <Column>
              <span className={styles.person}>
                <span className={styles.photo}>
                  <Skeleton width={112} height={112} radius="var(--radius-full)" />
                </span>
                <Skeleton width={160} height={32} />
              </span>
              <CardSkeleton height={364} />
            </Column>
            <Column>
              <CardSkeleton height={360} />
            </Column>
          </Columns>
        </div>
      </Loading>
    </Page>
  );
}

function ShownLogbook({ profile }: { profile: Profile }) {
  const { id, username, name, badge, figures, profileImage, headerImage } = profile;
  const isVisitor = useCurrentUser() === undefined;
  return (
    <Page title={`Logbook of ${name}`} underHeader withBar={false}>
      <HeaderPicture
        src={headerImage}
        fallback={standInHeaders.profile}
        corners={
          <>
            <Back isRound />
            <ShareButton
              title={`Logbook of ${name}`}
              label="Share this logbook"
              card={{ kind: 'profile', id: username }}
            />
          </>
        }
      />
      <Columns split="start">
        <Column>
          <header className={styles.person}>
            <span className={styles.photo} data-own>
              <Avatar id={id} src={profileImage} size={112} eager />
            </span>
            <div className={styles.text}>
              <h1 className={styles.name} data-long={name.length >= LONG_NAME}>
                {name}
              </h1>
              {badge && figures.checkins !== null && (
                <p className={styles.badge} data-own>
                  <img src={badge.icon} alt="" width={32} height={32} />
                  {badge.name}
                  <span className={styles.count}>
                    {counted(figures.checkins, 'check-in', 'check-ins')}
                  </span>
                </p>
              )}
            </div>
          </header>
          {import.meta.env.SSR && <CardSkeleton height={364} />}
          {!import.meta.env.SSR && figures.breweries > 0 && <ShownFigures figures={figures} />}
        </Column>
        <Column>
          {import.meta.env.SSR ? (
            <CardSkeleton height={360} />
          ) : (
            <StampsSection profile={profile} />
          )}
          {!import.meta.env.SSR && figures.breweries > 0 && (
            <MapFiles
              name={`Breweries of ${name}`}
              path={`/feeds/logbooks/${encodeURIComponent(username)}`}
            />
          )}
          {isVisitor && (
            <aside className={styles.invitation} aria-label="Join" data-own>
              <p>Every brewery leaves a stamp. Begin a logbook of your own.</p>
              <ButtonLink to="/welcome">Join Hoptrail</ButtonLink>
            </aside>
          )}
        </Column>
      </Columns>
    </Page>
  );
}

/** Goes back to where the logbook was opened, or to the app. */
function Back({ isRound = false }: { isRound?: boolean }) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const goBack = (event: MouseEvent) => {
    if (!canGoBack) return;
    event.preventDefault();
    router.history.back();
  };
  return isRound ? (
    <ButtonLink to="/" look="round" aria-label="Back" onClick={goBack}>
      <ChevronLeft size={24} aria-hidden />
    </ButtonLink>
  ) : (
    <BackLink to="/" onClick={goBack}>
      Back
    </BackLink>
  );
}
