import { type BeerStyle, beerStyles } from '@hoptrail/contracts/lists/beer-styles';
import { BeerGlass } from '../beers/shared/beer-glass.tsx';
import { toggled } from './chosen-styles.ts';
import styles from './style-picker.module.css';

interface StylePickerProps {
  chosen: BeerStyle[];
  onChoose: (styles: BeerStyle[]) => void;
}

/** The beer styles: a tap fills the glass, another one empties it. */
export function StylePicker({ chosen, onChoose }: StylePickerProps) {
  return (
    <fieldset className={styles.picker} aria-labelledby="styles">
      <div className={styles.bar}>
        <h2 id="styles">Beer Styles</h2>
        <p className={styles.count} role="status" data-own>
          {chosen.length === 0 ? 'None selected' : `${chosen.length} selected`}
        </p>
        <button
          type="button"
          className={styles.clear}
          aria-disabled={chosen.length === 0}
          onClick={() => chosen.length > 0 && onChoose([])}
        >
          Clear All
        </button>
      </div>
      <div className={styles.chips}>
        {beerStyles.map((style) => (
          <label key={style} className={styles.chip}>
            <input
              type="checkbox"
              className="visually-hidden"
              checked={chosen.includes(style)}
              onChange={() => onChoose(toggled(chosen, style))}
            />
            <BeerGlass style={style} full={chosen.includes(style)} height={22} />
            {style}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
