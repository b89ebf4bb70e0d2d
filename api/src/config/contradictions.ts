import { databaseContradictions } from './database/database-config.ts';
import type { Environment } from './environment.ts';
import { objectStoreContradictions } from './object-store.ts';

/** Returns a sentence for each pair of variables that exclude each other. */
export function contradictions(data: Environment): string[] {
  return [
    ...databaseContradictions(data),
    ...objectStoreContradictions(data),
    ...registrationContradictions(data),
    ...domainContradictions(data),
    ...mapContradictions(data),
  ];
}

function mapContradictions({ MAP_TILES_URL, MAP_TILES_FILE, MAP_TILES_DIRECT }: Environment) {
  const isDirect = MAP_TILES_DIRECT === '1';
  if (MAP_TILES_FILE !== undefined && MAP_TILES_URL !== 'none') {
    return ['MAP_TILES_FILE and MAP_TILES_URL exclude each other. Leave one out.'];
  }
  if (isDirect && MAP_TILES_URL === 'none') {
    return [
      'MAP_TILES_DIRECT says how the tiles of MAP_TILES_URL are loaded. Set MAP_TILES_URL too.',
    ];
  }
  return [];
}

function registrationContradictions(data: Environment): string[] {
  const { REGISTRATION, REGISTRATION_DOMAINS } = data;
  if (REGISTRATION === 'open' || REGISTRATION_DOMAINS.length === 0) return [];
  return [
    `REGISTRATION_DOMAINS says who may sign up without an invitation, but with REGISTRATION=${REGISTRATION} nobody may. Leave REGISTRATION_DOMAINS out, or set REGISTRATION=open.`,
  ];
}

function domainContradictions(data: Environment): string[] {
  const { DOMAIN, PUBLIC_URL, TRUST_PROXY, HTTPS_PORT, HTTP_PORT } = data;
  if (DOMAIN === undefined) return [];
  const problems: string[] = [];
  if (PUBLIC_URL !== undefined && PUBLIC_URL !== domainUrl(data, DOMAIN)) {
    problems.push(
      `PUBLIC_URL is "${PUBLIC_URL}", but DOMAIN serves ${domainUrl(data, DOMAIN)}. Leave PUBLIC_URL out.`,
    );
  }
  if (TRUST_PROXY.length > 0) {
    problems.push(
      'TRUST_PROXY and DOMAIN exclude each other: with a proxy in front, the proxy does https. Leave one out.',
    );
  }
  if (HTTP_PORT === HTTPS_PORT && HTTP_PORT !== 0) {
    problems.push(`HTTP_PORT and HTTPS_PORT are both ${HTTP_PORT}. Set them to different ports.`);
  }
  return problems;
}

/** Returns the address of a server that does https itself. */
export function domainUrl({ HTTPS_PORT: port }: Environment, domain: string): string {
  return port === 443 ? `https://${domain}` : `https://${domain}:${port}`;
}
