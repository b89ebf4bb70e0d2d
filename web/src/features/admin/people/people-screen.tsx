import { keepPreviousData } from '@tanstack/react-query';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { SearchBox } from '../../../components/list/search-box.tsx';
import { Toolbar, ToolbarLink } from '../../../components/list/toolbar/toolbar.tsx';
import { Avatar } from '../../../components/picture/avatar.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { freshPages } from '../../../data/next-page.ts';
import { trpc } from '../../../data/trpc.ts';
import layout from '../layout.module.css';
import { AdminList } from '../lists/admin-list.tsx';
import { ListRow } from '../lists/list-row.tsx';
import { PersonCard } from './person-card.tsx';

interface PeopleScreenProps {
  q: string;
  onSearch: (text: string) => void;
}

/** All accounts, for administrators, with a search by name, address or brewery. */
export function PeopleScreen({ q, onSearch }: PeopleScreenProps) {
  return (
    <section className={layout.screen} aria-label="People">
      <Toolbar>
        <SearchBox label="Search by name, email or brewery" value={q} onSearch={onSearch} />
        <ToolbarLink Icon={UserRoundPlus} to="/admin/invitations">
          Invites
        </ToolbarLink>
      </Toolbar>
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
      label="People found"
      row={({ id, username, email, profileImage, role, suspension }) => (
        <ListRow
          start={<Avatar id={id} src={profileImage} size={40} />}
          title={username}
          note={email}
          mark={suspension ? 'Suspended' : role === 'admin' ? 'Administrator' : undefined}
        />
      )}
    >
      {(person) => <PersonCard person={person} />}
    </AdminList>
  );
}
