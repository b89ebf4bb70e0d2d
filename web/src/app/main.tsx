import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { nameChunkErrors } from '../lib/browser/chunk-errors.ts';
import { keepInstallPrompt } from '../lib/browser/installation/install-prompt.ts';
import { createRoot } from '../lib/browser/react-dom.ts';
import { whenIdle } from '../lib/browser/when-idle.ts';
import { createAppRouter } from './router.tsx';
import '@fontsource/caprasimo/latin-400.css';

nameChunkErrors();
keepInstallPrompt();
whenIdle(async () => (await import('./keep-focus.ts')).keepFocus());
const router = createAppRouter();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

// The prerendered page stays until the first screen has rendered.
router.load().finally(() => {
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
});
