import { Writable } from 'node:stream';
import { type Logger, pino } from 'pino';

/** A line of the log, such as of a request that failed. */
export interface LogLine {
  level: number;
  msg: string;
  [field: string]: unknown;
}

/** Returns a logger for `buildTestApp()` and its lines from `warn` up, in their order. */
export function recordedLog(): { logger: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { logger: pino({ level: 'warn' }, sink), lines };
}
