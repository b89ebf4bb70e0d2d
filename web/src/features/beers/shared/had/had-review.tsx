import { BEER_NOTE_MAX } from '@hoptrail/contracts/limits';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useId, useState } from 'react';
import { useIsOnline } from '../../../../data/offline/offline.ts';
import type { BeerReview } from '../../../../data/waiting/calls/waiting-calls.ts';
import { focusRendered } from '../../../../lib/browser/focus-rendered.ts';
import styles from './had-review.module.css';
import { NotSaved } from './not-saved.tsx';
import { RatingInput } from './rating-input.tsx';
import type { ShownMark } from './use-marks.ts';

interface HadReviewProps {
  beerName: string;
  mark: ShownMark;
  onChange: (review: BeerReview) => void;
  /** Removes what the server refused. */
  onDiscard?: (() => void) | undefined;
  /** Whether the line and the sharing are shown from the beginning. */
  isOpen?: boolean;
}

/**
 * The inputs for a beer that the person had: stars, a line of text, and whether others see them.
 */
export function HadReview(props: HadReviewProps) {
  const { beerName, mark, onChange } = props;
  const isOnline = useIsOnline();
  const id = useId();
  const [isOpen, setIsOpen] = useState(props.isOpen === true || mark.notes !== null);
  const [discards, setDiscards] = useState(0);
  const { rating, notes, isShared, isWaiting, problem } = mark;
  return (
    <div className={styles.text}>
      <div className={styles.first}>
        <RatingInput
          label={`Rating of ${beerName}`}
          describedBy={`${id}-seen`}
          value={rating}
          onChange={(next) => onChange({ rating: next })}
        />
        <p id={`${id}-seen`} className={styles.seen}>
          {isShared ? 'Counts in the mean' : 'Only you see this'}
        </p>
        {!isOpen && (
          <button
            type="button"
            className={styles.more}
            onClick={() => {
              setIsOpen(true);
              focusRendered(`${id}-line`);
            }}
          >
            Add a line
          </button>
        )}
      </div>
      {isOpen && (
        <>
          <Line
            // What is typed stays until it is discarded.
            key={discards}
            id={`${id}-line`}
            label={`A line about ${beerName}`}
            notes={notes}
            onChange={(next) => onChange({ notes: next })}
          />
          <label className={styles.share} htmlFor={id}>
            <input
              id={id}
              type="checkbox"
              aria-labelledby={`${id}-label`}
              aria-describedby={`${id}-hint`}
              className={styles.box}
              checked={isShared}
              onChange={({ target }) => onChange({ isShared: target.checked })}
            />
            <span>
              <span id={`${id}-label`}>Share it</span>
              <span id={`${id}-hint`} className={styles.hint}>
                {isShared
                  ? 'Everybody sees your rating and line with your username.'
                  : 'Everybody then sees your rating and line with your username, and it counts in the mean.'}
              </span>
            </span>
          </label>
        </>
      )}
      {isWaiting && !isOnline && (
        <p className={styles.waiting} role="status">
          <CloudOff size={14} aria-hidden />
          Saved on this phone. Sent once you are online.
        </p>
      )}
      {problem !== undefined && (
        <NotSaved
          problem={problem}
          onDiscard={() => {
            setDiscards(discards + 1);
            props.onDiscard?.();
          }}
        />
      )}
    </div>
  );
}

interface LineProps {
  id: string;
  label: string;
  notes: string | null;
  onChange: (notes: string) => void;
}

/** The input keeps what is typed: the stored line has no blanks at its ends. */
function Line({ id, label, notes, onChange }: LineProps) {
  const [typed, setTyped] = useState(notes ?? '');
  return (
    <input
      id={id}
      type="text"
      className={styles.line}
      aria-label={label}
      placeholder="What you made of it"
      maxLength={BEER_NOTE_MAX}
      enterKeyHint="done"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value);
      }}
    />
  );
}
