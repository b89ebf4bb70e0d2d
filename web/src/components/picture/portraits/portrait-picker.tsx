import { portraits } from '@hoptrail/contracts/lists/portraits';
import { useId } from 'react';
import styles from './portrait-picker.module.css';

interface PortraitPickerProps {
  legend: string;
  /** The path of the chosen one, or of another picture. */
  chosen: string;
  onChoose: (path: string) => void;
}

/** Our drawn portraits, of which a person may choose one in place of a photo. */
export default function PortraitPicker({ legend, chosen, onChoose }: PortraitPickerProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.strip}>
        {portraits.map(({ path, shows }) => (
          <label key={path} className={styles.portrait}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              aria-label={shows}
              checked={path === chosen}
              onChange={() => onChoose(path)}
            />
            <img src={path} alt="" width={64} height={64} loading="lazy" decoding="async" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
