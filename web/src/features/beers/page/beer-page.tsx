import type { BeerPage as Contents } from '@hoptrail/contracts/breweries/beer-page';
import { type ReactNode, Suspense } from 'react';
import { Column, Columns } from '../../../components/layout/columns/columns.tsx';
import { lazy } from '../../../components/layout/lazy.tsx';
import { BackLink } from '../../../components/layout/navigation/back-link.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { TitledList } from '../../../components/layout/titled-list.tsx';
import { ShareButton } from '../../../components/share/share-button.tsx';
import SharedRatings from '../shared/had/shared-ratings.tsx';
import { useMarks } from '../shared/had/use-marks.ts';
import { YourRating } from '../shared/had/your-rating.tsx';
import { BeerHeader } from './beer-header.tsx';
import styles from './beer-page.module.css';
import { BeerTaps } from './beer-taps.tsx';
import { BeerWishes } from './beer-wishes.tsx';

const LoadsLater = lazy(() => import('../../../components/state/loads-later.tsx'));

interface BeerPageProps {
  page: Contents;
  /** The administrators' actions. */
  actions: ReactNode;
  /** Whether it is only known from a tap list, because the server cannot be reached. */
  isListed?: boolean;
}

/** A beer: what it is, where it is on tap, and what the person and others say about it. */
export function BeerPage({ page: { beer, taps }, actions, isListed }: BeerPageProps) {
  const marks = useMarks({ beerIds: [beer.id] });
  return (
    <Page title={beer.beerName}>
      <Columns split="half">
        <Column>
          <div className={styles.top}>
            <BackLink to="/brewery/$id" params={{ id: beer.breweryId }}>
              Brewery
            </BackLink>
            <ShareButton
              look="plain"
              title={beer.beerName}
              label="Share this beer"
              card={{ kind: 'beer', id: beer.id }}
            />
          </div>
          <BeerHeader beer={beer} taps={taps} />
          {actions}
          <BeerWishes beer={beer} />
          {beer.description && <p className={styles.description}>{beer.description}</p>}
          {isListed ? (
            <Suspense>
              <LoadsLater what="Its breweries and ratings" />
            </Suspense>
          ) : (
            <BeerTaps taps={taps} />
          )}
        </Column>
        <Column>
          <TitledList title="Your rating">
            <div className={styles.card}>
              <YourRating beer={beer} marks={marks} />
            </div>
          </TitledList>
          {!isListed && (
            <div id="ratings" className={styles.ratings}>
              <TitledList title="What people say">
                <div className={styles.card}>
                  <SharedRatings beer={beer} />
                </div>
              </TitledList>
            </div>
          )}
        </Column>
      </Columns>
    </Page>
  );
}
