import { printSignInLink } from '../../features/auth/links/sign-in-link.operation.ts';
import { checkHours } from '../../features/breweries/hours/check-hours.operation.ts';
import { setHours } from '../../features/breweries/hours/set-hours.operation.ts';
import { listPositions } from '../../features/breweries/map/positions.operation.ts';
import {
  giveOwnership,
  takeOwnership,
} from '../../features/breweries/ownership/ownership.operation.ts';
import { importBeersOperation } from '../../features/imports/beers/import-beers.operation.ts';
import { importOpenBreweryDb } from '../../features/imports/openbrewerydb/import-breweries.operation.ts';
import { addTag, listTags, revokeTag } from '../../features/tags/tags.operation.ts';
import {
  addAdministrator,
  listAdministrators,
  removeAdministrator,
} from '../../features/users/administrators.operation.ts';
import type { Operation } from '../../operation.ts';
import { serverHealth } from '../health/server-health.operation.ts';
import { testMail } from './test-mail.operation.ts';

/** Every operation by its name in the protocol. */
export const operations = {
  'admin.add': addAdministrator,
  'admin.remove': removeAdministrator,
  'admin.list': listAdministrators,
  'admin.signInLink': printSignInLink,
  'owner.give': giveOwnership,
  'owner.take': takeOwnership,
  'tag.add': addTag,
  'tag.list': listTags,
  'tag.revoke': revokeTag,
  'brewery.positions': listPositions,
  'hours.check': checkHours,
  'hours.set': setHours,
  'import.openbrewerydb': importOpenBreweryDb,
  'import.beers': importBeersOperation,
  'server.health': serverHealth,
  'mail.test': testMail,
} as const satisfies Record<string, Operation>;
export type OperationName = keyof typeof operations;

/** Returns the operation of a name; undefined if this version has none. */
export function operationNamed(name: string): Operation | undefined {
  return isOperationName(name) ? operations[name] : undefined;
}

function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(operations, name);
}
