import type { BeerStyle } from '@hoptrail/contracts/lists/beer-styles';
import { BeerGlass } from '../../beers/shared/beer-glass.tsx';
import styles from './folded-styles.module.css';
import { familiesOf } from './style-families.ts';

interface FoldedStylesProps {
  searched: readonly BeerStyle[];
  /** What was searched for and where. */
  text: string;
  onOpen: () => void;
}

/** How many glasses fit beside the text. */
const GLASSES = 3;

/** The picker in one line after a search: what was searched for; a tap opens it again. */
export function FoldedStyles({ searched, text, onOpen }: FoldedStylesProps) {
  return (
    <button type="button" className={styles.line} aria-expanded={false} onClick={onOpen}>
      <span className={styles.glasses}>
        {familiesOf(searched)
          .slice(0, GLASSES)
          .map(({ family, share }) => (
            <BeerGlass key={family.name} style={family.glass} full level={share} height={26} />
          ))}
      </span>
      <span className={styles.text}>{text}</span>
      <span className={styles.change}>Change</span>
    </button>
  );
}
