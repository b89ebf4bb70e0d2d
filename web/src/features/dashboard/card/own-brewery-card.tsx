import { headerDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import icons from '../../../components/actions/icon-buttons.module.css';
import { lazy } from '../../../components/layout/lazy.tsx';
import { Mark } from '../../../components/layout/mark.tsx';
import titleLink from '../../../components/layout/navigation/title-link.module.css';
import { Picture } from '../../../components/picture/picture.tsx';
import { CardSkeleton, Skeleton } from '../../../components/state/skeleton.tsx';
import { BreweryLogo } from '../../breweries/shared/brewery-logo.tsx';
import type { BreweryCardProps } from '../dashboard-slots.ts';
import styles from './own-brewery-card.module.css';

const NowFacts = lazy(() => import('../now/now-facts.tsx'));
const PageTools = lazy(() => import('./page-tools.tsx'));
const LeaveStaff = lazy(() => import('../../staff/shared/leave-staff.tsx'));
const HouseDesk = lazy(() => import('../../trails/shared/house-desk.tsx'));

/** A brewery of the person on the dashboard: how it is now, and what an owner or its staff may do. */
export function OwnBreweryCard(props: BreweryCardProps) {
  const { brewery, isStaff, slots } = props;
  const { id, name, city, state } = brewery;
  const isClosed = brewery.closedAt !== null;
  return (
    <article className={styles.card}>
      <div className={styles.scene}>
        <Picture
          className={styles.picture}
          src={brewery.image}
          fallback={headerDrawing(brewery)}
          alt=""
          width={480}
          height={72}
          eager
        />
        <span className={styles.badge}>{isStaff ? 'Staff' : 'Owner'}</span>
      </div>
      <div className={styles.face}>
        <BreweryLogo brewery={brewery} size={56} className={styles.logo} eager />
        <div className={styles.text}>
          <h2 className={styles.name}>
            <Link to="/brewery/$id" params={{ id }} className={titleLink.link}>
              {name}
            </Link>
          </h2>
          <p className={styles.place}>
            {city}, {state} {isClosed && <Mark>Closed</Mark>}
          </p>
        </div>
      </div>
      {!isClosed && (
        <>
          <section className={styles.now} aria-label="Now">
            {slots.status(brewery)}
            <Suspense fallback={<Skeleton width="100%" height={127} />}>
              <NowFacts brewery={brewery} />
            </Suspense>
          </section>
          <div className={`${icons.row} ${styles.quickActions}`}>{slots.quickActions(brewery)}</div>
          <Suspense>{slots.reminders(brewery)}</Suspense>
        </>
      )}
      {!isClosed && (
        <Suspense fallback={<CardSkeleton height={264} />}>
          <HouseDesk brewery={brewery} />
        </Suspense>
      )}
      <Suspense fallback={<CardSkeleton height={620} />}>
        <PageTools {...props} />
      </Suspense>
      {isStaff && (
        <div className={styles.leave}>
          <Suspense>
            <LeaveStaff brewery={brewery} />
          </Suspense>
        </div>
      )}
    </article>
  );
}
