import { CODE_LENGTH } from '@hoptrail/contracts/limits';
import styles from './code-input.module.css';

interface CodeInputProps {
  value: string;
  /** Called with digits only, at most as many as a code has. */
  onChange: (digits: string) => void;
  invalid: boolean;
}

/**
 * The input of a six-digit code. It is one field, so that the phone's suggestion, paste and screen
 * readers work as with any text.
 */
export function CodeInput({ value, onChange, invalid }: CodeInputProps) {
  return (
    <div className={styles.places} data-invalid={invalid}>
      <input
        className={styles.code}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, CODE_LENGTH))}
        aria-label="6-digit code"
        aria-invalid={invalid}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d*"
        enterKeyHint="go"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: the step opens after the person asked for a code and has no other field.
        autoFocus
      />
    </div>
  );
}
