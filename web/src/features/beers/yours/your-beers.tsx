import type { BeerHad } from '@hoptrail/contracts/beers/had';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useConfirmation } from '../../../components/dialog/use-dialog.ts';
import { Column, Columns } from '../../../components/layout/columns/columns.tsx';
import { GrowingList } from '../../../components/list/growing-list.tsx';
import { PagedList } from '../../../components/list/paged-list.tsx';
import { SearchBox } from '../../../components/list/search-box.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { nextPages } from '../../../data/next-page.ts';
import { trpc } from '../../../data/trpc.ts';
import lists from '../beer-list.module.css';
import { BeerHadForm } from './beer-had-form.tsx';
import { BeerHadRow } from './beer-had-row.tsx';
import { BeerSortChips } from './beer-sort-chips.tsx';
import { BeersFigures } from './beers-figures.tsx';
import { byStyle } from './by-style.ts';
import { RefusedBeers } from './refused-beers.tsx';
import { sortedBeers } from './sorted-beers.ts';
import { useWholeList } from './use-whole-list.ts';
import { WishList } from './wish-list.tsx';
import styles from './your-beers.module.css';
import type { YourBeersProps } from './your-beers-screen.tsx';

const PAGE_SIZE = 50;

interface ListProps extends YourBeersProps {
  /** The title. */
  children?: ReactNode;
}

/** The search and the beers that it finds, with the sheet that edits one. */
export default function YourBeers({ q, sort, onChange, children }: ListProps) {
  const query = trpc.beers.had.list.useInfiniteQuery(
    { limit: PAGE_SIZE, ...(q && { search: q }) },
    { ...nextPages, placeholderData: keepPreviousData },
  );
  const dialog = useConfirmation('edit-beer');
  const [edited, setEdited] = useState<BeerHad>();
  const edit = (beer: BeerHad) => {
    setEdited(beer);
    dialog.show();
  };
  const isIncomplete = useWholeList(query, sort !== undefined);
  // A part of them has another order than all.
  const items = isIncomplete ? undefined : query.data?.pages.flatMap(({ beers }) => beers);
  const rowOf = (beer: BeerHad) => (
    <BeerHadRow beer={beer} showsStyle={sort !== undefined} onEdit={() => edit(beer)} />
  );
  return (
    <Columns split="low">
      <Column>
        {children}
        <RefusedBeers />
        {q === '' && <WishList />}
        {(items === undefined || items.length > 0 || q !== '') && (
          <>
            {q === '' && <BeersFigures />}
            <SearchBox
              label="Search beer, style or brewery"
              value={q}
              onSearch={(text) => onChange({ q: text, sort })}
            />
            <BeerSortChips sort={sort} onSort={(next) => onChange({ q, sort: next })} />
          </>
        )}
      </Column>
      <Column>
        <PagedList
          query={query}
          items={items}
          failed="Your beers did not load"
          skeleton={{ rows: 5, height: 84 }}
          empty={<Nothing isSearch={q !== ''} />}
          more="Show more beers"
        >
          {(beers) =>
            sort ? (
              <GrowingList className={lists.list} items={sortedBeers(beers, sort)}>
                {rowOf}
              </GrowingList>
            ) : (
              byStyle(beers).map(({ style, beers: ofStyle }) => (
                <section key={style} className={styles.style} aria-label={style}>
                  <h2 className={styles.heading}>{style}</h2>
                  <ul className={lists.list}>
                    {ofStyle.map((beer) => (
                      <li key={beer.id}>{rowOf(beer)}</li>
                    ))}
                  </ul>
                </section>
              ))
            )
          }
        </PagedList>
      </Column>
      {edited && (
        <Dialog open={dialog.open} onClose={dialog.hide} title={edited.name}>
          <BeerHadForm key={edited.id} beer={edited} onClose={dialog.hide} />
        </Dialog>
      )}
    </Columns>
  );
}

function Nothing({ isSearch }: { isSearch: boolean }) {
  if (isSearch) {
    return (
      <div role="status">
        <EmptyState
          drawing="search"
          title="No beers found"
          hint="Try a beer, a style or a brewery"
        />
      </div>
    );
  }
  return (
    <EmptyState
      drawing="beers"
      heading="h2"
      title="No beers yet"
      hint="On a brewery's tap list, tap Had at the beer you drink"
      action={<ButtonLink to="/beer-finder">Find a beer near you</ButtonLink>}
    />
  );
}
