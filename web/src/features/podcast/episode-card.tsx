import { SAMPLE_RECORDING } from '@hoptrail/contracts/lib/podcast-paths';
import { audioTypeNames, audioTypes } from '@hoptrail/contracts/lists/audio-types';
import type { Episode } from '@hoptrail/contracts/podcast/podcast';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Headphones from 'lucide-react/icons/headphones';
import type { ReactNode } from 'react';
import { buttonClass } from '../../components/actions/button.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { webLink } from '../../lib/browser/web-link.ts';
import { displayDate } from '../../lib/text/dates.ts';
import { fileSize } from '../../lib/text/file-size.ts';
import { durationText } from './duration-text.ts';
import styles from './episode-card.module.css';
import { EpisodeDescription } from './episode-description.tsx';

interface EpisodeCardProps {
  episode: Episode;
  /** Whether to highlight it as the latest. */
  isNewest: boolean;
  /** Whether to load the cover eagerly, for cards above the fold. */
  eager: boolean;
  /** The administrators' actions. */
  actions?: ReactNode;
}

/** The length up to which the newest title is set larger. */
const SHORT_TITLE = 40;

/** An episode: guest, topic, date, and where to listen. */
export function EpisodeCard({ episode, isNewest, eager, actions }: EpisodeCardProps) {
  const href = webLink(episode.spotifyUrl);
  const isSample = episode.audioUrl === SAMPLE_RECORDING;
  const audio = isSample ? SAMPLE_RECORDING : webLink(episode.audioUrl);
  const duration = durationText(episode.duration);
  const size = isNewest ? 128 : 96;
  const isLarge = isNewest && episode.title.length <= SHORT_TITLE;
  return (
    <article className={styles.card} data-newest={isNewest || undefined}>
      <div className={styles.top}>
        <Picture
          className={styles.cover}
          src={episode.image}
          fallback={`/art/covers/${encodeURIComponent(episode.id)}.svg`}
          alt=""
          width={size}
          height={size}
          eager={eager}
        />
        <div className={styles.text}>
          <p className={styles.number}>
            Episode {episode.episodeNumber}
            {duration && ` · ${duration}`}
          </p>
          <h3 className={isLarge ? styles.largeTitle : styles.title}>{episode.title}</h3>
          {episode.guest && <p className={styles.guest}>{episode.guest}</p>}
          {episode.business && <p className={styles.business}>{episode.business}</p>}
        </div>
        {actions}
      </div>
      {episode.description && <EpisodeDescription text={episode.description} />}
      <div className={styles.foot}>
        <time className={styles.date} dateTime={episode.releaseDate}>
          {displayDate(episode.releaseDate)}
        </time>
        {href && (
          <a
            className={`${buttonClass({ look: isNewest ? 'primary' : 'quiet' })} ${styles.listen}`}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
          >
            Listen on Spotify
            {isNewest && <ArrowUpRight size={18} aria-hidden />}
            <span className="visually-hidden">({episode.title})</span>
          </a>
        )}
        {audio && (
          <a
            className={`${buttonClass({ look: 'quiet' })} ${styles.listen}`}
            href={audio}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Headphones size={18} aria-hidden />
            Play Audio{fileText(episode)}
            <span className="visually-hidden">({episode.title})</span>
          </a>
        )}
      </div>
    </article>
  );
}

/** Returns type and size of the recording, as far as they are known: those on the road pay for them. */
function fileText({ audioType, audioBytes }: Episode): string {
  const type = audioTypes.find((name) => name === audioType);
  const facts = [type && audioTypeNames[type], audioBytes && fileSize(audioBytes)].filter(Boolean);
  return facts.length > 0 ? ` (${facts.join(', ')})` : '';
}
