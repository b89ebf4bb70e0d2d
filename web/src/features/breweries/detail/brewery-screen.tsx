import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import Beer from 'lucide-react/icons/beer';
import { type ReactNode, Suspense } from 'react';
import { ActionRow } from '../../../components/actions/action-row.tsx';
import { buttonClass } from '../../../components/actions/button.tsx';
import { Column, Columns } from '../../../components/layout/columns/columns.tsx';
import { lazy } from '../../../components/layout/lazy.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { PullToRefresh } from '../../../components/list/pull-to-refresh.tsx';
import { ErrorState } from '../../../components/state/error-state.tsx';
import { CardSkeleton, Skeleton } from '../../../components/state/skeleton.tsx';
import { refusal } from '../../../data/errors.ts';
import { webLink } from '../../../lib/browser/web-link.ts';
import { BannerAd } from './banner-ad.tsx';
import { BreweryHeader } from './brewery-header.tsx';
import { useBrewery } from './brewery-query.ts';
import { BrewerySkeleton } from './brewery-skeleton.tsx';

// Loaded later: it is below the first screen, or rarely shown.
const TakeNotes = lazy(() => import('../notes/take-notes.tsx'));
const BreweryMore = lazy(() => import('./facts/brewery-more.tsx'));
const BreweryNotFound = lazy(() => import('./brewery-not-found.tsx'));
const ClosedNotice = lazy(() => import('./closed-notice.tsx'));
const LoadsLater = lazy(() => import('../../../components/state/loads-later.tsx'));
const UnplacedNotice = lazy(() => import('./unplaced-notice.tsx'), { silent: true });

/** What other features show on the page; all is optional. */
type Slot = 'actions' | 'checkin' | 'news' | 'events' | 'beers' | 'claim';
type Slots = Partial<Record<Slot, ReactNode>>;

interface BreweryScreenProps {
  id: string;
  slots: (brewery: BreweryDetail) => Slots;
}

/** A brewery's page. */
export function BreweryScreen({ id, slots }: BreweryScreenProps) {
  const { data: brewery, error, refetch, isListed } = useBrewery(id);
  if (brewery) return <Brewery brewery={brewery} slots={slots(brewery)} isListed={isListed} />;
  if (!error) return <BrewerySkeleton />;
  if (refusal(error).code === 'brewery.notFound') {
    return (
      <Suspense fallback={<BrewerySkeleton />}>
        <BreweryNotFound />
      </Suspense>
    );
  }
  return (
    <Page>
      <ErrorState error={error} title="This brewery did not open" onRetry={() => refetch()} />
    </Page>
  );
}

interface BreweryProps {
  brewery: BreweryDetail;
  slots: Slots;
  /** Whether it is only known from a list, because the server cannot be reached. */
  isListed: boolean;
}

function Brewery({ brewery, slots, isListed }: BreweryProps) {
  const { closedAt } = brewery;
  const isOpen = closedAt === null;
  const tapList = isOpen && webLink(brewery.tapListUrl);
  return (
    <Page title={brewery.name} underHeader>
      <PullToRefresh />
      <Columns split="start">
        <Column sticks>
          <BreweryHeader brewery={brewery} />
          {slots.actions}
          <BannerAd brewery={brewery} />
          {isOpen ? (
            slots.checkin
          ) : (
            <Suspense>
              <ClosedNotice closedAt={closedAt} />
            </Suspense>
          )}
          {isOpen && brewery.latitude === null && brewery.viewer.canEdit && (
            <Suspense>
              <UnplacedNotice id={brewery.id} />
            </Suspense>
          )}
          <ActionRow>
            {tapList && (
              <a
                className={buttonClass({ look: 'quiet' })}
                href={tapList}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Beer size={20} aria-hidden />
                View Taplist
              </a>
            )}
            <Suspense fallback={<Skeleton width="100%" height={52} radius="var(--radius-full)" />}>
              <TakeNotes brewery={brewery} />
            </Suspense>
          </ActionRow>
        </Column>
        <Column>
          {isOpen && slots.news}
          {/* Together, so that the beers do not push down what is below them. */}
          <Suspense fallback={<CardSkeleton height={480} />}>
            {isListed ? <LoadsLater what="Tap list, news and events" /> : isOpen && slots.beers}
            <BreweryMore brewery={brewery}>{isOpen && !isListed && slots.events}</BreweryMore>
          </Suspense>
          {slots.claim}
        </Column>
      </Columns>
    </Page>
  );
}
