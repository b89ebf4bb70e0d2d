import ChevronLeft from 'lucide-react/icons/chevron-left';
import Shuffle from 'lucide-react/icons/shuffle';
import { useState } from 'react';
import { Button } from '../../components/actions/button.tsx';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { Column, Columns } from '../../components/layout/columns/columns.tsx';
import { Page } from '../../components/layout/page.tsx';
import { GalleryBanner } from './gallery-banner.tsx';
import styles from './gallery-screen.module.css';
import { petOf } from './pet.ts';
import { petFiles } from './pet-files.ts';
import { PetGrid } from './pet-grid.tsx';
import { PetGridSkeleton } from './pet-grid-skeleton.tsx';
import { pick } from './pick.ts';

/** How many photos are shown at a time. */
const SHOWN = 30;

const pets = petFiles.map((file, index) => petOf(file, index + 1));

/** The gallery of pet photos. */
export function GalleryScreen() {
  const [shown, setShown] = useState(() => pick(pets, SHOWN));
  const shuffle = () => setShown(pick(pets, SHOWN));
  return (
    <Page underHeader>
      <Columns split="low">
        <Column>
          <GalleryBanner
            corner={
              <ButtonLink to="/" look="round" aria-label="Back to your profile">
                <ChevronLeft size={24} aria-hidden />
              </ButtonLink>
            }
          >
            <h1>BeerDog Gallery</h1>
          </GalleryBanner>
          <Button className={styles.shuffle} onClick={shuffle}>
            <Shuffle size={20} aria-hidden />
            Shuffle Photos
          </Button>
        </Column>
        <Column>
          {/* The prerendered page has no pets, because they are random. */}
          {import.meta.env.SSR ? <PetGridSkeleton /> : <PetGrid pets={shown} onRetry={shuffle} />}
        </Column>
      </Columns>
    </Page>
  );
}
