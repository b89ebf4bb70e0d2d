import type { SecurityEvent } from './security-log.rules.ts';

/** Records refusals that may be part of an attack. */
export interface SecurityLog {
  /** @param address the client's address: `request.ip` */
  record(event: SecurityEvent, address: string): void;
}

/** Records nothing: the log is off by default. */
export const noSecurityLog: SecurityLog = { record() {} };
