import { errorMessage, isFinal } from '../../data/errors.ts';
import { Button } from '../actions/button.tsx';
import { EmptyState } from './empty-state.tsx';

interface ErrorStateProps {
  error: unknown;
  /** What did not work, such as 'Failed to fetch breweries'. */
  title: string;
  onRetry: () => void;
}

/**
 * What a screen shows when its data did not come: what happened, and a way to try again where that
 * can help.
 */
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
