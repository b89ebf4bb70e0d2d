/** All input fields that take a link, as `procedure field`. */
export const linkFields = `
  admin.breweries.create              tapListUrl
  breweries.update                    bannerLink
  breweries.update                    tapListUrl
  breweries.update                    podcastUrl
  breweries.update                    socialLinks.website
  breweries.update                    socialLinks.facebook
  breweries.update                    socialLinks.instagram
  breweries.update                    socialLinks.x
  breweries.update                    socialLinks.threads
  breweries.update                    socialLinks.tiktok
  breweries.setBanner                 bannerLinkUrl
  events.special.create               ticketLink
  events.special.create               ticketsUrl
  events.special.update               ticketLink
  events.special.update               ticketsUrl
  events.weekly.create                instagram
  events.weekly.create                twitter
  events.weekly.create                facebook
  events.weekly.update                instagram
  events.weekly.update                twitter
  events.weekly.update                facebook
  admin.podcast.createEpisode         spotifyUrl
  admin.podcast.updateEpisode         spotifyUrl
  admin.settings.setBreweriesBanner   bannerLinkUrl
  admin.settings.setPodcastBanner     bannerLinkUrl
  admin.settings.setEventsBanner      bannerLinkUrl
`;

/** All input fields that take the address of a picture. */
export const pictureFields = `
  auth.completeProfile                profileImageUrl
  users.update                        profileImage
  users.update                        headerImage
  users.setProfileImage               profileImageURL
  breweries.update                    image
  breweries.update                    logo
  breweries.update                    bannerImage
  breweries.update                    photos.0
  breweries.setBanner                 bannerImageUrl
  events.special.create               logo
  events.special.update               logo
  events.weekly.create                eventPhoto
  events.weekly.create                logo
  events.weekly.update                eventPhoto
  events.weekly.update                logo
  admin.podcast.createEpisode         image
  admin.podcast.updateEpisode         image
  admin.podcast.setHeader             headerImage
  admin.settings.setBreweriesBanner   bannerImageUrl
  admin.settings.setPodcastBanner     bannerImageUrl
  admin.settings.setEventsBanner      bannerImageUrl
  admin.settings.setEventsHeader      headerImageUrl
  admin.settings.setLeaderboardHeader headerImage
  uploads.normalize                   url
  uploads.forBreweryBanner            imageUrl
  uploads.forBreweryHeader            imageUrl
  uploads.forEvent                    imageUrl
`;

/** Returns the fields of a table as pairs of procedure and field. */
export function fieldsOf(table: string): [path: string, field: string][] {
  return table
    .trim()
    .split(/\n\s*/)
    .map((row) => {
      const [path = '', field = ''] = row.split(/\s+/);
      return [path, field];
    });
}
