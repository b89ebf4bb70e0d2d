import { expect, test } from 'vitest';
import { findZones, zoneLine } from './zones.ts';

const at = new Date('2026-07-01T20:30:00Z');

test('zones are found by city, region and the names of the United States', () => {
  const names = (text: string) => findZones(text, at).map(({ name }) => name);
  expect(names('denver')).toEqual(['America/Denver']);
  expect(names('indiana tell')).toEqual(['America/Indiana/Tell_City']);
  expect(names('Central time')[0]).toBe('America/Chicago');
  expect(names('arizona')).toEqual(['America/Phoenix']);
  expect(names('São Paulo')).toEqual(['America/Sao_Paulo']);
  expect(names('port–au–prince')).toEqual(['America/Port-au-Prince']);
  expect(names('america')).toHaveLength(6);
  expect(names('atlantis')).toEqual([]);
  expect(names('  ')).toEqual([]);
});

test('a zone has its name and the time there', () => {
  expect(zoneLine('America/Phoenix', at)).toMatch(
    /^Phoenix, Mountain Standard Time: (1:30\u00a0pm|13:30) now$/,
  );
});
