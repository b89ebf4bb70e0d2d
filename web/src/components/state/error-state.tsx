import { errorMessage, isFinal } from '../../data/errors.ts';
import { Button } from '../actions/button.tsx';
import { EmptyState } from './empty-state.tsx';

interface ErrorStateProps {
  error: unknown;
  /** The message, such as 'Failed to fetch breweries'. */
  title: string;
  onRetry: () => void;
}

/** The error state of a screen: what happened, and a retry button where that can help. */
export function ErrorState({ error, title, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        drawing="error"
        title={title}
        hint={errorMessage(error)}
        action={
          !isFinal(error) && (
            <Button look="quiet" onClick={onRetry}>
              Try again
            </Button>
          )
        }
      />
    </div>
  );
}
