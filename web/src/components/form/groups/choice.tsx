import styles from './choice.module.css';

interface ChoiceProps {
  /** The name that the choices share. */
  group: string;
  title: string;
  /** A few words at the end of the line. */
  text?: string | undefined;
  /** A sentence below the title. */
  note?: string | undefined;
  /** Whether it takes something away. */
  isDangerous?: boolean | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

/** One of several choices of which one is made: a radio button as a row. */
export function Choice(props: ChoiceProps) {
  const { group, title, text, note, isDangerous = false, isChosen, onChoose } = props;
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name={group}
        className="visually-hidden"
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={styles.title} data-danger={isDangerous || undefined}>
        {title}
      </span>
      {text && <span className={styles.text}>{text}</span>}
      {note && <span className={styles.note}>{note}</span>}
    </label>
  );
}
