/** Resolves when the process is asked to stop: Ctrl-C, or a service manager's SIGTERM. */
export async function untilStopped(): Promise<void> {
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}
