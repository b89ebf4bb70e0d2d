import type { FormField } from '../form-types.ts';
import styles from './form-checkbox.module.css';
import { useField } from './use-field.ts';

/** A checkbox whose whole row can be tapped. Its value is 'true' or 'false'. */
export function FormCheckbox({ id, label, name, control }: FormField) {
  const { value, onChange } = useField({ name, control });
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
