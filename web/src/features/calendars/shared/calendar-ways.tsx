import CalendarDays from 'lucide-react/icons/calendar-days';
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import { Button, buttonClass } from '../../../components/actions/button.tsx';
import { CopyField } from '../../../components/share/copy-field.tsx';
import { useCopy } from '../../../components/share/use-copy.ts';
import styles from './calendar-ways.module.css';
import { subscribeLinks } from './subscribe-links.ts';

/** The ways to subscribe to a calendar: this device's app, Google, Outlook, or its address. */
export function CalendarWays({ address, name }: { address: string; name: string }) {
  const links = subscribeLinks(address, name);
  const { field, problem, copy } = useCopy(address, 'Address');
  return (
    <div className={styles.ways}>
      <p className={styles.hint}>
        New and changed events appear by themselves. Calendars look for them within a day.
      </p>
      <a className={buttonClass({ wide: true })} href={links.app} data-initial-focus>
        <CalendarDays size={20} aria-hidden />
        Calendar on this device
      </a>
      <div className={styles.others}>
        <Elsewhere href={links.google}>Google Calendar</Elsewhere>
        <Elsewhere href={links.outlook}>Outlook</Elsewhere>
      </div>
      <div className={styles.address}>
        <CopyField label="Address of the calendar" value={address} ref={field} error={problem} />
        <Button look="quiet" onClick={copy}>
          <Copy size={20} aria-hidden />
          Copy Address
        </Button>
      </div>
    </div>
  );
}

function Elsewhere({ href, children }: { href: string; children: string }) {
  return (
    <a
      className={buttonClass({ look: 'quiet' })}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <ExternalLink size={18} aria-hidden />
      {children}
    </a>
  );
}
