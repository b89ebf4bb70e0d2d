/**
 * Listens from now on for being asked to stop: Ctrl-C, or a service manager's SIGTERM. Asked a
 * second time, the process ends at once.
 * @returns the signal
 */
export function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => resolve(signal));
  });
}

/**
 * Listens from now on for SIGHUP, which would end the process otherwise.
 * @returns sets what is done then; a signal that came before is answered at once
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
