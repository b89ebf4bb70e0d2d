import { expectTypeOf, test } from 'vitest';
import type { Client } from './trpc.ts';

type ById = Client['breweries']['byId']['query'];
type CheckIn = Client['checkins']['create']['mutate'];

test('the compiler knows what calls take and return, and refuses anything else', () => {
  expectTypeOf<Parameters<ById>[0]>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<{ id: number }>().not.toExtend<Parameters<ById>[0]>();
  expectTypeOf<Awaited<ReturnType<ById>>['name']>().toEqualTypeOf<string>();
  expectTypeOf<Parameters<CheckIn>[0]['breweryId']>().toEqualTypeOf<string>();
  expectTypeOf<Client>().not.toHaveProperty('nothing');
});
