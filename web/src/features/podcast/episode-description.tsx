import { useId, useState } from 'react';
import styles from './episode-description.module.css';

/** The length from which only the beginning is shown at first. */
const LONG_TEXT = 160;

/** The description of an episode. */
export function EpisodeDescription({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(text.length <= LONG_TEXT);
  const id = useId();
  return (
    <div>
      <p id={id} className={styles.text} data-cut={!isWhole || undefined}>
        {text}
      </p>
      {text.length > LONG_TEXT && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show more'}
        </button>
      )}
    </div>
  );
}
