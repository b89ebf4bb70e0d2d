import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.tsx';
import styles from './message.module.css';

type EmptyDrawing =
  | 'breweries'
  | 'favorites'
  | 'search'
  | 'events'
  | 'podcast'
  | 'rankings'
  | 'beers'
  | 'offline'
  | 'not-found'
  | 'location'
  | 'error';

interface EmptyStateProps {
  drawing: EmptyDrawing;
  title: string;
  hint?: string | undefined;
  /** The action: a button or a link. */
  action?: ReactNode;
  /** The heading level of the title. */
  heading?: 'h1' | 'h2' | 'p';
}

/** The empty state of a screen: a drawing, one line and one action. */
export function EmptyState(props: EmptyStateProps) {
  const { drawing, title, hint, action, heading: Heading = 'p' } = props;
  return (
    <div className={styles.message}>
      <Picture
        src={null}
        fallback={`/art/empty/${drawing}.svg`}
        alt=""
        width={160}
        height={160}
        className={styles.drawing}
        eager
      />
      <Heading className={styles.title}>{title}</Heading>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
