import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, createElement, lazy, useState } from 'react';
import { isPartError } from '../../lib/browser/part-errors.ts';
import { reloadPage } from '../../lib/browser/reload-page.ts';
import styles from './part.module.css';

interface PartOptions {
  /** Says nothing where it did not load: for what works in the background. */
  silent?: boolean;
}

/**
 * Returns a component whose code is loaded when it is first shown. Where the code does not load,
 * the rest of the page stays, and the person can try again.
 */
export function part<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { silent = false }: PartOptions = {},
): ComponentType<Props> {
  let Loaded: ComponentType<Props> = lazy(load);

  const Failure = ({ error, reset }: ErrorComponentProps) => {
    if (!isPartError(error)) throw error;
    if (silent) return null;
    const retry = async () => {
      const loaded = await load();
      // React keeps the failure of the former one.
      Loaded = lazy(async () => loaded);
      reset();
    };
    return <PartMissing retry={retry} />;
  };
  const Current = (props: Props) => createElement(Loaded, props);
  return function Part(props: Props) {
    return (
      <CatchBoundary getResetKey={() => 'part'} errorComponent={Failure}>
        <Current {...props} />
      </CatchBoundary>
    );
  };
}

function PartMissing({ retry }: { retry: () => Promise<void> }) {
  const [problem, setProblem] = useState('This part did not load.');
  const onRetry = async () => {
    try {
      await retry();
    } catch {
      // Browsers do not ask again for a module that failed: only a new document does.
      setProblem((await reloadPage()) ?? '');
    }
  };
  return (
    <div className={styles.missing} role="alert">
      <p>{problem}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
