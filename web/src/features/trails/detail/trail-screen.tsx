import type { TrailDetail } from '@hoptrail/contracts/trails/trails';
import { Suspense } from 'react';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { Column, Columns } from '../../../components/layout/columns/columns.tsx';
import { lazy } from '../../../components/layout/lazy.tsx';
import { BackLink } from '../../../components/layout/navigation/back-link.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { HeaderPicture } from '../../../components/picture/header-picture.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { ErrorState } from '../../../components/state/error-state.tsx';
import { PendingState } from '../../../components/state/pending-state.tsx';
import { CardSkeleton, Loading, Skeleton } from '../../../components/state/skeleton.tsx';
import { refusal } from '../../../data/errors.ts';
import { trpc } from '../../../data/trpc.ts';
import { positionOptions } from '../../../lib/geolocation/geolocation.ts';
import { useLastPosition } from '../../../lib/geolocation/geolocation-query.ts';
import { today } from '../../../lib/text/dates.ts';
import { TrailMapSection } from '../map/trail-map-section.tsx';
import { takesNoStamps } from '../shared/trail-phase.ts';
import { nextStop } from './next-stop.ts';
import { NextStopCard } from './next-stop-card.tsx';
import { PassportPage } from './passport-page.tsx';
import { COVER_HEIGHT, TrailHeader } from './trail-header.tsx';
import styles from './trail-screen.module.css';
import { TrailTerms } from './trail-terms.tsx';
import { useProgress } from './use-progress.ts';

const PrizeTicket = lazy(() => import('../prize/prize-ticket.tsx'));
const OpenQuestions = lazy(() => import('./open-questions.tsx'));
const WonTicket = lazy(() => import('../prize/won-ticket.tsx'));

/** A trail: its cover and description, the person's passport, the map, and the prize. */
export function TrailScreen({ id }: { id: string }) {
  const { data: trail, error, refetch } = trpc.trails.byId.useQuery({ id });
  if (trail) return <Shown trail={trail} />;
  if (!error) return <TrailSkeleton />;
  return (
    <Page>
      <BackLink to="/trails">Trails</BackLink>
      {refusal(error).status === 404 ? (
        <EmptyState
          drawing="not-found"
          heading="h1"
          title="Trail Not Found"
          hint="It was never opened, or the link has a typo."
          action={<ButtonLink to="/trails">All trails</ButtonLink>}
        />
      ) : (
        <ErrorState error={error} title="The trail did not load" onRetry={() => refetch()} />
      )}
    </Page>
  );
}

function Shown({ trail }: { trail: TrailDetail }) {
  const own = useProgress(trail.id);
  const { result } = useLastPosition(positionOptions.list);
  const progress = own.data;
  const from = result?.ok ? result.position : undefined;
  const next = progress && nextStop(trail, progress, from);
  const isOver = takesNoStamps(trail, today());
  // A stored response may be from before there were questions.
  const questions = (progress?.questions ?? []).filter(
    ({ hasVisited, isAnswered }) => hasVisited && !isAnswered,
  );
  return (
    <Page title={trail.name} underHeader>
      <Columns split="end">
        <TrailHeader trail={trail} />
        <Column>
          {progress?.won && (
            <Suspense fallback={<CardSkeleton height={128} />}>
              <WonTicket won={progress.won} trail={trail.name} />
            </Suspense>
          )}
          {progress?.prize && (
            <Suspense fallback={<CardSkeleton height={280} />}>
              <PrizeTicket prize={progress.prize} trail={trail} />
            </Suspense>
          )}
          {questions.length > 0 && (
            <Suspense fallback={<CardSkeleton height={190} />}>
              <OpenQuestions trail={trail} questions={questions} />
            </Suspense>
          )}
          {progress ? (
            <PassportPage
              trail={trail}
              progress={progress}
              nextId={next?.brewery.id}
              isOver={isOver}
            />
          ) : (
            <PendingState query={own} failed="Your stamps did not load" skeleton={520} />
          )}
        </Column>
        <Column>
          {next && <NextStopCard next={next} isOrdered={trail.isOrdered} />}
          <TrailTerms trail={trail} />
          <TrailMapSection
            trail={trail}
            stamps={progress?.stamps ?? []}
            nextId={next?.brewery.id}
            isOver={isOver}
          />
        </Column>
      </Columns>
    </Page>
  );
}

function TrailSkeleton() {
  return (
    <Page underHeader>
      <Loading>
        <div className={styles.skeleton}>
          <HeaderPicture src={null} fallback="" height={COVER_HEIGHT} />
          <Skeleton width="70%" height={32} />
          <CardSkeleton height={520} />
        </div>
      </Loading>
    </Page>
  );
}
