import type { Episode } from '@hoptrail/contracts/podcast/podcast';
import type { ReactNode } from 'react';
import { Button } from '../../components/actions/button.tsx';
import { EmptyState } from '../../components/state/empty-state.tsx';
import { PendingState } from '../../components/state/pending-state.tsx';
import { trpc } from '../../data/trpc.ts';
import { EpisodeCard } from './episode-card.tsx';
import styles from './episodes.module.css';
import { EpisodesSkeleton } from './episodes-skeleton.tsx';
import { foundText, searchEpisodes } from './search-episodes.ts';

const SEEN_FIRST = 3;

interface EpisodesProps {
  q: string;
  onShowAll: () => void;
  /** The administrators' actions on an episode. */
  actions: EpisodeActions;
}

type EpisodeActions = ((episode: Episode) => ReactNode) | undefined;

/** The episodes, newest first, or those that a search found. */
export function Episodes({ q, onShowAll, actions }: EpisodesProps) {
  const episodes = trpc.podcast.episodes.useQuery();
  if (!episodes.data) {
    return (
      <PendingState
        query={episodes}
        failed="The episodes did not load"
        skeleton={<EpisodesSkeleton />}
      />
    );
  }
  if (episodes.data.length === 0) {
    return (
      <EmptyState
        drawing="podcast"
        title="No podcast episodes available"
        hint="Check back soon for new episodes"
      />
    );
  }
  const found = searchEpisodes(episodes.data, q);
  return (
    <div>
      <div role="status">
        {q && <SearchOutcome count={found.length} term={q} onShowAll={onShowAll} />}
      </div>
      <EpisodeList episodes={found} newest={q ? undefined : found[0]} actions={actions} />
    </div>
  );
}

function SearchOutcome({ count, term, onShowAll }: SearchOutcomeProps) {
  if (count > 0) return <p className={styles.found}>{foundText(count, term)}</p>;
  return (
    <EmptyState
      drawing="search"
      title={foundText(count, term)}
      hint="Try a different search term"
      action={
        <Button look="quiet" onClick={onShowAll}>
          Show all episodes
        </Button>
      }
    />
  );
}

interface SearchOutcomeProps {
  count: number;
  term: string;
  onShowAll: () => void;
}

interface EpisodeListProps {
  episodes: Episode[];
  newest: Episode | undefined;
  actions: EpisodeActions;
}

function EpisodeList({ episodes, newest, actions }: EpisodeListProps) {
  return (
    <ul className={styles.list}>
      {episodes.map((episode, index) => (
        <li key={episode.id}>
          <EpisodeCard
            episode={episode}
            isNewest={episode === newest}
            eager={index < SEEN_FIRST}
            actions={actions?.(episode)}
          />
        </li>
      ))}
    </ul>
  );
}
