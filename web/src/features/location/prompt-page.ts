import type { LocationPermission } from './permission.ts';

/** The texts of a page of the location dialog. */
export interface PromptPage {
  title: string;
  text: string;
  /** The buttons, the most important first. */
  actions: readonly PromptAction[];
}

export type PromptAction = 'allow' | 'later' | 'continue' | 'refresh' | 'continueWithout';

const pages = {
  ask: {
    title: 'Enable Location Access',
    text: 'Hoptrail would like to use your precise location, so that you can check in when you are at a brewery.',
    actions: ['allow', 'later'],
  },
  granted: {
    title: 'Location Access Granted',
    text: 'You can now check in at breweries.',
    actions: ['continue'],
  },
  denied: {
    title: 'Location Access Denied',
    text: 'To check in at breweries, enable location access in your browser settings and refresh the page.',
    actions: ['refresh', 'continueWithout'],
  },
  insecure: {
    title: 'Enable Location Access',
    text: 'Browsers share a location only over a secure connection. Open Hoptrail with https to check in at breweries.',
    actions: ['continueWithout'],
  },
} as const satisfies Record<string, PromptPage>;

/** Returns the dialog's page for a state of the permission. */
export function promptPage({ permission, insecure }: LocationPermission): PromptPage {
  if (insecure) return pages.insecure;
  switch (permission) {
    case 'granted':
      return pages.granted;
    case 'denied':
      return pages.denied;
    case 'unknown':
    case 'prompt':
      return pages.ask;
  }
}

/** Returns the label of a button. */
export function actionLabel(action: PromptAction, isWaiting: boolean): string {
  switch (action) {
    case 'allow':
      return isWaiting ? 'Requesting Access...' : 'Allow Location Access';
    case 'later':
      return 'Maybe Later';
    case 'continue':
      return 'Continue';
    case 'refresh':
      return 'Refresh Page';
    case 'continueWithout':
      return 'Continue Without Location';
  }
}
