import type { Tag } from '@hoptrail/contracts/tags/tags';
import { BackFromTool } from '../../components/layout/navigation/back-from-tool.tsx';
import { Page } from '../../components/layout/page.tsx';
import { EmptyState } from '../../components/state/empty-state.tsx';
import { RefusalState } from '../../components/state/refusal-state.tsx';
import { CardSkeleton, Loading } from '../../components/state/skeleton.tsx';
import { trpc } from '../../data/trpc.ts';
import { TagRow } from './tag-row.tsx';
import styles from './tags.module.css';

/** The screen where the owners of a brewery see its NFC tags and revoke a lost one. */
export function TagsScreen({ id }: { id: string }) {
  const { data, error, refetch } = trpc.tags.ofBrewery.useQuery({ breweryId: id });
  return (
    <Page isText>
      <header>
        <BackFromTool id={id} />
        <h1 className={styles.title}>NFC Tags</h1>
        <p className={styles.hint}>
          A guest who holds a phone to a tag is checked in. Each tap counts once.
        </p>
      </header>
      {data ? (
        <Tags tags={data} />
      ) : error ? (
        <RefusalState
          error={error}
          missing="Brewery not found"
          denied="Only the owner of this brewery can see its tags."
          failed="The tags did not load"
          onRetry={() => refetch()}
        />
      ) : (
        <Loading>
          <CardSkeleton height={76} />
        </Loading>
      )}
    </Page>
  );
}

function Tags({ tags }: { tags: readonly Tag[] }) {
  if (tags.length === 0) {
    return (
      <EmptyState
        drawing="breweries"
        title="No tag yet"
        hint="The host of this server adds tags and writes them for you, for example one for the bar."
      />
    );
  }
  return (
    <ul className={styles.list}>
      {tags.map((tag) => (
        <li key={tag.id}>
          <TagRow tag={tag} />
        </li>
      ))}
    </ul>
  );
}
