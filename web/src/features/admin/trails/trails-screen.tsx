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
      <CreateTrail />
      <AdminList
        query={found}
        items={found.data?.pages.flatMap(({ trails }) => trails)}
        failed="The trails did not load"
        skeleton={{ rows: 3, height: 200 }}
        empty={
          <EmptyState
            drawing="breweries"
            title="No trails yet"
            hint="A new trail is a draft until you open it."
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
