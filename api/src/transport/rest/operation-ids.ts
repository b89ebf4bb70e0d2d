/**
 * The procedures that were renamed after their operation was documented. Their `operationId` and
 * tag in the OpenAPI document stay, because generated code of other programs uses these names.
 */
const documented: Readonly<Record<string, string>> = {
  'admin.breweries.create': 'breweries_create',
  'admin.breweries.list': 'breweries_listAll',
  'admin.breweries.setClosed': 'breweries_setClosed',
  'admin.breweries.setOwner': 'breweries_setOwner',
  'admin.claims.decide': 'claims_decide',
  'admin.claims.list': 'claims_list',
  'admin.history.list': 'audit_list',
  'admin.invitations.create': 'invitations_create',
  'admin.invitations.list': 'invitations_list',
  'admin.invitations.resend': 'invitations_resend',
  'admin.invitations.withdraw': 'invitations_withdraw',
  'admin.people.endSessions': 'people_endSessions',
  'admin.people.list': 'people_list',
  'admin.people.reinstate': 'people_reinstate',
  'admin.people.suspend': 'people_suspend',
  'admin.podcast.createEpisode': 'podcast_createEpisode',
  'admin.podcast.deleteEpisode': 'podcast_deleteEpisode',
  'admin.podcast.setHeader': 'podcast_setHeader',
  'admin.podcast.updateEpisode': 'podcast_updateEpisode',
  'admin.settings.setBreweriesBanner': 'settings_setBreweriesBanner',
  'admin.settings.setEventsBanner': 'settings_setEventsBanner',
  'admin.settings.setEventsHeader': 'settings_setEventsHeader',
  'admin.settings.setLeaderboardHeader': 'settings_setLeaderboardHeader',
  'admin.settings.setPodcastBanner': 'settings_setPodcastBanner',
  'breweries.history': 'audit_ofBrewery',
};

/**
 * Returns the `operationId` of a procedure and the tag that it is listed under.
 * @param path of the procedure, such as `breweries.byId`
 */
export function operationOf(path: string): { operationId: string; tags: string[] } {
  const operationId = documented[path] ?? path.replace('.', '_');
  return { operationId, tags: [operationId.split('_')[0] ?? operationId] };
}
