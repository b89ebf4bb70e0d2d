import { execFile } from 'node:child_process';
import type { Logger } from 'pino';

/** The variables of the environment that systemd sets for a unit with `Type=notify`. */
interface ServiceVariables {
  PATH?: string | undefined;
  NOTIFY_SOCKET?: string | undefined;
  /** The time of `WatchdogSec`, in microseconds. */
  WATCHDOG_USEC?: string | undefined;
}

/** How often the watchdog is told within its time. */
const TIMES = 3;

/**
 * Tells systemd that the service is ready, and with `WatchdogSec` again and again that it is alive: a server
 * that is frozen does not, and is restarted. The messages are sent by `systemd-notify`, so the unit needs
 * `NotifyAccess=all`. Does nothing without a service manager that waits for them.
 * @see sd_notify(3), sd_watchdog_enabled(3)
 */
export function notifySystemd(
  { PATH, NOTIFY_SOCKET, WATCHDOG_USEC }: ServiceVariables,
  log: Pick<Logger, 'warn'>,
): void {
  if (!NOTIFY_SOCKET) return;
  let hasFailed = false;
  const tell = (message: string) => {
    execFile('systemd-notify', [message], { env: { PATH, NOTIFY_SOCKET } }, (error) => {
      if (!error || hasFailed) return;
      hasFailed = true;
      log.warn({ err: error }, `systemd could not be told ${message}`);
    });
  };
  tell('READY=1');
  const everyMs = Number(WATCHDOG_USEC) / 1000 / TIMES;
  // Until the process ends: it is alive while it drains, too.
  if (everyMs >= 1) setInterval(tell, everyMs, 'WATCHDOG=1').unref();
}
