import '../theme/theme.css';
import { followShortScreen } from '../lib/browser/short-screen.ts';
import { showNotLoaded } from './boot-error.ts';

/**
 * Loads the app after the browser has painted the prerendered page, so that on a slow phone nothing
 * competes with the hero image (docs/decisions/025).
 */
followShortScreen();
if (document.hidden) loadApp();
else requestAnimationFrame(() => setTimeout(loadApp));

function loadApp(): void {
  const files = document.querySelector<HTMLTemplateElement>('#screen-files');
  if (files) document.head.append(files.content);
  import('./main.tsx').catch(showNotLoaded);
}
