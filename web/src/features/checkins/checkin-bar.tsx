import type { CheckinStatus } from '@hoptrail/contracts/checkins/checkins';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPin from 'lucide-react/icons/map-pin';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import Navigation from 'lucide-react/icons/navigation';
import { Button } from '../../components/actions/button.tsx';
import { useDistanceUnit } from '../../lib/text/distance/distance-unit.ts';
import { barLine } from './bar-line.ts';
import type { CheckinReadiness } from './checkin-readiness.ts';
import styles from './shared/checkin-bar.module.css';

const CHECKING_IN = 'Checking in...';

interface CheckinBarProps {
  readiness: CheckinReadiness;
  /** Undefined while the cooldown loads. */
  status: CheckinStatus | undefined;
  isCheckingIn: boolean;
  onCheckin: () => void;
  /** Leads to the field for the house's code; undefined where there is none. */
  onCode: (() => void) | undefined;
}

/** The check-in button within the thumb's reach, with the line about what prevents a check-in. */
export function CheckinBar(props: CheckinBarProps) {
  const { readiness, status, isCheckingIn, onCheckin, onCode } = props;
  const isRefused = status?.canCheckIn === false;
  const line = barLine(readiness, status, useDistanceUnit());
  const Icon = icons[line.sign];
  return (
    <>
      <div className={styles.room} />
      <section
        className={styles.bar}
        aria-label="Check-in"
        data-small={line.sign === 'done' && !isCheckingIn}
      >
        <p className={styles.line} id="checkin-line" data-sign={line.sign}>
          <Icon size={18} aria-hidden />
          <strong>{line.text}</strong>
          {line.hint && <span className={styles.hint}>{line.hint}</span>}
        </p>
        <p className="visually-hidden" role="status">
          {isCheckingIn ? CHECKING_IN : line.announcement}
        </p>
        <div className={styles.buttons}>
          <Button
            wide
            className={styles.button}
            aria-disabled={isRefused || isCheckingIn}
            aria-describedby="checkin-line"
            onClick={onCheckin}
          >
            {buttonText(line.sign === 'done', isCheckingIn)}
          </Button>
          {onCode && !isCheckingIn && (
            <Button look="quiet" wide className={styles.code} onClick={onCode}>
              Check in with the code
            </Button>
          )}
        </div>
      </section>
    </>
  );
}

function buttonText(isDone: boolean, isCheckingIn: boolean): string {
  if (isCheckingIn) return CHECKING_IN;
  return isDone ? 'Check In Again Tomorrow' : 'Check In';
}

const icons: Record<ReturnType<typeof barLine>['sign'], LucideIcon> = {
  done: Check,
  here: MapPin,
  away: Navigation,
  finding: LocateFixed,
  unknown: MapPinOff,
};
