import { standInHeaders } from '@hoptrail/contracts/lib/stand-in-pictures';
import type { Episode } from '@hoptrail/contracts/podcast/podcast';
import type { ReactNode } from 'react';
import { Column, Columns } from '../../components/layout/columns/columns.tsx';
import { Page } from '../../components/layout/page.tsx';
import { PullToRefresh } from '../../components/list/pull-to-refresh.tsx';
import { SearchBox } from '../../components/list/search-box.tsx';
import { HeaderPicture } from '../../components/picture/header-picture.tsx';
import { trpc } from '../../data/trpc.ts';
import { Episodes } from './episodes.tsx';
import { PodcastFeed } from './podcast-feed.tsx';
import styles from './podcast-screen.module.css';

interface PodcastScreenProps {
  /** The search words; empty for all episodes. */
  q: string;
  onSearch: (text: string) => void;
  /** The sponsor's banner. */
  banner: ReactNode;
  /** The actions of owners and administrators. */
  actions?: ReactNode;
  /** The same on each episode. */
  episodeActions?: (episode: Episode) => ReactNode;
}

/** The podcast: search, and the episodes, newest first. */
export function PodcastScreen(props: PodcastScreenProps) {
  const { q, onSearch, banner, actions, episodeActions } = props;
  const header = trpc.podcast.header.useQuery();
  return (
    <Page underHeader>
      <PullToRefresh />
      <Columns split="low">
        <Column>
          <HeaderPicture
            src={header.data?.headerImage}
            fallback={header.isPending ? '' : standInHeaders.podcast}
          >
            <h1>Podcast</h1>
          </HeaderPicture>
          {banner}
          {actions}
        </Column>
        <Column>
          <section className={styles.episodes} aria-labelledby="episodes">
            <div className={styles.top}>
              <h2 id="episodes" className={styles.heading}>
                Latest Episodes
              </h2>
              <PodcastFeed />
            </div>
            <SearchBox
              label="Search by guest, business, or title..."
              value={q}
              onSearch={onSearch}
            />
            <Episodes q={q} onShowAll={() => onSearch('')} actions={episodeActions} />
          </section>
        </Column>
      </Columns>
    </Page>
  );
}
