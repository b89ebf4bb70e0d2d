import { Toolbar } from '../../../components/list/toolbar/toolbar.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { freshPages } from '../../../data/next-page.ts';
import { trpc } from '../../../data/trpc.ts';
import { dateText, today } from '../../../lib/text/dates.ts';
import layout from '../layout.module.css';
import { AdminList } from '../lists/admin-list.tsx';
import { ListRow } from '../lists/list-row.tsx';
import { CreateTrail } from './create-trail.tsx';
import { TrailCard } from './trail-card.tsx';
import { stageOf } from './trail-stage.ts';

/** The administrators' list of all trails, drafts and closed ones too. */
export function TrailsScreen() {
  const found = trpc.admin.trails.list.useInfiniteQuery({}, freshPages);
  return (
    <section className={layout.screen} aria-label="Trails">
      <Toolbar>
        <p className={layout.note}>A new trail is a draft until you open it.</p>
        <CreateTrail />
      </Toolbar>
      <AdminList
        query={found}
        items={found.data?.pages.flatMap(({ trails }) => trails)}
        failed="The trails did not load"
        skeleton={{ rows: 3, height: 200 }}
        empty={
          <EmptyState
            drawing="breweries"
            title="No trails yet"
            hint="Make the first one: some breweries, two days and perhaps a prize."
          />
        }
        label="All trails"
        row={(trail) => (
          <ListRow
            title={trail.name}
            note={`${dateText(trail.startsOn)} to ${dateText(trail.endsOn)}`}
            mark={stageOf(trail, today())}
          />
        )}
      >
        {(trail) => <TrailCard trail={trail} />}
      </AdminList>
    </section>
  );
}
