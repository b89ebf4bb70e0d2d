import { useIsOnline } from '../../../data/offline/offline.ts';
import { counted } from '../../../lib/text/numbers.ts';
import styles from './map-note.module.css';

/** The zoom from which people look for streets. */
const STREETS_ZOOM = 10;

interface MapNoteProps {
  breweries: {
    isPending: boolean;
    isError: boolean;
    refetch: () => unknown;
  };
  /** The number of breweries in sight. */
  count: number;
  /** Whether the map shows towns and borders only. */
  isWithoutStreets: boolean;
  zoom: number;
}

/** The line about what the map shows: how many breweries, or why there are none. */
export function MapNote({ breweries, count, isWithoutStreets, zoom }: MapNoteProps) {
  const { isPending, isError, refetch } = breweries;
  if (!useIsOnline()) {
    return <Note>No network: only what loaded before.</Note>;
  }
  if (isError) {
    return (
      <Note>
        {count > 0 ? 'Only what loaded before.' : 'The breweries did not load.'}{' '}
        <button type="button" onClick={() => refetch()}>
          Try again
        </button>
      </Note>
    );
  }
  if (isPending) return <Note>Looking around...</Note>;
  if (count === 0) return <Note>No brewery in sight. Zoom out.</Note>;
  const text = counted(count, 'brewery in sight', 'breweries in sight');
  const isInexact = isWithoutStreets && zoom >= STREETS_ZOOM;
  return (
    <Note isShown>
      {text}
      {isInexact && <span className={styles.more}>Without streets</span>}
    </Note>
  );
}

interface NoteProps {
  /** Whether the map shows the same. */
  isShown?: boolean;
  children: React.ReactNode;
}

function Note({ isShown = false, children }: NoteProps) {
  return (
    <p className={`${styles.note} ${isShown ? styles.shown : ''}`} role="status">
      {children}
    </p>
  );
}
