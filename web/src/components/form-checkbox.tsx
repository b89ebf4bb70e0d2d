import styles from './form-checkbox.module.css';

interface FormCheckboxProps {
  label: string;
  /** 'true' when it is checked. */
  value: string;
  onChange: (value: string) => void;
}

/** Yes or no; the whole row can be tapped. */
export function FormCheckbox({ label, value, onChange }: FormCheckboxProps) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.box}
        checked={value === 'true'}
        onChange={(event) => onChange(String(event.target.checked))}
      />
      {label}
    </label>
  );
}
