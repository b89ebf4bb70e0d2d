import '../theme/theme.css';
import { followShortScreen } from '../lib/browser/short-screen.ts';
import { showNotLoaded } from './boot-error.ts';

/**
 * What every page runs first: it loads the app, but only once the browser has painted what the server
 * sent, so that on a slow phone nothing competes with the first picture (docs/decisions/025).
 */
followShortScreen();
if (document.hidden) loadApp();
else requestAnimationFrame(() => setTimeout(loadApp));

function loadApp(): void {
  const files = document.querySelector<HTMLTemplateElement>('#screen-files');
  if (files) document.head.append(files.content);
  import('./main.tsx').catch(showNotLoaded);
}
