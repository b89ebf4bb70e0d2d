import type { ReactElement } from 'react';
import { ErrorState } from './error-state.tsx';
import { CardSkeleton, Loading } from './skeleton.tsx';

interface PendingStateProps {
  /** The query, which has no data yet. */
  query: { error: unknown; refetch: () => unknown };
  /** The message when it failed, such as 'Your map did not load'. */
  failed: string;
  /** The placeholders while it loads, or the height of a card in pixels. */
  skeleton: ReactElement | number;
}

/** What a screen shows instead of the data of a query: placeholders, or the error state. */
export function PendingState({ query, failed, skeleton }: PendingStateProps) {
  const { error, refetch } = query;
  if (error) return <ErrorState error={error} title={failed} onRetry={() => refetch()} />;
  if (typeof skeleton !== 'number') return skeleton;
  return (
    <Loading>
      <CardSkeleton height={skeleton} />
    </Loading>
  );
}
