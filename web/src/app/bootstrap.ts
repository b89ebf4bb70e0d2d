import '../theme/theme.css';
import { followShortScreen } from '../lib/browser/screen/short-screen.ts';
import { showNotLoaded } from './boot-error.ts';

/**
 * Loads the app after the browser has painted the prerendered page. While the page requested the app in
 * its head, 130 kB of scripts shared the connection with the stylesheet, and on a slow phone the first
 * picture waited for them. So this is the page's only script: it waits for the first frame, then requests
 * the screen's files, which the page lists in a `<template>`, and the app. A background tab has no frame,
 * and starts at once. The app starts one round trip later than it could, less the time that it no longer
 * takes from the stylesheet, which is one file for all screens of fans.
 */
followShortScreen();
if (document.hidden) loadApp();
else requestAnimationFrame(() => setTimeout(loadApp));

function loadApp(): void {
  const files = document.querySelector<HTMLTemplateElement>('#screen-files');
  if (files) document.head.append(files.content);
  import('./main.tsx').catch(showNotLoaded);
}
