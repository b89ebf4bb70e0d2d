import { Fragment, type ReactNode } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  width: number | string;
  height: number | string;
  /** A corner radius, by default that of small things. */
  radius?: string;
}

/** A static placeholder in the size of the content that loads. */
export function Skeleton({ width, height, radius }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height, borderRadius: radius }} />;
}

/** The placeholder of a card or another wide box, `height` pixels high. */
export function CardSkeleton({ height }: { height: number }) {
  return <Skeleton width="100%" height={height} radius="var(--radius-card)" />;
}

/** Placeholders with a text for screen readers. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      <span className="visually-hidden">Loading...</span>
      <div aria-hidden className={styles.loading}>
        {children}
      </div>
    </div>
  );
}

interface LoadingCardsProps {
  /** The class of the list that loads. */
  list: string | undefined;
  /** The placeholder of a card. */
  children: ReactNode;
}

/** A list of three placeholders in the size of the cards that load. */
export function LoadingCards({ list, children }: LoadingCardsProps) {
  return (
    <Loading>
      <div className={list}>
        {[0, 1, 2].map((card) => (
          <Fragment key={card}>{children}</Fragment>
        ))}
      </div>
    </Loading>
  );
}
