import styles from './pet-grid.module.css';

/** As many tiles as a phone shows at first. */
const tiles = Array.from({ length: 15 }, (_, index) => index);

/** Tiles in their final size, before it is drawn who sits in them. */
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
