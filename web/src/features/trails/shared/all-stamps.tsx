import { PagedList } from '../../../components/list/paged-list.tsx';
import { freshPages } from '../../../data/next-page.ts';
import { trpc } from '../../../data/trpc.ts';
import { GivenStamps } from './given-stamps.tsx';

/** All stamps of a brewery, newest first. */
export default function AllStamps({ id }: { id: string }) {
  const query = trpc.trails.stampsOfBrewery.useInfiniteQuery({ id }, freshPages);
  return (
    <PagedList
      query={query}
      items={query.data?.pages.flatMap(({ stamps }) => stamps)}
      failed="The stamps did not load"
      skeleton={{ rows: 3, height: 48 }}
      empty={null}
    >
      {(stamps) => <GivenStamps stamps={stamps} withDay />}
    </PagedList>
  );
}
