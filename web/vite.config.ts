import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

const api = 'http://localhost:3000';

export default defineConfig({
  plugins: [
    tanstackRouter(),
    react(),
    compression({
      include: /\.(html|js|css|svg|json|txt|webmanifest)$/,
      algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip', { level: 9 })],
      skipIfLargerOrEqual: true,
    }),
  ],
  build: {
    rolldownOptions: { input: { app: page('index'), docs: page('docs') } },
  },
  server: {
    proxy: { '/trpc': api, '/api': api, '/objects': api, '/art': api },
  },
});

function page(name: string): string {
  return fileURLToPath(new URL(`./${name}.html`, import.meta.url));
}
