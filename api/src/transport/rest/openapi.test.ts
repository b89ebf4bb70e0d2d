import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { appRouter } from '../../router.ts';
import { buildTestApp } from '../../testing/app.ts';
import { operationOf } from './operation-ids.ts';
import { restProcedures } from './rest.ts';

test('has the procedures and guards of the snapshot', async () => {
  const lines = restProcedures()
    .map(({ path, meta, rest }) => {
      const { operationId } = operationOf(path);
      const id = operationId === path.replace('.', '_') ? '' : ` (${operationId})`;
      return `${rest.method} /api${rest.path} -> ${path}${id} · ${meta.guard}`;
    })
    .sort();
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('calls.snapshot.txt');
});

test('has a REST path, a guard and an output contract for every procedure', () => {
  const all = Object.keys(appRouter._def.procedures);
  const served = restProcedures();
  expect(served.map(({ path }) => path).sort()).toEqual(all.sort());
  for (const { path, procedure, meta } of served) {
    expect(meta.guard, path).toBeDefined();
    expect(procedure._def, path).toHaveProperty('output');
  }
});

test('has exactly the procedures for administrators in the admin router', () => {
  const { admin, others } = Object.groupBy(restProcedures(), ({ path }) =>
    path.startsWith('admin.') ? 'admin' : 'others',
  );
  expect(new Set(admin?.map(({ meta }) => meta.guard))).toEqual(new Set(['administrator']));
  expect(others?.filter(({ meta }) => meta.guard === 'administrator')).toEqual([]);
});

test('responds 401 to visitors at every call that needs a sign-in', async () => {
  const run = await buildTestApp();
  for (const { rest, meta } of restProcedures()) {
    if (meta.guard === 'public') continue;
    const url = `/api${rest.path.replace(/:\w+/g, 'x')}`;
    const response = await run.app.inject({
      method: rest.method,
      url,
      ...(rest.method === 'GET' ? {} : { payload: {} }),
    });
    expect([url, response.statusCode]).toEqual([url, 401]);
  }
});

test('describes every call with its schemas and errors in the OpenAPI document', async () => {
  const run = await buildTestApp();
  const document = (await run.app.inject({ url: '/api/openapi.json' })).json();
  expect(document.openapi).toBe('3.1.0');
  for (const { rest, meta } of restProcedures()) {
    const path = `/api${rest.path.replace(/:(\w+)/g, '{$1}')}`.replace(
      /^(\/api\/weekly-events)\/.*/,
      '$1/{dayOrId}',
    );
    const operation = document.paths[path]?.[rest.method.toLowerCase()];
    expect(operation, path).toBeDefined();
    expect(operation.summary, path).toMatch(/^[A-Z][^.]{3,79}$/);
    expect(operation.responses['200'].content['application/json'].schema, path).toBeDefined();
    expect(operation.responses['4XX'].content['application/json'].schema, path).toMatchObject({
      required: ['message', 'code'],
    });
    expect(operation.security, path).toEqual(meta.guard === 'public' ? [] : [{ session: [] }]);
  }
  const ids = restProcedures().map(({ path }) => operationOf(path).operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const list = document.paths['/api/breweries'].get;
  expect(list.parameters.map((parameter: { name: string }) => parameter.name)).toEqual([
    'lat',
    'lng',
    'q',
    'limit',
    'offset',
    'radius',
    'openNow',
    'favorites',
    'notVisited',
    'eventsToday',
    'offers',
  ]);
});

test('names the server, and each path once', async () => {
  const documentOf = async (publicUrl?: string) => {
    const run = await buildTestApp(publicUrl ? { config: { publicUrl } } : {});
    return (await run.app.inject({ url: '/api/openapi.json' })).json();
  };
  const { servers, paths } = await documentOf();
  expect(servers).toEqual([{ url: '/' }]);
  expect((await documentOf('https://beer.example')).servers).toEqual([
    { url: 'https://beer.example' },
  ]);
  const shapes = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(new Set(shapes).size).toBe(shapes.length);
  expect(Object.keys(paths['/api/weekly-events/{dayOrId}'])).toEqual(['get', 'put', 'delete']);
  for (const [path, operations] of Object.entries<object>(paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    for (const operation of Object.values(operations)) {
      const parameters: { in: string; name: string }[] = operation.parameters ?? [];
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect([path, inPath.map(({ name }) => name).sort()]).toEqual([path, named]);
    }
  }
});

test('has no two calls with the same summary', () => {
  const summaries = restProcedures().map(({ rest }) => rest.summary);
  expect(summaries).toEqual([...new Set(summaries)]);
});

test('has no error for a linter of OpenAPI', async () => {
  const run = await buildTestApp();
  const source = (await run.app.inject({ url: '/api/openapi.json' })).body;
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, config });
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(
    errors.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
  ).toEqual([]);
});
