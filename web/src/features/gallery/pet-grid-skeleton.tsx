import styles from './pet-grid.module.css';

/** The number of tiles that a phone shows first. */
const tiles = Array.from({ length: 15 }, (_, index) => index);

/** Placeholders in the size of the tiles. */
export function PetGridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden>
      {tiles.map((tile) => (
        <div key={tile} className={styles.place}>
          <div className={styles.tile} />
        </div>
      ))}
    </div>
  );
}
