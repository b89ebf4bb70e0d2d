import { refusal } from '../../data/errors.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';

interface RefusalStateProps {
  error: unknown;
  /** The message for 404. */
  missing: string;
  /** The message for 403: who may open the page. */
  denied: string;
  /** The message for any other failure. */
  failed: string;
  onRetry: () => void;
}

/** The error state of a page: not found, not allowed, or try again. */
export function RefusalState({ error, missing, denied, failed, onRetry }: RefusalStateProps) {
  const { status } = refusal(error);
  if (status === 404) return <EmptyState drawing="not-found" title={missing} />;
  if (status === 403) return <EmptyState drawing="error" title="Access Denied" hint={denied} />;
  return <ErrorState error={error} title={failed} onRetry={onRetry} />;
}
