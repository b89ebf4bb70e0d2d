import { useId } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  /** What its state means. */
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch that takes effect at once. Its whole row can be tapped. */
export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.row}>
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        <span id={id} className={styles.hint}>
          {hint}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-label={label}
        aria-describedby={id}
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
