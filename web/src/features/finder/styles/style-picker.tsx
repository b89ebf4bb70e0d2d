import type { BeerStyle } from '@hoptrail/contracts/lists/beer-styles';
import chips from '../../../components/form/fields/chips.module.css';
import { BeerGlass } from '../../beers/shared/beer-glass.tsx';
import { useReveal } from '../use-reveal.ts';
import { toggled, toggledFamily } from './chosen-styles.ts';
import { type StyleFamily, shareOf, styleFamilies } from './style-families.ts';
import styles from './style-picker.module.css';

interface StylePickerProps {
  chosen: BeerStyle[];
  onChoose: (styles: BeerStyle[]) => void;
  /** When the person opened the folded picker, which then gets the focus. */
  openedAt: number | undefined;
}

/** The beer styles by family. A tap chooses a style, and fills a part of its family's glass. */
export function StylePicker({ chosen, onChoose, openedAt }: StylePickerProps) {
  const picker = useReveal<HTMLFieldSetElement>(openedAt);
  return (
    <fieldset ref={picker} tabIndex={-1} className={styles.picker} aria-labelledby="styles">
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
      <div className={styles.families}>
        {styleFamilies.map((family) => (
          <Family key={family.name} family={family} chosen={chosen} onChoose={onChoose} />
        ))}
      </div>
    </fieldset>
  );
}

interface FamilyProps {
  family: StyleFamily;
  chosen: BeerStyle[];
  onChoose: (styles: BeerStyle[]) => void;
}

/** A family: a glass for all of it, and its styles. */
function Family({ family, chosen, onChoose }: FamilyProps) {
  const share = shareOf(family, chosen);
  return (
    <fieldset className={styles.family}>
      <legend className="visually-hidden">{family.name}</legend>
      <button
        type="button"
        className={styles.all}
        aria-pressed={share === 1}
        onClick={() => onChoose(toggledFamily(chosen, family.styles))}
      >
        <BeerGlass style={family.glass} full={share > 0} level={share} height={32} />
        <span className={styles.name}>
          <span className="visually-hidden">All of </span>
          {family.name}
        </span>
      </button>
      <div className={styles.chips}>
        {family.styles.map((style) => (
          <label key={style} className={chips.chip}>
            <input
              type="checkbox"
              className="visually-hidden"
              checked={chosen.includes(style)}
              onChange={() => onChoose(toggled(chosen, style))}
            />
            {style}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
