import { adminScreens } from './admin-screens.ts';
import { fanScreens } from './fan-screens.ts';
import { ownerScreens } from './owner-screens.ts';
import { visitorScreens } from './visitor-screens.ts';

/** All screens of the app, by the path of their routes in `web/src/routes`. */
export const screens = { ...visitorScreens, ...fanScreens, ...ownerScreens, ...adminScreens };

export type ScreenPath = keyof typeof screens;
