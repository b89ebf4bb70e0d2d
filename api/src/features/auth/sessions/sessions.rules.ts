import { hash } from 'node:crypto';
import type { DeviceSession } from '@hoptrail/contracts/auth/auth';

interface SessionRow {
  tokenHash: string;
  device: string | null;
  createdAt: string;
  lastUsedOn: string | null;
}

/**
 * Returns a session as an entry of the owner's list of devices.
 * @param current the token hash of the caller's session
 */
export function deviceSessionOf(row: SessionRow, current: string | undefined): DeviceSession {
  return {
    id: publicIdOf(row.tokenHash),
    device: row.device ?? 'Unknown device',
    signedInAt: row.createdAt,
    lastUsedOn: row.lastUsedOn ?? row.createdAt.slice(0, 10),
    isCurrent: row.tokenHash === current,
  };
}

/** Returns an id for a session that does not show the hash by which the database finds it. */
export function publicIdOf(tokenHash: string): string {
  return hash('sha256', `session:${tokenHash}`, 'base64url');
}
