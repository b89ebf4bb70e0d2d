import type { FeedLack } from '@hoptrail/contracts/admin/podcast';
import { Fold } from '../../../components/layout/fold.tsx';
import { trpc } from '../../../data/trpc.ts';
import styles from './podcast-feed-state.module.css';

const sentences: Readonly<Record<FeedLack, string>> = {
  recording: 'no audio URL',
  size: 'no size of the audio',
  type: 'no type of the audio: Apple and Spotify play MP3 and M4A',
  date: 'a release date that cannot be read',
  duration: 'a duration that cannot be read, so apps show none',
};

/** Tells administrators what podcast apps get of the podcast, and what is missing. */
export default function PodcastFeedState() {
  const { data } = trpc.admin.podcast.feedState.useQuery();
  if (!data || (data.hasOwner && data.incomplete.length === 0)) return null;
  return (
    <div className={styles.state}>
      <Fold title={`In podcast apps: ${data.listed} ${data.listed === 1 ? 'episode' : 'episodes'}`}>
        <ul className={styles.list}>
          {!data.hasOwner && (
            <li>
              The feed names no owner, so Apple and Spotify do not list it. The host sets one with{' '}
              <code>PODCAST_OWNER</code>.
            </li>
          )}
          {data.incomplete.map(({ id, title, lacks }) => (
            <li key={id}>
              {title}: {lacks.map((lack) => sentences[lack]).join(', ')}
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
