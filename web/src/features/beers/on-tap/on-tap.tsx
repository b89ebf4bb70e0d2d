import type { Beer } from '@hoptrail/contracts/beers/beers';
import { menuSections } from '@hoptrail/contracts/beers/menu-sections';
import { isCurrentTap } from '@hoptrail/contracts/beers/tap-age';
import { inMenuOrder, tapListAt } from '@hoptrail/contracts/beers/tap-list-at';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { lazy } from '../../../components/layout/lazy.tsx';
import { GrowingList } from '../../../components/list/growing-list.tsx';
import { SectionError } from '../../../components/state/section-error.tsx';
import { trpc } from '../../../data/trpc.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { BeerLine, type Menu } from '../beer-line.tsx';
import lists from '../beer-list.module.css';
import { HadButton } from '../shared/had/had-button.tsx';
import { MeanRating } from '../shared/had/mean-rating.tsx';
import { useMarks } from '../shared/had/use-marks.ts';
import { updatedText } from '../updated-text.ts';
import styles from './on-tap.module.css';
import { type TapFilter, TapFilters, useOwnTaps } from './tap-filters.tsx';

const WishMark = lazy(() => import('../shared/wishes/wish-mark.tsx'), { silent: true });

const SHOWN_FIRST = 6;

interface OnTapProps {
  breweryId: string;
  /** Whether the reader may edit the list. */
  canEdit: boolean;
  menu: Menu;
}

/** The beers on tap and coming soon on a brewery's page; renders nothing without a tap list. */
export default function OnTap({ breweryId, canEdit, menu }: OnTapProps) {
  const { data, isError, refetch } = trpc.beers.onTap.useQuery({ breweryId });
  const { data: change } = trpc.beers.changed.useQuery({ breweryId });
  const minute = useMinute();
  const marks = useMarks({ breweryId });
  const own = useOwnTaps(breweryId, minute);
  const [showsAll, setShowsAll] = useState(false);
  const [filter, setFilter] = useState<TapFilter>();
  if (isError && !data) {
    return (
      <SectionError title="On tap" text="The tap list did not load." onRetry={() => refetch()} />
    );
  }
  if (!data || (data.length === 0 && !canEdit)) return null;
  const beers = inMenuOrder(
    // A beer goes on by the clock, without a connection too.
    tapListAt(data, new Date(minute).toISOString()).filter((beer) => beer.availability !== 'gone'),
  );
  const isOld = (beer: Beer) => beer.availability === 'available' && !isCurrentTap(beer, minute);
  const isAllOld = beers.length > 0 && beers.every(isOld);
  const accepts = filter && { new: own.isNew, own: own.isOwnStyle }[filter];
  const matching = accepts ? beers.filter(accepts) : beers;
  const shown = showsAll ? matching : matching.slice(0, SHOWN_FIRST);
  const sections = menuSections(shown);
  const isPlain = menuSections(beers).every(({ id }) => id === 'draft');
  return (
    <section className={styles.section} aria-labelledby="on-tap">
      <header className={styles.header}>
        <h2 id="on-tap">On tap</h2>
        <p className={styles.updated}>
          {beers.length > 0 && updatedText(change?.changedAt)}
          {isAllOld && ': it may have changed'}
        </p>
      </header>
      <TapFilters beers={beers} own={own} chosen={filter} onChoose={setFilter} />
      {sections.map(({ id, label, beers: ofSection }) => (
        <section key={id} className={styles.part} aria-label={isPlain ? undefined : label}>
          {!isPlain && <h3 className={styles.label}>{label}</h3>}
          <GrowingList className={lists.list} items={ofSection}>
            {(beer) => (
              <BeerLine
                beer={beer}
                menu={menu}
                name={<BeerLink beer={beer} />}
                heading={isPlain ? 'h3' : 'h4'}
                isBelowComing
                age={isOld(beer) && !isAllOld ? updatedText(beer.lastUpdated, minute) : undefined}
                isNew={own.isNew(beer)}
                rating={<Rating beer={beer} />}
                action={<HadButton beer={beer} marks={marks} />}
              />
            )}
          </GrowingList>
        </section>
      ))}
      {beers.length === 0 && (
        <p className={styles.empty}>
          Nothing is on tap yet. The Beer Finder shows fans what you list here.
        </p>
      )}
      {shown.length < matching.length && (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          Show all {matching.length} beers
        </Button>
      )}
      {canEdit && (
        <ButtonLink to="/brewery/$id/beers" params={{ id: breweryId }} look="quiet">
          Edit Tap List
        </ButtonLink>
      )}
    </section>
  );
}

function Rating({ beer }: { beer: Beer }) {
  return (
    <>
      <MeanRating beer={beer} />
      <Suspense>
        <WishMark beer={beer} />
      </Suspense>
    </>
  );
}

function BeerLink({ beer: { id, beerName } }: { beer: Beer }) {
  return (
    <Link className={styles.beer} to="/beer/$id" params={{ id }}>
      {beerName}
    </Link>
  );
}
