import type { SecurityEvent } from './security-log.rules.ts';

/** Where refusals go that tell of an attack. */
export interface SecurityLog {
  /** @param address of the client, as `request.ip` has it */
  record(event: SecurityEvent, address: string): void;
}

/** Records nothing: the log is off by default. */
export const noSecurityLog: SecurityLog = { record() {} };
