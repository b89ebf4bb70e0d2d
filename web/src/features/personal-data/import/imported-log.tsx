import { PagedList } from '../../../components/list/paged-list.tsx';
import { nextPages } from '../../../data/next-page.ts';
import { trpc } from '../../../data/trpc.ts';
import shared from '../your-data.module.css';
import { ImportedVisitRow } from './imported-visit-row.tsx';

const PAGE_SIZE = 20;

/** The imported visits, newest first; renders nothing without any. */
export function ImportedLog() {
  const query = trpc.personalData.importedVisits.useInfiniteQuery(
    { limit: PAGE_SIZE },
    { ...nextPages, refetchOnMount: 'always' },
  );
  const visits = query.data?.pages.flatMap((page) => page.visits);
  if (visits?.length === 0) return null;
  return (
    <section className={shared.section} aria-labelledby="imported-log">
      <h2 id="imported-log">Imported Visits</h2>
      <PagedList
        query={query}
        items={visits}
        failed="Your imported visits did not load"
        skeleton={{ rows: 3, height: 96 }}
        empty={null}
      >
        {(items) => (
          <ul>
            {items.map((visit) => (
              <li key={visit.id}>
                <ImportedVisitRow visit={visit} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
