import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, createElement, lazy as reactLazy, useState } from 'react';
import { isChunkError } from '../../lib/browser/chunk-errors.ts';
import { reloadPage } from '../../lib/browser/reload-page.ts';
import styles from './lazy.module.css';

interface LazyOptions {
  /** Whether to render nothing when the code does not load, for background features. */
  silent?: boolean;
}

/**
 * Returns a component whose code loads when it first renders. When it does not load, the rest of
 * the page stays and the person can retry.
 */
export function lazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { silent = false }: LazyOptions = {},
): ComponentType<Props> {
  let Loaded: ComponentType<Props> = reactLazy(load);

  const Failure = ({ error, reset }: ErrorComponentProps) => {
    if (!isChunkError(error)) throw error;
    if (silent) return null;
    const retry = async () => {
      const loaded = await load();
      // React caches the failure of a lazy component.
      Loaded = reactLazy(async () => loaded);
      reset();
    };
    return <LoadFailure retry={retry} />;
  };
  const Current = (props: Props) => createElement(Loaded, props);
  return function LazyComponent(props: Props) {
    return (
      <CatchBoundary getResetKey={() => 'lazy'} errorComponent={Failure}>
        <Current {...props} />
      </CatchBoundary>
    );
  };
}

function LoadFailure({ retry }: { retry: () => Promise<void> }) {
  const [problem, setProblem] = useState('This part did not load.');
  const onRetry = async () => {
    try {
      await retry();
    } catch {
      // Browsers cache a failed module; only a new document requests it again.
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
