import Podcast from 'lucide-react/icons/mic-signal';
import { buttonClass } from '../../../../components/actions/button.tsx';
import { webLink } from '../../../../lib/browser/web-link.ts';
import styles from './podcast-card.module.css';

interface PodcastCardProps {
  episode: string | null;
  url: string | null;
}

/** The podcast episode about the brewery; renders nothing without a link to listen to it. */
export function PodcastCard({ episode, url }: PodcastCardProps) {
  const href = webLink(url);
  if (!episode || !href) return null;
  return (
    <section className={styles.card}>
      <Podcast className={styles.sign} size={28} aria-hidden />
      <div>
        <h2 className={styles.kind}>Podcast</h2>
        <p className={styles.episode}>{episode}</p>
      </div>
      <a
        className={`${buttonClass({ look: 'quiet' })} ${styles.listen}`}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
      >
        Listen on Spotify
      </a>
    </section>
  );
}
