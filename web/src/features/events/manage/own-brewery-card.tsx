import type { ListedBrewery } from '@hoptrail/contracts/breweries';
import { headerDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { Link } from '@tanstack/react-router';
import Beer from 'lucide-react/icons/beer';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import Users from 'lucide-react/icons/users';
import { Suspense } from 'react';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { Mark } from '../../../components/layout/mark.tsx';
import { part } from '../../../components/layout/part.tsx';
import titleLink from '../../../components/layout/title-link.module.css';
import { Picture } from '../../../components/picture/picture.tsx';
import { BreweryLogo } from '../../breweries/shared/brewery-logo.tsx';
import { eventKinds } from './event-kinds.tsx';
import styles from './own-brewery-card.module.css';

const LeaveStaff = part(() => import('../../staff/shared/leave-staff.tsx'));
const HouseDesk = part(() => import('../../passports/shared/house-desk.tsx'));

interface OwnBreweryCardProps {
  brewery: ListedBrewery;
  /** Whether the person is on its staff and does not own it. */
  isStaff: boolean;
}

/** A brewery of the person on the dashboard, with what an owner or its staff may do. */
export function OwnBreweryCard({ brewery, isStaff }: OwnBreweryCardProps) {
  const { id, name, city, state } = brewery;
  return (
    <article className={styles.card}>
      <div className={styles.scene}>
        <Picture
          className={styles.picture}
          src={brewery.image}
          fallback={headerDrawing(brewery)}
          alt=""
          width={480}
          height={120}
          eager
        />
        <span className={styles.badge}>{isStaff ? 'Staff' : 'Owner'}</span>
      </div>
      <div className={styles.face}>
        <BreweryLogo brewery={brewery} size={64} className={styles.logo} eager />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Link to="/brewery/$id" params={{ id }} className={titleLink.link}>
              {name}
            </Link>
          </h2>
          <p className={styles.place}>
            {city}, {state} {brewery.closedAt && <Mark>Closed</Mark>}
          </p>
        </div>
      </div>
      <div className={styles.actions}>
        <ButtonLink to="/brewery/$id/edit" params={{ id }}>
          <Pencil size={18} aria-hidden />
          {isStaff ? 'Edit Hours' : 'Edit Details'}
        </ButtonLink>
        <ButtonLink to="/brewery/$id/beers" params={{ id }} look="quiet">
          <Beer size={18} aria-hidden />
          Tap List
        </ButtonLink>
        {!isStaff && (
          <>
            <ButtonLink to="/brewery/$id/staff" params={{ id }} look="quiet">
              <Users size={18} aria-hidden />
              Staff
            </ButtonLink>
            <ButtonLink to="/brewery/$id/location" params={{ id }} look="quiet">
              <MapPin size={18} aria-hidden />
              {brewery.latitude === null ? 'Set Location' : 'Location'}
            </ButtonLink>
          </>
        )}
        {eventKinds.map(([name, { Add }]) => (
          <Add key={name} brewery={brewery} />
        ))}
      </div>
      {brewery.closedAt === null && (
        <Suspense>
          <HouseDesk brewery={brewery} />
        </Suspense>
      )}
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
