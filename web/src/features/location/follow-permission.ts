import type { PositionDevice } from '../../lib/geolocation/geolocation.ts';
import type { PermissionEvent } from './permission.ts';

export interface PermissionDevice extends PositionDevice {
  permissions: Permissions | undefined;
}

/**
 * Reads the location permission and follows its changes.
 * @param onEvent called once soon, and again with every change
 * @returns a function that stops following
 */
export function followPermission(
  device: PermissionDevice,
  onEvent: (event: PermissionEvent) => void,
): () => void {
  const stop = new AbortController();
  const tell = (event: PermissionEvent) => {
    if (!stop.signal.aborted) onEvent(event);
  };
  if (!device.isSecure) tell({ type: 'insecure' });
  else if (!device.geolocation) tell({ type: 'unsupported' });
  else if (!device.permissions) tell({ type: 'unreported' });
  else followReports(device.permissions, tell, stop.signal);
  return () => stop.abort();
}

async function followReports(
  permissions: Permissions,
  tell: (event: PermissionEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const status = await permissions.query({ name: 'geolocation' });
    const report = () => tell({ type: 'reported', state: status.state });
    report();
    status.addEventListener('change', report, { signal });
  } catch {
    tell({ type: 'checkFailed' });
  }
}
