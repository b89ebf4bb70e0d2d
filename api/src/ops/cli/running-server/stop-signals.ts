/**
 * Waits for a signal to stop: SIGINT (Ctrl-C), or a service manager's SIGTERM. A second signal ends
 * the process at once.
 * @returns the signal
 */
export function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => resolve(signal));
  });
}

/**
 * Listens for SIGHUP, which would otherwise end the process.
 * @returns a function that sets the handler; it runs at once for an earlier signal
 */
export function reloadSignal(): (reload: () => void) => void {
  let onSignal: (() => void) | undefined;
  let isWaiting = false;
  process.on('SIGHUP', () => {
    if (onSignal) onSignal();
    else isWaiting = true;
  });
  return (reload) => {
    onSignal = reload;
    if (isWaiting) reload();
  };
}
