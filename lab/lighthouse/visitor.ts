import type { Page } from 'puppeteer-core';
import type { Account } from './screens.ts';

const inOklahomaCity = { latitude: 35.4676, longitude: -97.5164, accuracy: 12 };

/** Sets the browser's position and grants the page access to it. */
export async function standInOklahomaCity(page: Page, url: string): Promise<void> {
  await page.browserContext().overridePermissions(url, ['geolocation']);
  await page.setGeolocation(inOklahomaCity);
}

/** Signs in with an account of the demo, with the question for the location already answered. */
export async function signIn(page: Page, url: string, account: Account): Promise<void> {
  await page.goto(`${url}/terms`);
  await page.evaluate(async (email) => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return JSON.parse(await (await fetch(`/api/auth/${path}`, init)).text());
    };
    const { developmentCode: code } = await post('send-code', { email });
    const { user } = await post('verify-code', { email, code });
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem(`locationAsked.${user.id}`, 'true');
  }, `${account}@example.com`);
}
