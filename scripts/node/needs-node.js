// Plain JavaScript, because an old Node cannot run TypeScript. It runs before the actual script:
// `node --import ./scripts/node/needs-node.js <file.ts>`.
import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const needed = Number.parseInt(manifest.devDependencies.node, 10);

if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(
    `Hoptrail needs Node ${needed} and this is Node ${process.versions.node}: ` +
      'run it with pnpm ("npx -y pnpm@12 hoptrail", "npx -y pnpm@12 test"), which brings that Node.',
  );
  process.exit(1);
}
