import {
  profile,
  profileInput,
  profileStamps,
  profileStampsInput,
} from '@hoptrail/contracts/profiles/profiles';
import { publicProcedure, rest } from '../../trpc.ts';
import { loadProfile, loadStamps } from './load-profile.ts';

export const profilesRouter = {
  /** Returns what a person shows of their logbook: badge, figures and the newest stamps. */
  byUsername: publicProcedure
    .meta(rest('GET', '/profiles/:username', 'Get a public profile'))
    .input(profileInput)
    .output(profile)
    .query(async ({ ctx, input }) => await loadProfile(ctx, input.username)),

  /** Returns further stamps of a person who shows their logbook, newest first. */
  stamps: publicProcedure
    .meta(rest('GET', '/profiles/:username/stamps', 'List the stamps of a public profile'))
    .input(profileStampsInput)
    .output(profileStamps)
    .query(async ({ ctx, input }) => await loadStamps(ctx, input)),
};
