import { useState } from 'react';
import { Button } from '../../components/actions/button.tsx';
import { EmptyState } from '../../components/state/empty-state.tsx';
import type { Pet } from './pet.ts';
import styles from './pet-grid.module.css';
import { PetTile } from './pet-tile.tsx';
import { useGlide } from './use-glide.ts';

/** The number of tiles that a phone shows at first. */
const SEEN_FIRST = 15;

interface PetGridProps {
  pets: Pet[];
  /** Called when no picture could be loaded and the person wants to try again. */
  onRetry: () => void;
}

/** Three columns of pets; a tap shows the name. Pictures that fail to load are left out. */
export function PetGrid({ pets, onRetry }: PetGridProps) {
  const [named, setNamed] = useState<string>();
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = pets.filter(({ src }) => !broken.includes(src));
  const list = useGlide(shown.map(({ src }) => src).join());

  if (shown.length === 0) {
    const retry = () => {
      setBroken([]);
      onRetry();
    };
    return (
      <EmptyState
        drawing="offline"
        title="The photos did not load"
        hint="Check your connection and try again."
        action={
          <Button look="quiet" onClick={retry}>
            Try again
          </Button>
        }
      />
    );
  }
  return (
    <ul ref={list} className={styles.grid}>
      {shown.map((pet, index) => (
        <li key={pet.src} className={styles.place}>
          <PetTile
            pet={pet}
            isNamed={pet.src === named}
            onTap={() => setNamed(pet.src === named ? undefined : pet.src)}
            onBroken={() => setBroken((sources) => [...sources, pet.src])}
            eager={index < SEEN_FIRST}
          />
        </li>
      ))}
    </ul>
  );
}
