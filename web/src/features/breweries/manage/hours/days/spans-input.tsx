import type { Span } from '@hoptrail/contracts/hours/types';
import X from 'lucide-react/icons/x';
import { IconButton } from '../../../../../components/actions/icon-button.tsx';
import styles from './spans-input.module.css';

interface SpansInputProps {
  /** The id that the ids of its inputs begin with. */
  id: string;
  /** The name of the day, for the labels. */
  day: string;
  spans: readonly Span[];
  onChange: (spans: Span[]) => void;
  /** Called after a removal, whose button had the focus. */
  onRemoved: () => void;
}

/** The opening times of a day, one row for each span. */
export function SpansInput({ id, day, spans, onChange, onRemoved }: SpansInputProps) {
  return spans.map((span, index) => {
    const which = spans.length > 1 ? `${day}, time ${index + 1}` : day;
    const change = (fields: Partial<Span>) => onChange(spans.with(index, { ...span, ...fields }));
    const note = noteOf(span);
    return (
      <div key={index} className={styles.span}>
        <TimeInput
          id={`${id}-${index}`}
          label={`${which} opens`}
          value={span.opens}
          onChange={(opens) => change({ opens })}
        />
        <span className={styles.to} aria-hidden>
          –
        </span>
        <TimeInput
          label={`${which} closes`}
          value={span.closes}
          onChange={(closes) => change({ closes })}
        />
        <IconButton
          Icon={X}
          label={`Remove ${which}`}
          onClick={() => {
            onChange(spans.toSpliced(index, 1));
            onRemoved();
          }}
        />
        {note && <p className={styles.note}>{note}</p>}
      </div>
    );
  });
}

interface TimeInputProps {
  id?: string;
  label: string;
  value: string;
  onChange: (time: string) => void;
}

function TimeInput({ id, label, value, onChange }: TimeInputProps) {
  return (
    <input
      id={id}
      type="time"
      className={styles.time}
      aria-label={label}
      aria-invalid={value === ''}
      value={value}
      // A picker with seconds sends them.
      onChange={(event) => onChange(event.target.value.slice(0, 5))}
    />
  );
}

/** Returns what a closing time means that is not after the opening time. */
function noteOf({ opens, closes }: Span): string | undefined {
  if (opens === '' || closes === '') return undefined;
  if (opens === closes) return 'Open for 24 hours';
  return closes < opens && closes !== '00:00' ? 'Closes on the next day' : undefined;
}
