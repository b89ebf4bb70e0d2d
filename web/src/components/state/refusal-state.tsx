import { refusal } from '../../data/errors.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';

interface RefusalStateProps {
  error: unknown;
  /** What is said when the server says that there is no such thing. */
  missing: string;
  /** Whose the page is, said to everybody else. */
  denied: string;
  /** What did not work, said when nothing more is known. */
  failed: string;
  onRetry: () => void;
}

/** What a page says instead of what it could not get: not there, not yours, or try again. */
export function RefusalState({ error, missing, denied, failed, onRetry }: RefusalStateProps) {
  const { status } = refusal(error);
  if (status === 404) return <EmptyState drawing="not-found" title={missing} />;
  if (status === 403) return <EmptyState drawing="error" title="Access Denied" hint={denied} />;
  return <ErrorState error={error} title={failed} onRetry={onRetry} />;
}
