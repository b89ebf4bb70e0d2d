import { standInHeaders } from '@hoptrail/contracts/lib/stand-in-pictures';
import type { BeerStyle } from '@hoptrail/contracts/lists/beer-styles';
import { startTransition, useOptimistic } from 'react';
import { Button } from '../../components/actions/button.tsx';
import { Column, Columns } from '../../components/layout/columns/columns.tsx';
import { Page } from '../../components/layout/page.tsx';
import { HeaderPicture } from '../../components/picture/header-picture.tsx';
import { NoLocationLine } from '../../components/state/location/no-location-line.tsx';
import { useSignedInUser } from '../../data/session.ts';
import { positionOptions } from '../../lib/geolocation/geolocation.ts';
import { useLastPosition } from '../../lib/geolocation/geolocation-query.ts';
import { showToast } from '../../lib/toast.ts';
import { useOnce } from '../../lib/use-once.ts';
import { AiNote } from './ai-note.tsx';
import styles from './finder-screen.module.css';
import { BeerResults } from './results/beer-results.tsx';
import { DEFAULT_PLACE } from './search/search-texts.ts';
import { useBeerSearch } from './search/use-beer-search.ts';
import { knownStyles } from './styles/chosen-styles.ts';
import { StylePicker } from './styles/style-picker.tsx';
import { useFold } from './use-fold.ts';

interface FinderScreenProps {
  /** Undefined before the first tap: the saved preferences are used. */
  chosen: BeerStyle[] | undefined;
  onChoose: (styles: BeerStyle[]) => Promise<void>;
}

/** The beer finder: choose styles, then see beers of breweries nearby. */
export function FinderScreen({ chosen, onChoose }: FinderScreenProps) {
  const { beerStylePreferences } = useSignedInUser();
  const { result: position, retry } = useLastPosition(positionOptions.list);
  const search = useBeerSearch();
  const searchOnce = useOnce(search);
  const fold = useFold(search.found, search.isSuccess ? search.submittedAt : undefined);
  // The glass fills at the tap; the address is updated later.
  const [shown, show] = useOptimistic(chosen ?? knownStyles(beerStylePreferences));
  const choose = (next: BeerStyle[]) =>
    startTransition(async () => {
      show(next);
      await onChoose(next);
    });

  const find = () => {
    if (search.isPending) return;
    if (shown.length > 0) searchOnce({ styles: shown, position });
    else {
      showToast({
        type: 'warning',
        title: 'Select Beer Styles',
        description: 'Please select at least one beer style preference.',
      });
    }
  };
  return (
    <Page underHeader>
      <Columns split="low">
        <Column>
          <HeaderPicture src={null} fallback={standInHeaders.finder} height={200}>
            <h1>Beer Finder</h1>
          </HeaderPicture>
        </Column>
        <Column>
          {!fold.isFolded && (
            <div>
              <StylePicker chosen={shown} onChoose={choose} openedAt={fold.openedAt} />
              <div className={styles.find}>
                <Button wide aria-disabled={search.isPending} onClick={find}>
                  {search.isPending ? 'Searching our beer ratings...' : 'Find Delicious Beer'}
                </Button>
              </div>
              {fold.close && (
                <Button look="plain" wide onClick={fold.close}>
                  Back to the Results
                </Button>
              )}
            </div>
          )}
          {(!fold.isFolded || position?.ok === false) && (
            <div className={styles.search}>
              {position && !position.ok && (
                <NoLocationLine onRetry={retry}>
                  Your location is not available. Searching around {DEFAULT_PLACE}.
                </NoLocationLine>
              )}
              {!search.found && <AiNote />}
            </div>
          )}
          <BeerResults
            found={search.found}
            isSearching={search.isPending}
            shownAt={fold.shownAt}
            onOpenStyles={fold.isFolded ? fold.open : undefined}
          />
        </Column>
      </Columns>
    </Page>
  );
}
