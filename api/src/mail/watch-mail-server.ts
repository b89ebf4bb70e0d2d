import type { Logger } from 'pino';
import type { Alerts } from '../lib/alerts.ts';
import { explainMailFailure } from './explain-mail-failure.ts';
import type { SmtpMail } from './smtp-mail.ts';

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/**
 * Tests the mail server in the background: it connects and signs in without sending anything. It
 * reports a failure to the log and health and retries, after a minute and then more rarely.
 * @param firstPauseMs the pause after the first failure, in milliseconds
 * @returns stops the retries
 */
export function watchMailServer(
  mail: Pick<SmtpMail, 'greet'>,
  { alerts, log }: { alerts: Alerts; log: Logger },
  firstPauseMs = FIRST_PAUSE_MS,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const attempt = async (pauseMs: number) => {
    try {
      await mail.greet();
      alerts.clear('mail');
      if (!isStopped) log.info('the mail server of SMTP_URL answers');
    } catch (error) {
      if (isStopped) return;
      const sentence = explainMailFailure(error);
      alerts.raise('mail', sentence);
      log.error(`${sentence} Try it with: hoptrail mail test <address>`);
      timer = setTimeout(attempt, pauseMs, Math.min(2 * pauseMs, LONGEST_PAUSE_MS));
      timer.unref();
    }
  };
  attempt(firstPauseMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
