import { readFile } from 'node:fs/promises';
import { badgeSlugs, badgeSvg } from '@hoptrail/drawings/badges/badge';
import { bannerSvg } from '@hoptrail/drawings/banner';
import { breweryHeaderSvg } from '@hoptrail/drawings/brewery-header';
import { coverSvg } from '@hoptrail/drawings/covers/cover';
import { breweryLogoSvg } from '@hoptrail/drawings/logos/brewery-logo';
import { markSvg } from '@hoptrail/drawings/mark';
import { photoSvg } from '@hoptrail/drawings/photo';
import { portraitSvg } from '@hoptrail/drawings/portrait';
import { posterSvg } from '@hoptrail/drawings/poster';
import { stampSvg } from '@hoptrail/drawings/stamps/stamp';
import { trailBadgeSvg } from '@hoptrail/drawings/trails/trail-badge';
import { trailCoverSvg } from '@hoptrail/drawings/trails/trail-cover';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { ServerDeps } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { findBreweryNumber } from '../../features/breweries/shared/breweries.repo.ts';
import { findEventTitle } from '../../features/events/event-titles.repo.ts';
import { findTrailNumber } from '../../features/trails/shared/trail-numbers.repo.ts';
import { isMissing } from '../../lib/files/is-missing.ts';
import { decodedPart } from './page-routes.ts';

const drawingInput = z.object({
  seed: z.string().max(100).default(''),
  file: z
    .string()
    .max(100)
    .regex(/\.svg$/)
    .transform((file) => file.slice(0, -'.svg'.length))
    .default(''),
  name: z.string().max(200).default(''),
  title: z.string().max(100).default(''),
  line: z.string().max(200).default(''),
  locked: z.string().optional(),
  edition: z.coerce.number().int().min(0).max(2).catch(0),
  blank: z.string().optional(),
});
type DrawingInput = z.infer<typeof drawingInput>;
type Drawn = string | undefined;

/** What drawings are made of: files, and rows that determine how they look. */
export type DrawingSource = Pick<ServerDeps, 'db' | 'drawingFile'>;
type Draw = (input: DrawingInput, source: DrawingSource) => Drawn | Promise<Drawn>;

/** The drawings by path. A function returns undefined if there is no such drawing. */
const drawings: Readonly<Record<string, Draw>> = {
  '/art/mark.svg': () => markSvg(),
  '/art/badges/:file': ({ file, locked }) => {
    const slug = badgeSlugs.find((badge) => badge === file);
    return slug && badgeSvg(slug, { locked: locked !== undefined });
  },
  '/art/breweries/:seed/header.svg': async ({ seed }, { db }) =>
    breweryHeaderSvg(seed, await findBreweryNumber(db, seed)),
  '/art/breweries/:seed/logo.svg': ({ seed, name }) => breweryLogoSvg({ seed, name }),
  '/art/breweries/:seed/stamp.svg': ({ seed, name, line, edition, blank }) =>
    stampSvg({ seed, name, town: line, edition, blank: blank !== undefined }),
  '/art/portraits/:file': ({ file }) => portraitSvg(file),
  '/art/animals/:file': fixed('animals'),
  '/art/trails/:seed/cover.svg': async ({ seed }, { db }) =>
    trailCoverSvg(seed, await findTrailNumber(db, seed)),
  '/art/trails/:seed/badge.svg': async ({ seed }, { db }) =>
    trailBadgeSvg(seed, await findTrailNumber(db, seed)),
  '/art/photos/:file': ({ file }) => photoSvg(file),
  '/art/posters/:file': async ({ file }, { db }) => posterSvg(file, await findEventTitle(db, file)),
  '/art/covers/:file': ({ file }) => coverSvg(file),
  '/art/banners/:file': ({ file, title, line }) => bannerSvg({ seed: file, title, line }),
  '/art/scenes/:file': fixed('scenes'),
  '/art/empty/:file': fixed('empty'),
};

/** Returns a function that reads a drawing of a folder. */
function fixed(folder: string): Draw {
  return async ({ file }, { drawingFile }) => {
    if (!/^[a-z]+(-[a-z]+)*$/.test(file)) return undefined;
    try {
      return await readFile(drawingFile(`${folder}/${file}.svg`), 'utf8');
    } catch (error) {
      if (!isMissing(error)) throw error;
      return undefined;
    }
  };
}

const patterns = Object.entries(drawings).map(
  ([pathname, draw]) => [new URLPattern({ pathname }), draw] as const,
);

/** Returns the drawing at one of our addresses; undefined if there is none. */
export async function drawingAt(address: string, source: DrawingSource): Promise<Drawn> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  for (const [pattern, draw] of patterns) {
    const found = pattern.exec({ pathname });
    if (!found) continue;
    const parts = Object.entries(found.pathname.groups).map(([name, part = '']) => [
      name,
      decodedPart(part),
    ]);
    const input = drawingInput.safeParse({
      ...Object.fromEntries(searchParams),
      ...Object.fromEntries(parts),
    });
    return input.success ? await draw(input.data, source) : undefined;
  }
  return undefined;
}

/** Serves the product's drawings. */
export const artRoutes: FastifyPluginAsync<{ deps: DrawingSource }> = async (app, { deps }) => {
  for (const [path, draw] of Object.entries(drawings)) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const input = drawingInput.safeParse({ ...Object(request.query), ...Object(request.params) });
      const svg = input.success ? await draw(input.data, deps) : undefined;
      if (svg === undefined) throw new AppError('route.notFound');
      return reply
        .header('cache-control', 'public, max-age=86400')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .type('image/svg+xml')
        .send(svg);
    });
  }
};
