/**
 * Waits until the service worker controls the page: what is fetched before that does not pass it, not
 * even while it is ready. Waits for ever where there is none.
 */
export async function whenControlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker?.controller) return;
  await new Promise((resolve) =>
    serviceWorker?.addEventListener('controllerchange', resolve, { once: true }),
  );
}
