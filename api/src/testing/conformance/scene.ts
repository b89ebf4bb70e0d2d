import { proveEmail } from '../../access/sessions.ts';
import { write } from '../../db/write.ts';
import { issueCode } from '../../features/auth/codes/codes.ts';
import type { TestApp } from '../app.ts';
import { addBeers, type SceneBeers } from './scene/beers.ts';
import { addBreweries, type SceneBreweries } from './scene/breweries.ts';
import { addDevices, type SceneDevices } from './scene/devices.ts';
import {
  addPeople,
  type Belonging,
  type CallerKind,
  jarOf,
  type ScenePeople,
} from './scene/people.ts';
import { addPublications, type ScenePublications } from './scene/publications.ts';
import { addInvitation, type SceneTeam } from './scene/team.ts';
import { addTrail, type SceneTrail } from './scene/trail.ts';
import { addVisits, type SceneVisits } from './scene/visits.ts';

type SceneObjects = ScenePeople &
  SceneBreweries &
  SceneTeam &
  ScenePublications &
  SceneDevices &
  SceneBeers &
  SceneTrail &
  SceneVisits;

/** All objects that a call can concern, created for one call. */
export interface Scene extends SceneObjects {
  run: TestApp;
  /** An address without an account; with `own` the caller has verified it. */
  newEmail: string;
  /** A valid sign-in code for an address. */
  codeFor(email: string): Promise<string>;
}

/** Creates the objects for one call in a running app. */
export async function setScene(
  run: TestApp,
  kind: CallerKind,
  belonging: Belonging,
): Promise<Scene> {
  const roles = { kind, belonging };
  const now = run.deps.clock.now().toISOString();
  // Fuzzing sets thousands of scenes: one transaction, with few statements.
  const objects = await write(run.deps.db, async (trx): Promise<SceneObjects> => {
    const people = await addPeople(trx, run, roles);
    const breweries = await addBreweries(trx, roles, people);
    return {
      ...people,
      ...breweries,
      ...(await addInvitation(trx, breweries, people)),
      ...(await addPublications(trx, breweries, { ...people, createdAt: now })),
      ...(await addDevices(trx, run, breweries.breweryId)),
      ...(await addBeers(trx, breweries, { ...people, createdAt: now })),
      ...(await addTrail(trx, breweries, { ...people, now })),
      ...(await addVisits(trx, breweries, { ...people, kind })),
    };
  });
  const newEmail = `new-${objects.breweryId}@people.example`;
  if (belonging === 'own') proveEmail({ ...run.deps, cookies: jarOf(objects.caller) }, newEmail);
  return {
    ...objects,
    run,
    newEmail,
    codeFor: (email) =>
      issueCode(run.deps, { email, browser: 'another', isKnown: false, isMailed: true }),
  };
}
