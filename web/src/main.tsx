import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createAppRouter } from './router.tsx';
import '@fontsource/caprasimo/latin-400.css';

const router = createAppRouter();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
});
