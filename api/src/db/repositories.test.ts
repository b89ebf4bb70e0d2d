import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const files = globSync('**/*.ts', { cwd: source })
  .filter((file) => !/\.(test|fault|attack)\.ts$|^(testing|db)\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));

test('only repositories have SQL', () => {
  const withSql = files.filter(({ text }) =>
    /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/.test(text),
  );
  const others = withSql.map(({ file }) => file).filter((file) => !file.endsWith('.repo.ts'));
  expect(others, 'Move the queries of these files to a *.repo.ts.').toEqual([]);
});

/** Lists whose queries have neither a limit nor ids, and what bounds them. */
const boundedElsewhere = {
  deleteTeamInvitations: 'returns nothing',
  favoritesOf: 'the favorites of a person; `FAVORITES_LISTED` of them are listed',
  findAllBreweriesOf: 'a page of people, `MAX_BREWERIES` of each',
  findAllCodesSince: 'the limits of codes for an address',
  findAllPrizeStops: 'BREWERIES_PER_TRAIL',
  findAllIdsByName: 'all of them, of which only ids are read',
  findAllLegacyFacts: 'the wanted breweries',
  findAllSendingIdsOf: 'the imports of a person',
  findAllSpecialFacts: 'the wanted breweries',
  findAllStamps: 'BREWERIES_PER_TRAIL',
  findAllStoredUploadIds: 'all of them, which a backup copies',
  findAllUploadIdsOfPerson: 'the pictures of a person',
  findAllWeeklyFacts: 'the wanted breweries',
  findAllWrongCodesSince: 'the limits of tries for an address',
  findGlobalSettings: 'the keys of the settings',
  findStoredBeers: 'the tap list of a brewery',
};

test('every list has a limit, or is of given ids', () => {
  const unlimited = files.flatMap(({ file, text }) =>
    file.endsWith('.repo.ts') ? unlimitedIn(text) : [],
  );
  const message = 'Add a limit to a new list, or to `boundedElsewhere` what bounds it.';
  expect(unlimited.toSorted(), message).toEqual(Object.keys(boundedElsewhere).toSorted());
});

/** Returns the functions and prepared queries of a file that select rows without a bound. */
function unlimitedIn(text: string): string[] {
  return text
    .split(/\n(?=\/\*\*|(?:export )?(?:async )?(?:function|const) )/)
    .filter((part) => /\bselectFrom\(/.test(part) && /\.execute\(\)|= prepared/.test(part))
    .filter((part) => !/\.limit\(|'in',\s|\.fn\.?(count|max)|executeTakeFirst/.test(part))
    .filter((part) => !/\.where\('([\w.]+\.)?(id|tokenHash)', '='/.test(part))
    .map((part) => /(?:function|const) (\w+)/.exec(part)?.[1] ?? part);
}
