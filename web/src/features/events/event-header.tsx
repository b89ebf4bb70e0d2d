import { posterDrawing } from '@hoptrail/contracts/stand-in-pictures';
import { HeaderPicture } from '../../components/header-picture.tsx';
import { ShareButton } from '../../components/share-button.tsx';
import { today } from '../../lib/dates.ts';
import { isPast } from '../../lib/past-events.ts';
import { BackToEvents } from './back-to-events.tsx';
import styles from './event-header.module.css';

export const EVENT_HEADER_HEIGHT = 320;

/** From this length on a name is set smaller, so that it does not cover the picture. */
const LONG_NAME = 36;

interface EventHeaderProps {
  id: string;
  name: string;
  date: string;
  picture: string | null;
}

/** An event's face: its picture and name, the way back and a way to tell others. */
export function EventHeader({ id, name, date, picture }: EventHeaderProps) {
  return (
    <div className={styles.frame} data-past={isPast(date, today())}>
      <HeaderPicture
        src={picture}
        fallback={posterDrawing({ id })}
        height={EVENT_HEADER_HEIGHT}
        corners={
          <>
            <BackToEvents onPicture />
            <ShareButton title={name} label="Share this event" />
          </>
        }
      >
        <h1 className={name.length < LONG_NAME ? styles.name : styles.longName}>{name}</h1>
      </HeaderPicture>
    </div>
  );
}
