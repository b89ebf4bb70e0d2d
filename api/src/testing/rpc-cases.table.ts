import type { InjectOptions } from 'fastify';

const json = { 'content-type': 'application/json' };
const query = (input: unknown) => encodeURIComponent(JSON.stringify(input));
const board = Array.from({ length: 11 }, () => 'checkins.leaderboard').join(',');

/** Requests to tRPC's own handler and to ours. `$id` stands for the id of the signed-in user. */
export const rpcCases: Readonly<Record<string, InjectOptions>> = {
  'a query without input': { url: '/trpc/podcast.episodes' },
  'a query with input': { url: `/trpc/breweries.byId?input=${query({ id: 'porch' })}` },
  'a query of a signed-in user': { url: `/trpc/users.byId?input=${query({ id: '$id' })}` },
  'a query with an empty input': { url: '/trpc/podcast.episodes?input=' },
  'an input that is not JSON': { url: '/trpc/breweries.byId?input=%7B' },
  'an input that is not JSON for a procedure without input': {
    url: '/trpc/podcast.episodes?input=%7B',
  },
  'an input twice': { url: `/trpc/breweries.byId?input=${query({ id: 'porch' })}&input=7` },
  'an input that violates the contract': { url: `/trpc/breweries.byId?input=${query({ id: 7 })}` },
  'a missing input': { url: '/trpc/breweries.byId' },
  'null as the input': { url: '/trpc/breweries.byId?input=null' },
  'an unknown brewery': { url: `/trpc/breweries.byId?input=${query({ id: 'nowhere' })}` },
  'an unknown procedure': { url: '/trpc/breweries.nothing' },
  'the name of a property of all objects': { url: '/trpc/constructor' },
  'the prototype': { url: '/trpc/__proto__' },
  'a router': { url: '/trpc/breweries' },
  'a mutation': {
    method: 'POST',
    url: '/trpc/users.setBeerPreferences',
    headers: json,
    payload: JSON.stringify({ id: '$id', beerStylePreferences: ['Stout'] }),
  },
  'a mutation by GET': { url: `/trpc/auth.sendCode?input=${query({ email: 'a@b.example' })}` },
  'a query by POST': {
    method: 'POST',
    url: '/trpc/podcast.episodes',
    headers: json,
    payload: '{}',
  },
  'a query by PUT': { method: 'PUT', url: '/trpc/podcast.episodes', headers: json, payload: '{}' },
  'a query by DELETE': { method: 'DELETE', url: '/trpc/podcast.episodes' },
  'a query by HEAD': { method: 'HEAD', url: '/trpc/podcast.episodes' },
  'a mutation of another user’s object': {
    method: 'POST',
    url: '/trpc/users.delete',
    headers: json,
    payload: '{"id":"somebody"}',
  },
  'a body that is not JSON': {
    method: 'POST',
    url: '/trpc/users.delete',
    headers: json,
    payload: '{',
  },
  'an empty body': { method: 'POST', url: '/trpc/users.delete', headers: json, payload: '' },
  'a body of null': { method: 'POST', url: '/trpc/users.delete', headers: json, payload: 'null' },
  'a JSON type with a charset': {
    method: 'POST',
    url: '/trpc/users.delete',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    payload: '{"id":"somebody"}',
  },
  'a batch of one': { url: `/trpc/podcast.episodes?batch=1&input=${query({})}` },
  'a batch': {
    url: `/trpc/breweries.byId,podcast.header?batch=1&input=${query({ 0: { id: 'porch' } })}`,
  },
  'a batch with one failure': {
    url: `/trpc/breweries.byId,podcast.header?batch=1&input=${query({ 0: { id: 'nowhere' } })}`,
  },
  'a batch with two equal failures': {
    url: `/trpc/breweries.byId,breweries.byId?batch=1&input=${query({ 0: { id: 'x' }, 1: { id: 'y' } })}`,
  },
  'a batch with an unknown procedure': {
    url: `/trpc/podcast.header,no.such?batch=1&input=${query({})}`,
  },
  'a batch of mutations': {
    method: 'POST',
    url: '/trpc/users.setBeerPreferences,users.setBeerPreferences?batch=1',
    headers: json,
    payload: JSON.stringify({
      0: { id: '$id', beerStylePreferences: ['Stout'] },
      1: { id: 'other', beerStylePreferences: [] },
    }),
  },
  'a batch of both kinds': { url: `/trpc/podcast.header,users.delete?batch=1&input=${query({})}` },
  'a batch with a list for its inputs': { url: '/trpc/breweries.byId?batch=1&input=[]' },
  'a batch with a number for its inputs': { url: '/trpc/breweries.byId?batch=1&input=7' },
  'a batch without inputs': { url: '/trpc/podcast.header,settings.all?batch=1' },
  'a batch that is too long': { url: `/trpc/${board}?batch=1&input=${query({})}` },
  'commas without a batch': { url: '/trpc/podcast.header,settings.all' },
  'a streamed batch': {
    url: `/trpc/podcast.header,settings.all?batch=1&input=${query({})}`,
    headers: { 'trpc-accept': 'application/jsonl' },
  },
  'a GET with a text type': {
    url: '/trpc/podcast.header',
    headers: { 'content-type': 'text/plain' },
  },
};
