/**
 * Listens from now on for being asked to stop: Ctrl-C, or a service manager's SIGTERM. Asked a
 * second time, the process ends at once.
 */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}
