import { randomBytes } from 'node:crypto';
import { DAY_MS, KNOWN_BROWSER_MS } from '@hoptrail/contracts/limits';
import { isSignatureOf, sign } from '../lib/signature.ts';
import type { CookieJar } from './request-cookies.ts';

const BROWSER_COOKIE = 'hoptrail-browser';
/** The number of accounts in a browser's cookie, the last sign-in first. */
const MAX_ACCOUNTS = 5;
/** The length of an account's signature: 132 bits in base64url. */
const MARK_LENGTH = 22;

/** A browser, recognized by its signed cookie. */
export interface Browser {
  /** A random id that stays the same as long as the browser keeps its cookie. */
  id: string;
  /** Signatures of the accounts that it signed in to. */
  accounts: readonly string[];
}

interface Carrier {
  cookies: CookieJar;
  signingKey: string;
}

/** Returns the browser that sends the request; undefined without its cookie or with a forged one. */
export function findBrowser({ cookies, signingKey }: Carrier): Browser | undefined {
  const [id, signature, ...accounts] = cookies.get(BROWSER_COOKIE)?.split('.') ?? [];
  if (!id || !signature || !isSignatureOf(signingKey, `browser:${id}`, signature)) return undefined;
  return { id, accounts: accounts.slice(0, MAX_ACCOUNTS) };
}

/** Returns a new browser with a random id. */
export function newBrowser(): Browser {
  return { id: randomBytes(16).toString('base64url'), accounts: [] };
}

/** Sets the cookie that identifies the browser: for a day, or longer after a sign-in. */
export function rememberBrowser({ cookies, signingKey }: Carrier, browser: Browser): void {
  const { id, accounts } = browser;
  const value = [id, sign(signingKey, `browser:${id}`), ...accounts].join('.');
  cookies.set(BROWSER_COOKIE, value, accounts.length > 0 ? KNOWN_BROWSER_MS : DAY_MS);
}

/** Returns whether somebody signed in to the account of an address in this browser. */
export function isKnownTo(browser: Browser, email: string, signingKey: string): boolean {
  return browser.accounts.includes(markOf(browser.id, email, signingKey));
}

/** Adds the account of an address to the browser's cookie after a sign-in. */
export function addAccount(carrier: Carrier, email: string): void {
  const browser = findBrowser(carrier) ?? newBrowser();
  const mark = markOf(browser.id, email, carrier.signingKey);
  const others = browser.accounts.filter((account) => account !== mark);
  rememberBrowser(carrier, { ...browser, accounts: [mark, ...others].slice(0, MAX_ACCOUNTS) });
}

/** Removes the account of an address from the cookie, and the cookie with the last account. */
export function removeAccount(carrier: Carrier, email: string): void {
  const browser = findBrowser(carrier);
  if (!browser) return;
  const mark = markOf(browser.id, email, carrier.signingKey);
  const accounts = browser.accounts.filter((account) => account !== mark);
  if (accounts.length > 0) rememberBrowser(carrier, { ...browser, accounts });
  else carrier.cookies.clear(BROWSER_COOKIE);
}

/** Returns the mark of an account in the cookie: a stolen cookie must not reveal an address. */
function markOf(browserId: string, email: string, signingKey: string): string {
  return sign(signingKey, `account:${browserId}:${email}`).slice(0, MARK_LENGTH);
}
