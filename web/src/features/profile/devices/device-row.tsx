import type { DeviceSession } from '@hoptrail/contracts/auth/auth';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { Button } from '../../../components/actions/button.tsx';
import { displayDate, localDate, today } from '../../../lib/text/dates.ts';
import styles from './device-list.module.css';

interface DeviceRowProps {
  device: DeviceSession;
  isEnding: boolean;
  onEnd: () => void;
}

/** A device: its name, when it was used, and a button that signs it out. */
export function DeviceRow({ device, isEnding, onEnd }: DeviceRowProps) {
  const Icon = /iPhone|iPad|Android/.test(device.device) ? Smartphone : Monitor;
  return (
    <div className={styles.row}>
      <Icon size={22} aria-hidden className={styles.icon} />
      <p className={styles.name}>{device.device}</p>
      {!device.isCurrent && (
        <Button
          look="plain"
          className={styles.end}
          disabled={isEnding}
          aria-label={`Sign out ${device.device}`}
          onClick={onEnd}
        >
          {isEnding ? 'Signing out...' : 'Sign Out'}
        </Button>
      )}
      <div className={styles.facts}>
        <p>{device.isCurrent ? 'This device' : `Last used ${lastUse(device.lastUsedOn)}`}</p>
        <p>Signed in {localDate(device.signedInAt)}</p>
      </div>
    </div>
  );
}

/** The server counts days in UTC: a day that has not started here yet counts as today. */
function lastUse(day: string): string {
  return day >= today() ? 'today' : displayDate(day);
}
