import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { headerDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { Link } from '@tanstack/react-router';
import Beer from 'lucide-react/icons/beer';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import Users from 'lucide-react/icons/users';
import { type ReactNode, Suspense } from 'react';
import type { ButtonLook } from '../../../components/actions/button.tsx';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { lazy } from '../../../components/layout/lazy.tsx';
import { Mark } from '../../../components/layout/mark.tsx';
import titleLink from '../../../components/layout/navigation/title-link.module.css';
import { Picture } from '../../../components/picture/picture.tsx';
import { CardSkeleton } from '../../../components/state/skeleton.tsx';
import { BreweryLogo } from '../../breweries/shared/brewery-logo.tsx';
import { eventKinds } from './event-kinds.tsx';
import styles from './own-brewery-card.module.css';

const LeaveStaff = lazy(() => import('../../staff/shared/leave-staff.tsx'));
const HouseDesk = lazy(() => import('../../trails/shared/house-desk.tsx'));

/** What other features show on the card of a brewery that is open. */
export type OwnBrewerySlots = Readonly<Record<'closing' | 'reminders', ReactNode>>;

interface OwnBreweryCardProps {
  brewery: ListedBrewery;
  slots: OwnBrewerySlots;
  /** Whether the person is on its staff and does not own it. */
  isStaff: boolean;
}

/** A brewery of the person on the dashboard, with what an owner or its staff may do. */
export function OwnBreweryCard({ brewery, slots, isStaff }: OwnBreweryCardProps) {
  const { id, name, city, state } = brewery;
  const events = eventKinds.map(([kind, { Add }]) => <Add key={kind} brewery={brewery} />);
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
        <div className={styles.text}>
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
      <Suspense>{slots.reminders}</Suspense>
      <div className={styles.actions}>
        {isStaff ? (
          <>
            <TapListLink id={id} />
            <EditLink id={id} look="quiet">
              Edit Hours
            </EditLink>
            {events}
          </>
        ) : (
          <>
            <EditLink id={id}>Edit Details</EditLink>
            <TapListLink id={id} look="quiet" />
            <ButtonLink to="/brewery/$id/location" params={{ id }} look="quiet">
              <MapPin size={18} aria-hidden />
              {brewery.latitude === null ? 'Set Location' : 'Location'}
            </ButtonLink>
            {events}
            <ButtonLink to="/brewery/$id/staff" params={{ id }} look="quiet">
              <Users size={18} aria-hidden />
              Staff
            </ButtonLink>
          </>
        )}
        {brewery.closedAt === null && <Suspense>{slots.closing}</Suspense>}
      </div>
      {brewery.closedAt === null && (
        <Suspense fallback={<CardSkeleton height={300} />}>
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

interface LinkProps extends ButtonLook {
  id: string;
}

function EditLink({ id, look, children }: LinkProps & { children: string }) {
  return (
    <ButtonLink to="/brewery/$id/edit" params={{ id }} look={look}>
      <Pencil size={18} aria-hidden />
      {children}
    </ButtonLink>
  );
}

function TapListLink({ id, look }: LinkProps) {
  return (
    <ButtonLink to="/brewery/$id/beers" params={{ id }} look={look}>
      <Beer size={18} aria-hidden />
      Tap List
    </ButtonLink>
  );
}
