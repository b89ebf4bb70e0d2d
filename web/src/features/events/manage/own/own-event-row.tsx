import { posterDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { Link } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { lazy } from '../../../../components/layout/lazy.tsx';
import { Mark } from '../../../../components/layout/mark.tsx';
import titleLink from '../../../../components/layout/navigation/title-link.module.css';
import { Picture } from '../../../../components/picture/picture.tsx';
import type { DashboardEvent, EventKind } from './event-kind.ts';
import styles from './own-event-row.module.css';

const CalendarNote = lazy(() => import('../../../calendars/shared/calendar-note.tsx'), {
  silent: true,
});

interface OwnEventRowProps<Event extends DashboardEvent, Host, Input, Seen> {
  kind: EventKind<Event, Host, Input, Seen>;
  event: Event & Seen;
  /** The menu of the event, which loads later. */
  Actions: ComponentType<{ event: Event & Seen }>;
}

/** An event on the dashboard. Its name opens the public page; a menu has the actions. */
export function OwnEventRow<Event extends DashboardEvent, Host, Input, Seen>(
  props: OwnEventRowProps<Event, Host, Input, Seen>,
) {
  const { kind, event, Actions } = props;
  const { id } = event;
  const { picture, name, day, time, details, isPast } = kind.facts(event);
  return (
    <article className={styles.row} data-past={isPast}>
      <Picture
        className={styles.picture}
        src={picture}
        fallback={posterDrawing({ id })}
        alt=""
        width={56}
        height={56}
      />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link {...kind.page(event)} className={titleLink.link}>
            {name}
          </Link>
        </h3>
        <p className={styles.when}>
          {day}, <span className={styles.time}>{time}</span>
        </p>
        {isPast && <Mark>Past event</Mark>}
        <p className={styles.details}>{details}</p>
      </div>
      <Suspense fallback={<span className={styles.menu} />}>
        <Actions event={event} />
      </Suspense>
      {!isPast && event.when === null && (
        <Suspense>
          <CalendarNote event={event} />
        </Suspense>
      )}
    </article>
  );
}
