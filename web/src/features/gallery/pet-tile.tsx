import type { Pet } from './pet.ts';
import styles from './pet-grid.module.css';

interface PetTileProps {
  pet: Pet;
  /** Whether the name stays on the picture. */
  isNamed: boolean;
  onTap: () => void;
  onBroken: () => void;
  /** Whether to load the picture eagerly, for tiles above the fold. */
  eager: boolean;
}

/** A pet; its name appears on hover, focus or tap. */
export function PetTile({ pet, isNamed, onTap, onBroken, eager }: PetTileProps) {
  return (
    <button type="button" className={styles.tile} aria-pressed={isNamed} onClick={onTap}>
      <img
        className={styles.picture}
        src={pet.src}
        alt=""
        width={240}
        height={240}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={onBroken}
      />
      <span className={styles.name}>
        {pet.name}{' '}
        <span role="img" aria-label={pet.kind}>
          {pet.sign}
        </span>
      </span>
    </button>
  );
}
