import type { Examples } from './example.ts';
import { ART, banner, episode } from './fields.ts';

/** Inputs of the procedures of administrators that no other file has. */
export const administration: Examples = {
  'admin.podcast.createEpisode': () => episode(),
  'admin.podcast.updateEpisode': ({ episodeId }) => ({ ...episode(), id: episodeId }),
  'admin.podcast.deleteEpisode': ({ episodeId }) => ({ id: episodeId }),
  'admin.podcast.setHeader': () => ({ headerImage: ART }),

  'admin.beers.duplicates': ({ breweryId }) => ({ breweryId }),
  'admin.beers.merge': ({ beerId, otherBeerId }) => ({ beerId, otherId: otherBeerId }),

  'admin.settings.setBreweriesBanner': banner,
  'admin.settings.setPodcastBanner': banner,
  'admin.settings.setEventsBanner': banner,
  'admin.settings.setEventsHeader': () => ({ headerImageUrl: ART }),
  'admin.settings.setLeaderboardHeader': () => ({ headerImage: ART }),

  'admin.history.list': () => ({ kind: 'brewery', q: 'porch', limit: 10 }),

  'admin.claims.list': () => ({ limit: 10 }),
  'admin.claims.decide': ({ claimId }) => ({
    id: claimId,
    decision: 'approve',
    reason: 'Welcome!',
  }),

  'admin.people.list': () => ({ q: 'fan', limit: 10 }),
  'admin.people.suspend': ({ holder }) => ({ id: holder.id, reason: 'Checked in from the sofa.' }),
  'admin.people.reinstate': ({ suspendedId }) => ({ id: suspendedId }),
  'admin.people.endSessions': ({ holder }) => ({ id: holder.id }),

  'admin.invitations.list': () => ({ limit: 10 }),
  'admin.invitations.create': ({ newEmail }) => ({ email: `invited-${newEmail}` }),
  'admin.invitations.resend': ({ invitationId }) => ({ id: invitationId }),
  'admin.invitations.withdraw': ({ invitationId }) => ({ id: invitationId }),
};
