import type { PassportProgress, TrailDetail } from '@hoptrail/contracts/trails/trails';
import { stampEditions } from '@hoptrail/drawings/stamps/stamp-look';
import { useSignedInUser } from '../../../data/session.ts';
import { today } from '../../../lib/text/dates.ts';
import { StampDots } from '../shared/stamp-dots.tsx';
import { stampsText } from '../shared/stamps-text.ts';
import styles from './passport-page.module.css';
import { StampPlace } from './stamp-place.tsx';
import { stampPlaces } from './stamp-places.ts';
import { progressText } from './trail-texts.ts';

interface PassportPageProps {
  trail: TrailDetail;
  progress: PassportProgress;
  /** The brewery to visit next. */
  nextId: string | undefined;
  /** Whether the trail takes no more stamps. */
  isOver: boolean;
}

/** The person's passport: a page of paper with a place for each stamp, and the badge at its end. */
export function PassportPage({ trail, progress, nextId, isOver }: PassportPageProps) {
  const { username, name } = useSignedInUser();
  const { stamps, stampsToComplete, completedAt, isCounting } = progress;
  const places = stampPlaces(trail, progress);
  const editions = stampEditions(
    places.map(({ brewery, stamp, key }) => brewery?.id ?? stamp?.breweryId ?? key),
  );
  return (
    <section className={styles.paper} aria-label="Your passport">
      <header className={styles.head}>
        <div className={styles.text}>
          <p className={styles.kind}>Passport of {username || name}</p>
          <h2 className={styles.count}>{stampsText(stamps.length, stampsToComplete)}</h2>
          <p className={styles.progress}>{progressText(trail, progress, today())}</p>
        </div>
        <img
          className={styles.badge}
          data-earned={completedAt !== null}
          src={trail.badgeIcon}
          alt={completedAt === null ? '' : `The badge of ${trail.name}`}
          width={76}
          height={76}
        />
      </header>
      <StampDots stamps={stamps.length} toComplete={stampsToComplete} onPaper />
      <ul className={styles.places}>
        {places.map((place, index) => (
          <li key={place.key}>
            <StampPlace
              place={place}
              edition={editions[index] ?? 0}
              isOver={isOver}
              isNext={place.brewery !== undefined && place.brewery.id === nextId}
            />
          </li>
        ))}
      </ul>
      {isCounting && (
        <p className={styles.counting} role="status">
          Your check-ins from before the trail opened are being counted.
        </p>
      )}
      <p className={styles.machine} aria-hidden>
        {machineLine(trail.name)}
      </p>
    </section>
  );
}

const MACHINE_LINE = 36;

/** Returns the line at the foot of the page, like the machine-readable line of a passport. */
function machineLine(name: string): string {
  const letters = name.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '<');
  return `P<HOP<${letters}`.slice(0, MACHINE_LINE).padEnd(MACHINE_LINE, '<');
}
