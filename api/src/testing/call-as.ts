import { allProcedures } from '../transport/procedures.ts';
import type { TestApp } from './app.ts';
import { type CallResponse, callOver, type Transport } from './conformance/transports.ts';
import type { Person } from './person.ts';

const procedures = new Map(allProcedures().map((served) => [served.path, served]));

/** Returns a function that calls a procedure as a person over one of the two transports. */
export function callAs({ app }: TestApp, transport: Transport) {
  return async (person: Person, path: string, input: object): Promise<CallResponse> => {
    const served = procedures.get(path);
    if (!served) throw new Error(`There is no procedure ${path}.`);
    return await callOver(transport, app, served, input, { cookies: person.cookies });
  };
}
