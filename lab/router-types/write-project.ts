import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const DOMAINS = 10;

/**
 * Writes a server with a router, and two apps that use it: one reads its sources, one its emitted
 * declaration. Each has the compiler options and packages of Hoptrail's own.
 * @param procedures how many the router has; half of them are mutations
 */
export function writeProject(folder: string, procedures: number): void {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('package.json', JSON.stringify({ type: 'module' }));
  const domains = Array.from({ length: DOMAINS }, (_, at) => `domain${at}`);
  write('server/context.ts', 'export interface Context {\n  userId: string;\n}\n');
  write('server/trpc.ts', TRPC);
  for (const domain of domains) {
    write(`server/${domain}.router.ts`, domainOf(domain, procedures / DOMAINS));
  }
  write('server/router.ts', routerOf(domains));
  write(
    'server/tsconfig.json',
    JSON.stringify({
      extends: join(root, 'api/tsconfig.router.json'),
      compilerOptions: { rootDir: '.', outDir: 'dist', incremental: false, types: [] },
      include: [],
      files: ['router.ts'],
    }),
  );
  for (const [app, router] of [
    ['by-sources', '../server/router.ts'],
    ['by-declaration', '../types/router.d.ts'],
  ] as const) {
    write(`${app}/app.ts`, appOf(router));
    write(
      `${app}/tsconfig.json`,
      JSON.stringify({ extends: join(root, 'web/tsconfig.json'), include: ['*.ts'] }),
    );
  }
  const packages = { server: 'api', types: 'web', 'by-sources': 'web', 'by-declaration': 'web' };
  for (const [part, of] of Object.entries(packages)) {
    mkdirSync(join(folder, part), { recursive: true });
    symlinkSync(join(root, of, 'node_modules'), join(folder, part, 'node_modules'));
  }
}

const TRPC = `import { initTRPC } from '@trpc/server';
import type { Context } from './context.ts';

export interface Meta {
  guard?: 'public' | 'signed in';
}

const t = initTRPC.context<Context>().meta<Meta>().create();
export const { router } = t;
export const publicProcedure = t.procedure.meta({ guard: 'public' });
`;

/** A domain whose procedures each have contracts of their own, as large as most of Hoptrail's. */
function domainOf(domain: string, procedures: number): string {
  const lines = Array.from({ length: procedures }, (_, at) => {
    const [name, end] = at % 2 === 0 ? [`get${at}`, 'query'] : [`set${at}`, 'mutation'];
    return `  ${name}: publicProcedure
    .input(z.object({ id: z.string(), field${at}: z.number().optional(), kind: z.enum(['a', 'b']) }))
    .output(z.object({
      ...row,
      field${at}: z.string().nullable(),
      items: z.array(z.object({ id: z.string(), field${at}: z.number(), at: z.iso.datetime() })),
    }))
    .${end}(() => { throw new Error(); }),`;
  });
  return `import { z } from 'zod';
import { publicProcedure } from './trpc.ts';

const row = { id: z.string(), name: z.string(), city: z.string().nullable(), rating: z.number() };

export const ${domain} = {
${lines.join('\n')}
};
`;
}

function routerOf(domains: readonly string[]): string {
  const imports = domains.map((name) => `import { ${name} } from './${name}.router.ts';`);
  return `${imports.join('\n')}
import { router } from './trpc.ts';

export const appRouter = router({ ${domains.join(', ')} });
export type AppRouter = typeof appRouter;
`;
}

/**
 * An app with a client, hooks, a union over all procedures, and calls, one of which the compiler has
 * to refuse.
 */
function appOf(router: string): string {
  return `import { createTRPCClient, createTRPCReact, httpBatchLink } from '@trpc/react-query';
import type { inferProcedureInput, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '${router}';

export const trpc = createTRPCReact<AppRouter>();
const client = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: '/trpc' })] });

export async function cityOf(id: string): Promise<string | null> {
  const { city } = await client.domain0.get0.query({ id, kind: 'a' });
  return city;
}
export function useName(id: string): string | undefined {
  return trpc.domain1.get0.useQuery({ id, kind: 'b' }).data?.name;
}

type Procedures = AppRouter['_def']['record'];
/** The names of all procedures with their inputs and outputs, as the app's cache uses them. */
export type Call = {
  [Domain in keyof Procedures & string]: {
    [Name in keyof Procedures[Domain] & string]: {
      path: \`\${Domain}.\${Name}\`;
      input: inferProcedureInput<Procedures[Domain][Name]>;
      data: inferRouterOutputs<AppRouter>[Domain][Name];
    };
  }[keyof Procedures[Domain] & string];
}[keyof Procedures & string];
export const call: Call = {
  path: 'domain2.get0',
  input: { id: 'one', kind: 'a' },
  data: { id: 'one', name: 'One', city: null, rating: 1, field0: null, items: [] },
};

// @ts-expect-error An id is a string: this call must not compile.
export const wrong = () => client.domain0.get0.query({ id: 1, kind: 'a' });
`;
}
