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
  const emit = (event: PermissionEvent) => {
    if (!stop.signal.aborted) onEvent(event);
  };
  if (!device.isSecure) emit({ type: 'insecure' });
  else if (!device.geolocation) emit({ type: 'unsupported' });
  else if (!device.permissions) emit({ type: 'unreported' });
  else followReports(device.permissions, emit, stop.signal);
  return () => stop.abort();
}

async function followReports(
  permissions: Permissions,
  emit: (event: PermissionEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const status = await permissions.query({ name: 'geolocation' });
    const report = () => emit({ type: 'reported', state: status.state });
    report();
    status.addEventListener('change', report, { signal });
  } catch {
    emit({ type: 'checkFailed' });
  }
}
