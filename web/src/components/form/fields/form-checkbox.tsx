import type { FieldProps } from './field-frame.tsx';
import styles from './form-checkbox.module.css';

/** Yes or no; the whole row can be tapped. Its value is 'true' when it is checked. */
export function FormCheckbox({ id, label, value, onChange }: FieldProps) {
  return (
    <label className={styles.row}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={value === 'true'}
        onChange={(event) => onChange(String(event.target.checked))}
      />
      {label}
    </label>
  );
}
