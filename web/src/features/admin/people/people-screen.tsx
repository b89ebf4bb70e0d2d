import { keepPreviousData } from '@tanstack/react-query';
import { SearchBox } from '../../../components/list/search-box.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { freshPages } from '../../../data/next-page.ts';
import { trpc } from '../../../data/trpc.ts';
import { AdminList } from '../admin-list.tsx';
import layout from '../layout.module.css';
import { PersonCard } from './person-card.tsx';

interface PeopleScreenProps {
  q: string;
  onSearch: (text: string) => void;
}

/** All accounts, for administrators, with a search by name or address. */
export function PeopleScreen({ q, onSearch }: PeopleScreenProps) {
  return (
    <section className={layout.screen} aria-label="People">
      <SearchBox label="Search by name or email" value={q} onSearch={onSearch} />
      <People q={q} />
    </section>
  );
}

function People({ q }: { q: string }) {
  const found = trpc.admin.people.list.useInfiniteQuery(q ? { q } : {}, {
    ...freshPages,
    placeholderData: keepPreviousData,
  });
  return (
    <AdminList
      query={found}
      items={found.data?.pages.flatMap((page) => page.people)}
      failed="The people did not load"
      skeleton={{ rows: 3, height: 168 }}
      empty={<EmptyState drawing="search" title="Nobody found" hint="Try a part of the name." />}
    >
      {(person) => <PersonCard person={person} />}
    </AdminList>
  );
}
