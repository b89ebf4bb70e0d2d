import { posterDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { HeaderPicture } from '../../../components/picture/header-picture.tsx';
import { isLongName } from '../../../components/picture/long-name.ts';
import { ShareButton } from '../../../components/share/share-button.tsx';
import { BackToEvents } from '../shared/back-to-events.tsx';
import { type DatedEvent, isPast } from '../shared/event-day.ts';
import styles from './event-header.module.css';

export const EVENT_HEADER_HEIGHT = 320;

/**
 * The number of characters from which the name is set smaller, so that the picture stays visible.
 */
interface EventHeaderProps {
  event: DatedEvent & { id: string };
  name: string;
  picture: string | null;
  /** The kind of its card. */
  card: 'special-event' | 'event';
}

/** The header of an event's page: picture, name, back link and share button. */
export function EventHeader({ event, name, picture, card }: EventHeaderProps) {
  const { id } = event;
  return (
    <div className={styles.frame} data-past={isPast(event)}>
      <HeaderPicture
        src={picture}
        fallback={posterDrawing({ id })}
        height={EVENT_HEADER_HEIGHT}
        corners={
          <>
            <BackToEvents onPicture />
            <ShareButton title={name} label="Share this event" card={{ kind: card, id }} />
          </>
        }
      >
        <h1 className={isLongName(name) ? styles.longName : styles.name}>{name}</h1>
      </HeaderPicture>
    </div>
  );
}
