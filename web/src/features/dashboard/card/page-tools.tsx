import MapPin from 'lucide-react/icons/map-pin';
import Monitor from 'lucide-react/icons/monitor';
import Nfc from 'lucide-react/icons/nfc';
import Pencil from 'lucide-react/icons/pencil';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import rows from '../../../components/list/row-button.module.css';
import { RowLink } from '../../../components/list/row-button.tsx';
import type { BreweryCardProps } from '../dashboard-slots.ts';
import styles from './page-tools.module.css';
import { BoardsState, TagsState, TeamState } from './tool-states.tsx';

/** What changes seldom at a brewery, in groups of rows: its page, its events, and who runs it. */
export default function PageTools({ brewery, isStaff, slots }: BreweryCardProps) {
  const { id } = brewery;
  const params = { id };
  return (
    <div className={styles.groups}>
      <Group title="Your page">
        {slots.sections(brewery, isStaff)}
        {!isStaff && (
          <>
            <RowLink
              to="/brewery/$id/location"
              params={params}
              Icon={MapPin}
              label={brewery.latitude === null ? 'Set Location' : 'Location'}
              detail={brewery.latitude === null ? 'Not on the map' : 'On the map'}
            />
            <RowLink
              to="/brewery/$id/edit"
              params={params}
              Icon={Pencil}
              label="Edit Details"
              detail="All on one page"
            />
          </>
        )}
      </Group>
      <Group title="Events">{slots.addEvents(brewery)}</Group>
      <Group title="Behind the bar">
        <RowLink
          to="/brewery/$id/boards"
          params={params}
          Icon={Monitor}
          label="Boards"
          detail={<BoardsState id={id} />}
        />
        {!isStaff && (
          <>
            <RowLink
              to="/brewery/$id/staff"
              params={params}
              Icon={Users}
              label="Team"
              detail={<TeamState id={id} />}
            />
            <RowLink
              to="/brewery/$id/tags"
              params={params}
              Icon={Nfc}
              label="NFC Tags"
              detail={<TagsState id={id} />}
            />
          </>
        )}
        {slots.changes(brewery)}
        {brewery.closedAt === null && slots.closing(brewery)}
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <div className={rows.group}>{children}</div>
    </section>
  );
}
