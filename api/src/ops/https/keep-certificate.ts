import { X509Certificate } from 'node:crypto';
import type { Clock } from '../../lib/clock.ts';
import { explainFailure } from './explain-failure.ts';

/** The longest sleep: a clock that was set meanwhile, or a suspended machine, is noticed. */
const LONGEST_SLEEP_MS = 6 * 60 * 60 * 1000;
/** Let's Encrypt allows five failures an hour for one name. */
const PAUSES_MS = [2, 10, 30, 60, 180, 360].map((minutes) => minutes * 60_000);
const SHORTEST_LIFE_LEFT = 1 / 3;

interface CertificateKeeper {
  domain: string;
  clock: Clock;
  /** What was kept from before. */
  read(): Promise<string | undefined>;
  /** Gets a new one. */
  order(): Promise<string>;
  write(pem: string): Promise<void>;
  /** Takes one into use, for the connections that come. @throws when it is none */
  use(pem: string): void;
  say: { done(words: string): void; failed(words: string): void };
}

export interface KeptCertificate {
  /** Takes the kept certificate into use again, after somebody put another in its place. */
  reload(): Promise<void>;
  end(): void;
}

/**
 * Keeps a certificate in use: the one from before at once, a new one when there is none or a third
 * of its life is left. What fails is tried again after 2, 10, 30 minutes up to 6 hours; the old one
 * stays in use meanwhile.
 * @returns once the one from before is in use
 */
export async function keepCertificate(keeper: CertificateKeeper): Promise<KeptCertificate> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let failures = 0;
  let renewAt = await useKept(keeper);

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
      renewAt = await useKept(keeper);
      sleep(renewAt - keeper.clock.now().getTime());
    },
    end() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** @returns when to renew it, as a time; 0 where there is none */
async function useKept({ domain, read, use, say }: CertificateKeeper): Promise<number> {
  const pem = await read();
  if (pem === undefined) return 0;
  try {
    use(pem);
    return new X509Certificate(pem).checkHost(domain) === undefined ? 0 : renewalOf(pem);
  } catch {
    say.failed(`The kept certificate of ${domain} is damaged. A new one is fetched.`);
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
