import { standInHeaders } from '@hoptrail/contracts/lib/stand-in-pictures';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import MapIcon from 'lucide-react/icons/map';
import StampIcon from 'lucide-react/icons/stamp';
import { Suspense } from 'react';
import { Button } from '../../components/actions/button.tsx';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { Column, Columns } from '../../components/layout/columns/columns.tsx';
import { lazy } from '../../components/layout/lazy.tsx';
import { Page } from '../../components/layout/page.tsx';
import { HeaderPicture } from '../../components/picture/header-picture.tsx';
import { CardSkeleton } from '../../components/state/skeleton.tsx';
import { useSignedInUser } from '../../data/session.ts';
import { useWaitingCalls } from '../../data/waiting/calls/use-waiting-call.ts';
import { Figures } from './figures/figures.tsx';
import styles from './logbook-screen.module.css';

const EmptyLogbook = lazy(() => import('./empty-logbook.tsx'));
const SearchedLogbook = lazy(() => import('./list/searched-logbook.tsx'));
const LogbookMap = lazy(() => import('./map/logbook-map.tsx'));

export interface LogbookView {
  /** The search words; empty for all check-ins. */
  q: string;
  isMap: boolean;
  /** Whether imported visits are listed too. */
  withImported: boolean;
}

interface LogbookScreenProps {
  view: LogbookView;
  onView: (view: LogbookView) => void;
}

/** The person's own log: figures, then every check-in by month, or all places on a map. */
export function LogbookScreen({ view, onView }: LogbookScreenProps) {
  const { checkins } = useSignedInUser();
  const { q, isMap, withImported } = view;
  // A first check-in may wait on this phone.
  const isWaiting = useWaitingCalls('checkin').length > 0;
  return (
    <Page underHeader>
      <Columns split="half">
        <HeaderPicture
          src={null}
          fallback={standInHeaders.logbook}
          corners={
            <ButtonLink to="/" look="round" aria-label="Back to your profile">
              <ChevronLeft size={24} aria-hidden />
            </ButtonLink>
          }
        >
          <div className={styles.heading}>
            <h1 className={styles.title}>Your logbook</h1>
            {checkins > 0 && (
              <Button look="quiet" onClick={() => onView({ ...view, q: '', isMap: !isMap })}>
                {isMap ? <StampIcon size={20} aria-hidden /> : <MapIcon size={20} aria-hidden />}
                {isMap ? 'Stamps' : 'Map'}
              </Button>
            )}
          </div>
        </HeaderPicture>
        {checkins === 0 && !withImported && !isWaiting ? (
          <Column>
            <Suspense fallback={<CardSkeleton height={360} />}>
              <EmptyLogbook />
            </Suspense>
          </Column>
        ) : isMap ? (
          <Column>
            <Suspense fallback={<CardSkeleton height={420} />}>
              <LogbookMap />
            </Suspense>
          </Column>
        ) : (
          <>
            {checkins > 0 && <Column sticks>{q === '' && <Figures />}</Column>}
            <Column>
              <Suspense fallback={<CardSkeleton height={600} />}>
                <SearchedLogbook
                  q={q}
                  withImported={withImported}
                  onSearch={(text) => onView({ ...view, q: text })}
                  onImported={(next) => onView({ ...view, withImported: next })}
                />
              </Suspense>
            </Column>
          </>
        )}
      </Columns>
    </Page>
  );
}
