import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { toDay } from '@hoptrail/contracts/lib/zone-clock';
import Beer from 'lucide-react/icons/beer';
import CalendarDays from 'lucide-react/icons/calendar-days';
import type { ReactNode } from 'react';
import { Button } from '../../../../components/actions/button.tsx';
import { ButtonLink } from '../../../../components/actions/button-link.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { trpc } from '../../../../data/trpc.ts';
import { dayText } from '../../../../lib/text/dates.ts';
import { useMinute } from '../../../../lib/use-minute.ts';
import { dayAt, spansText } from '../../hours/week.ts';
import { sectionDialog } from '../sections/section-names.ts';
import { useDismissed } from './dismissed-reminders.ts';
import styles from './reminders.module.css';
import { type Reminder, remindersOf } from './reminders-of.ts';

/** What the owner of a brewery may have forgotten, each to be dismissed; nothing if there is none. */
export default function Reminders({ brewery }: { brewery: ListedBrewery }) {
  const { id, timeZone, closedAt } = brewery;
  const { data: change } = trpc.beers.changed.useQuery({ breweryId: id });
  const [dismissed, dismiss] = useDismissed();
  const dayOf = (at: Date) => toDay(dayAt(at, timeZone ?? 'UTC'));
  const reminders = remindersOf({
    brewery,
    today: dayOf(new Date(useMinute())),
    tapListChangedOn: change?.changedAt ? dayOf(new Date(change.changedAt)) : undefined,
    dismissed,
  });
  if (closedAt !== null || reminders.length === 0) return null;
  return (
    <ul className={styles.reminders} aria-label="Reminders">
      {reminders.map((reminder) => (
        <li key={reminder.key} className={styles.reminder}>
          <Words reminder={reminder} />
          <div className={styles.buttons}>
            <Answer reminder={reminder} id={id} />
            <Button look="plain" onClick={() => dismiss(reminder.key)}>
              {reminder.kind === 'holiday' ? 'Open as usual' : 'Still right'}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Words({ reminder }: { reminder: Reminder }) {
  const Icon = reminder.kind === 'holiday' ? CalendarDays : Beer;
  const words: [title: ReactNode, more: ReactNode] =
    reminder.kind === 'holiday'
      ? [
          `${reminder.holiday.name}, ${dayText(reminder.holiday.day)}`,
          `Guests read that you are open: ${spansText(reminder.spans)}`,
        ]
      : ['Is your tap list still right?', `It was last changed ${reminder.weeks} weeks ago.`];
  return (
    <div className={styles.words}>
      <Icon size={20} aria-hidden className={styles.icon} />
      <div>
        <p className={styles.title}>{words[0]}</p>
        <p className={styles.more}>{words[1]}</p>
      </div>
    </div>
  );
}

/** The button or link that leads to the hours or the tap list of the reminder. */
function Answer({ reminder, id }: { reminder: Reminder; id: string }) {
  const hours = useDialog(sectionDialog('Hours', id));
  return reminder.kind === 'holiday' ? (
    <Button look="quiet" onClick={hours.show}>
      Change Hours
    </Button>
  ) : (
    <ButtonLink to="/brewery/$id/beers" params={{ id }} look="quiet">
      Tap List
    </ButtonLink>
  );
}
