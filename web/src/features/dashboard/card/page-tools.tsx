import Pencil from 'lucide-react/icons/pencil';
import { Suspense } from 'react';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import type { BreweryCardProps } from '../dashboard-slots.ts';
import styles from './page-tools.module.css';

/** The buttons that change a brewery's page and add events to it. */
export default function PageTools({ brewery, isStaff, slots }: BreweryCardProps) {
  const { id } = brewery;
  return (
    <div className={styles.page}>
      <h3 className={styles.title}>Your page</h3>
      {!isStaff && (
        <div className={styles.sections}>
          {slots.sections(brewery)}
          <ButtonLink to="/brewery/$id/location" params={{ id }} look="quiet">
            {brewery.latitude === null ? 'Set Location' : 'Location'}
          </ButtonLink>
          <ButtonLink to="/brewery/$id/staff" params={{ id }} look="quiet">
            Team
          </ButtonLink>
        </div>
      )}
      <div className={styles.actions}>
        <ButtonLink to="/brewery/$id/edit" params={{ id }} look="quiet">
          <Pencil size={18} aria-hidden />
          {isStaff ? 'Edit Hours' : 'Edit Details'}
        </ButtonLink>
        {!isStaff && <Suspense>{slots.changes(brewery)}</Suspense>}
        {slots.addEvents(brewery)}
        {brewery.closedAt === null && <Suspense>{slots.closing(brewery)}</Suspense>}
      </div>
    </div>
  );
}
