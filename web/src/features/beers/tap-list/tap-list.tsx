import type { Beer } from '@hoptrail/contracts/beers/beers';
import { tapListAt } from '@hoptrail/contracts/beers/tap-list-at';
import { BEERS_PER_BREWERY } from '@hoptrail/contracts/limits';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';
import { FilterBar } from '../../../components/list/filter-bar.tsx';
import { SearchBox } from '../../../components/list/search-box.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { useIsOnline } from '../../../data/offline/offline.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import type { Menu } from '../beer-line.tsx';
import { useWaitingSwitches, withSwitches } from '../shared/switches/waiting-switches.ts';
import { type BeerFilter, filterBeers, filterOptions } from './beer-filter.ts';
import { ImportButton } from './import/import-button.tsx';
import { MenuTools } from './menu/menu-tools.tsx';
import styles from './tap-list.module.css';
import { TapSections } from './tap-sections.tsx';
import { useAvailability } from './use-availability.ts';

const BeerDialogs = lazy(() => import('./beer-dialogs.tsx'));

/** From this number of beers on, a search box is shown. */
const MANY = 10;

interface TapListProps {
  breweryId: string;
  beers: readonly Beer[];
  menu: Menu;
}

/** All beers of a brewery, with a switch for each that says whether it is on tap. */
export function TapList({ breweryId, beers: stored, menu }: TapListProps) {
  const [kind, setKind] = useState<BeerFilter>('all');
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Beer>();
  const adding = useDialog('add-beer');
  const editing = useDialog('edit-beer');
  const [wantsForms, setWantsForms] = useState(false);
  if ((adding.open || editing.open) && !wantsForms) setWantsForms(true);
  const setAvailability = useAvailability();
  const switches = useWaitingSwitches(useSignedInUser().id);
  const isOnline = useIsOnline();
  const beers = tapListAt(stored, new Date(useMinute()).toISOString());
  const waiting = switches.filter((one) => one.breweryId === breweryId).length;
  const wanted = withSwitches(beers, switches);
  const shown = filterBeers(wanted, kind, query);
  const isFull = beers.length >= BEERS_PER_BREWERY;

  const edit = (beer: Beer) => {
    setChosen(beer);
    editing.show();
  };
  const add = (
    <Button wide disabled={isFull} onClick={adding.show}>
      <Plus size={20} aria-hidden />
      Add Beer
    </Button>
  );
  return (
    <>
      {beers.length > 0 && add}
      {beers.length > 0 && <MenuTools breweryId={breweryId} beers={beers} menu={menu} />}
      {isFull && <p className={styles.note}>The tap list is full. Delete beers that are gone.</p>}
      {beers.length > MANY && (
        <SearchBox label="Search the tap list" value={query} onSearch={setQuery} />
      )}
      {beers.length > 0 && (
        <FilterBar
          label="Beers to show"
          options={filterOptions(wanted)}
          value={kind}
          onChange={setKind}
        />
      )}
      {waiting > 0 && !isOnline && (
        <p className={styles.note} role="status">
          {waiting === 1 ? 'One switch waits' : `${waiting} switches wait`} for signal. This phone
          keeps {waiting === 1 ? 'it' : 'them'} until then.
        </p>
      )}
      {beers.length === 0 ? (
        <EmptyState
          drawing="beers"
          title="No beers yet"
          hint="List what you pour. Fans see it on your page, and the Beer Finder finds it."
          action={
            <>
              {add}
              <ImportButton breweryId={breweryId} beers={beers} menu={menu} />
            </>
          }
        />
      ) : shown.length === 0 ? (
        <p className={styles.note} role="status">
          No such beers on this list.
        </p>
      ) : (
        <TapSections beers={shown} menu={menu} onEdit={edit} onAvailability={setAvailability} />
      )}
      {wantsForms && (
        <Suspense>
          <BeerDialogs
            breweryId={breweryId}
            menu={menu}
            adding={adding}
            editing={editing}
            // It stays when somebody else deletes it, with what was typed.
            beer={beers.find(({ id }) => id === chosen?.id) ?? chosen}
          />
        </Suspense>
      )}
    </>
  );
}
