import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createClient } from '../../data/trpc.ts';
import { signIn, signUp } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { CheckinPanel } from './checkin-panel.tsx';

const client = createClient();
const bar = page.getByRole('region', { name: 'Check-in' });
const codeField = page.getByLabelText('The house’s code of today');
const toasts = page.getByRole('region', { name: /^Notifications/ });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Answers position requests like a phone, with an error code or with a position. */
function beAt(answer: number | { latitude: number; longitude: number; accuracy: unknown }) {
  const respond = (found: PositionCallback, failed?: PositionErrorCallback | null) => {
    const kinds = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
    if (typeof answer === 'number') failed?.({ code: answer, message: '', ...kinds });
    else found(Object.assign(Object.create(null), { coords: answer, timestamp: Date.now() }));
    return 1;
  };
  const geolocation = { getCurrentPosition: respond, watchPosition: respond, clearWatch: () => {} };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
}

async function showPanel() {
  const user = await signUp();
  const [found] = await client.breweries.list.query({ q: 'Lampwick' });
  const brewery = await client.breweries.byId.query({ id: found?.id ?? '' });
  const onCheckin = vi.fn();
  await page.viewport(390, 844);
  await show(<CheckinPanel brewery={brewery} onCheckin={onCheckin} />, user);
  return { brewery, onCheckin };
}

/** Returns a code that is not the one of today. */
async function wrongCode(): Promise<string> {
  await signIn('owner@example.com');
  const [brewery] = await client.breweries.list.query({ q: 'Lampwick' });
  const { code } = await client.checkins.houseCode.query({ id: brewery?.id ?? '' });
  return String((Number(code) + 1) % 10_000).padStart(4, '0');
}

const heightOfBar = () => bar.element().getBoundingClientRect().height;

test('without a location a second button leads to the field for the code', async () => {
  beAt(1);
  await showPanel();
  await expect.element(button('Check In')).toHaveAttribute('aria-disabled', 'false');
  await bar.getByRole('button', { name: 'Check in with the code' }).click();
  await expect.element(codeField).toHaveFocus();
  await expect.element(codeField).not.toHaveAttribute('placeholder');
});

test('a wrong code is told at its field only, until another one is typed', async () => {
  beAt(1);
  const wrong = await wrongCode();
  const { onCheckin } = await showPanel();
  await codeField.fill('12');
  await button('Use the Code').click();
  await expect.element(codeField).toHaveAccessibleDescription('The house’s code has 4 digits.');
  await codeField.fill(wrong);
  await button('Use the Code').click();
  await expect.element(codeField).toHaveAccessibleDescription(/not the house's code of today/);
  await expect.element(codeField).toHaveFocus();
  await expect.element(toasts.getByText('Check-in failed')).not.toBeInTheDocument();
  await codeField.fill('222');
  await expect.element(codeField).toHaveAccessibleDescription(/^Four digits/);
  expect(onCheckin).not.toHaveBeenCalled();
});

test('the bar says how far it is before the tap, and its button is enabled', async () => {
  beAt({ latitude: 35.4676, longitude: -97.5087, accuracy: 12 });
  await showPanel();
  await expect.element(bar).toMatchTextContent(/(0.4 mi|700 m|2,.* ft) away/);
  await expect.element(button('Check In')).toHaveAttribute('aria-disabled', 'false');
  await expect.element(button('Check in with the code')).not.toBeInTheDocument();
});

test.each([null, -1, 12])(
  'with an accuracy of %s a check-in counts, and the bar shrinks',
  async (accuracy) => {
    beAt({ latitude: 35.4676, longitude: -97.5164, accuracy });
    const { onCheckin } = await showPanel();
    await expect.element(bar).toMatchTextContent(/You are here/);
    const before = heightOfBar();
    await button('Check In').click();
    await expect.poll(() => onCheckin.mock.calls).toHaveLength(1);
    await expect.element(button('Check In Again Tomorrow')).toBeVisible();
    expect(heightOfBar()).toBeLessThan(0.75 * before);
    await expect.element(bar).toMatchTextContent(/Checked in.*Again in 2\dh/);
  },
);
