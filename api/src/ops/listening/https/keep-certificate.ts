import { X509Certificate } from 'node:crypto';
import type { Clock } from '../../../lib/clock.ts';
import { explainFailure } from './explain-failure.ts';

/**
 * The longest timer, so that a changed clock or a suspended machine delays a renewal by at most
 * this.
 */
const LONGEST_SLEEP_MS = 6 * 60 * 60 * 1000;
/** Let's Encrypt allows five failures an hour for one name. */
const PAUSES_MS = [2, 10, 30, 60, 180, 360].map((minutes) => minutes * 60_000);
const SHORTEST_LIFE_LEFT = 1 / 3;

interface CertificateKeeper {
  domain: string;
  clock: Clock;
  /** Returns the stored certificate. */
  read(): Promise<string | undefined>;
  /** Orders a new one. */
  order(): Promise<string>;
  write(pem: string): Promise<void>;
  /**
   * Uses a certificate for new connections.
   * @throws if it is invalid
   */
  use(pem: string): void;
  say: { done(text: string): void; failed(text: string): void };
}

export interface RenewedCertificate {
  /** Reads the stored certificate again, after somebody has replaced it. */
  reload(): Promise<void>;
  end(): void;
}

/**
 * Keeps a valid certificate in use: the stored one at once, and a new one if there is none or a
 * third of its life is left. Retries a failed order after 2, 10, 30 minutes and up to 6 hours; the
 * old certificate stays in use meanwhile.
 * @returns after the stored certificate is in use
 */
export async function keepCertificate(keeper: CertificateKeeper): Promise<RenewedCertificate> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let failures = 0;
  let renewAt = await useStored(keeper);

  const sleep = (milliseconds: number) => {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(wake, Math.min(Math.max(milliseconds, 0), LONGEST_SLEEP_MS));
    timer.unref();
  };
  const wake = async () => {
    const early = renewAt - keeper.clock.now().getTime();
    if (early > 0) return sleep(early);
    try {
      const pem = await keeper.order();
      await keeper.write(pem);
      keeper.use(pem);
      failures = 0;
      renewAt = renewalOf(pem);
      keeper.say.done(`${keeper.domain} has a certificate until ${endOf(pem)}.`);
      sleep(renewAt - keeper.clock.now().getTime());
    } catch (error) {
      const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? LONGEST_SLEEP_MS;
      failures += 1;
      const next = `The next try is in ${pause / 60_000} minutes.`;
      keeper.say.failed(`${explainFailure(keeper.domain, error)} ${next}`);
      sleep(pause);
    }
  };
  sleep(0);
  return {
    async reload() {
      renewAt = await useStored(keeper);
      sleep(renewAt - keeper.clock.now().getTime());
    },
    end() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/**
 * Uses the stored certificate.
 * @returns the time to renew it; 0 if there is none
 */
async function useStored({ domain, read, use, say }: CertificateKeeper): Promise<number> {
  const pem = await read();
  if (pem === undefined) return 0;
  try {
    use(pem);
    return new X509Certificate(pem).checkHost(domain) === undefined ? 0 : renewalOf(pem);
  } catch {
    say.failed(`The stored certificate of ${domain} is damaged. Ordering a new one.`);
    return 0;
  }
}

function renewalOf(pem: string): number {
  const { validFrom, validTo } = new X509Certificate(pem);
  const end = Date.parse(validTo);
  return end - (end - Date.parse(validFrom)) * SHORTEST_LIFE_LEFT;
}

function endOf(pem: string): string {
  return new Date(Date.parse(new X509Certificate(pem).validTo)).toISOString();
}
