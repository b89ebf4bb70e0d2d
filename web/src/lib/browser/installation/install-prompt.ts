import { Listeners } from '../../listeners.ts';

/** The event with which Chromium offers to install the page. TypeScript does not know it. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

let kept: InstallPrompt | undefined;
const listeners = new Listeners();

/** Keeps the browser's offer for later, in place of the browser's own bar. Called once, at the start. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => change(undefined));
}

/** The browser's offer; undefined where there is none, or it was used. */
export const installPrompt = {
  get: () => kept,
  /** Asks the person, which browsers allow once for each offer. */
  use: () => {
    const prompt = kept;
    change(undefined);
    void prompt?.prompt();
  },
  subscribe: listeners.subscribe,
};

function change(next: InstallPrompt | undefined): void {
  kept = next;
  listeners.notify();
}
