/**
 * The permission matrix. `own` is a call about the caller's own account, brewery or event;
 * `foreign` is about somebody else's; `former` is about a brewery that the caller has lost, and the
 * events that the caller made for it; `any` is a call about nothing that belongs to anybody. A
 * rival owns another brewery of the same name. A person of the staff works at the brewery (`own`) or
 * at another one (`foreign`), or was removed from it (`former`).
 *
 * yes = allowed, 401 = sign in first, 403 = forbidden, - = no such case. The column of the staff is
 * empty where they are fans like others. Public queries have no row: everybody may call them.
 */
export const matrix = `
  procedure                           object   nobody  fan  rival  owner  admin  staff

  auth.sendCode                       any      yes     yes  yes    yes    yes
  auth.verifyCode                     own      -       yes  yes    yes    yes
  auth.verifyCode                     foreign  yes     yes  yes    yes    yes
  auth.completeProfile                own      yes     yes  yes    yes    yes
  auth.completeProfile                foreign  401     401  401    401    401
  auth.me                             any      401     yes  yes    yes    yes
  auth.logout                         any      yes     yes  yes    yes    yes
  auth.signInByLink                   own      -       403  403    403    yes
  auth.signInByLink                   foreign  403     403  403    403    403
  auth.sessions.list                  any      401     yes  yes    yes    yes
  auth.sessions.end                   own      -       yes  yes    yes    yes
  auth.sessions.end                   foreign  401     403  403    403    403
  auth.sessions.endAll                any      401     yes  yes    yes    yes
  auth.becomeFirstAdministrator       any      403     403  403    403    403

  users.byId                          own      -       yes  yes    yes    yes
  users.byId                          foreign  401     yes  yes    yes    yes
  users.badge                         own      -       yes  yes    yes    yes
  users.badge                         foreign  401     yes  yes    yes    yes
  users.favorites                     own      -       yes  yes    yes    yes
  users.favorites                     foreign  401     403  403    403    403
  users.toggleFavorite                own      -       yes  yes    yes    yes
  users.toggleFavorite                foreign  401     403  403    403    403
  users.setFavorite                   own      -       yes  yes    yes    yes
  users.setFavorite                   foreign  401     403  403    403    403
  users.update                        own      -       yes  yes    yes    yes
  users.update                        foreign  401     403  403    403    403
  users.delete                        own      -       yes  yes    yes    yes
  users.delete                        foreign  401     403  403    403    403
  users.updatePrivacy                 own      -       yes  yes    yes    yes
  users.updatePrivacy                 foreign  401     403  403    403    403
  users.setBeerPreferences            own      -       yes  yes    yes    yes
  users.setBeerPreferences            foreign  401     403  403    403    403
  users.ownedBreweries                own      -       yes  yes    yes    yes
  users.ownedBreweries                foreign  401     403  403    403    403
  users.staffBreweries                own      -       yes  yes    yes    yes    yes
  users.staffBreweries                foreign  401     403  403    403    403    403
  users.lostBreweries                 own      -       yes  yes    yes    yes
  users.lostBreweries                 foreign  401     403  403    403    403
  users.closeLostBrewery              own      -       yes  yes    yes    yes
  users.closeLostBrewery              foreign  401     403  403    403    403
  users.setProfileImage               own      -       yes  yes    yes    yes
  users.setProfileImage               foreign  401     403  403    403    403

  breweries.update                    own      -       -    yes    yes    yes    403
  breweries.update                    foreign  401     403  403    403    yes    403
  breweries.update                    former   -       -    403    403    yes    403
  breweries.setBanner                 own      -       -    yes    yes    yes    403
  breweries.setBanner                 foreign  401     403  403    403    yes    403
  breweries.setBanner                 former   -       -    403    403    yes    403
  breweries.setPin                    own      -       -    yes    yes    yes    403
  breweries.setPin                    foreign  401     403  403    403    yes    403
  breweries.setPin                    former   -       -    403    403    yes    403
  breweries.notes                     any      401     yes  yes    yes    yes
  breweries.setNotes                  any      401     yes  yes    yes    yes
  breweries.history                   own      -       -    yes    yes    yes    403
  breweries.history                   foreign  401     403  403    403    yes    403
  breweries.history                   former   -       -    403    403    yes    403

  beers.ofBrewery                     own      -       -    yes    yes    yes    yes
  beers.ofBrewery                     foreign  401     403  403    403    yes    403
  beers.ofBrewery                     former   -       -    403    403    yes    403
  beers.create                        own      -       -    yes    yes    yes    yes
  beers.create                        foreign  401     403  403    403    yes    403
  beers.create                        former   -       -    403    403    yes    403
  beers.update                        own      -       -    yes    yes    yes    yes
  beers.update                        foreign  401     403  403    403    yes    403
  beers.update                        former   -       -    403    403    yes    403
  beers.delete                        own      -       -    yes    yes    yes    yes
  beers.delete                        foreign  401     403  403    403    yes    403
  beers.delete                        former   -       -    403    403    yes    403
  beers.had.list                      any      401     yes  yes    yes    yes
  beers.had.figures                   any      401     yes  yes    yes    yes
  beers.had.marks                     any      401     yes  yes    yes    yes
  beers.had.shared                    any      401     yes  yes    yes    yes
  beers.had.mark                      any      401     yes  yes    yes    yes
  beers.had.unmark                    any      401     yes  yes    yes    yes
  beers.had.update                    own      -       yes  yes    yes    yes
  beers.had.update                    foreign  401     403  403    403    403
  beers.had.remove                    own      -       yes  yes    yes    yes
  beers.had.remove                    foreign  401     403  403    403    403

  checkins.status                     own      -       yes  yes    yes    yes
  checkins.status                     foreign  401     403  403    403    403
  checkins.create                     own      -       yes  yes    yes    yes
  checkins.create                     foreign  401     403  403    403    403
  checkins.update                     own      -       yes  yes    yes    yes
  checkins.update                     foreign  401     403  403    403    403
  checkins.photos.set                 own      -       yes  yes    yes    yes
  checkins.photos.set                 foreign  401     403  403    403    403
  checkins.houseCode                  own      -       -    yes    yes    yes    yes
  checkins.houseCode                  foreign  401     403  403    403    yes    403
  checkins.houseCode                  former   -       -    403    403    yes    403

  trails.mine                      any      401     yes  yes    yes    yes
  trails.badges                    any      401     yes  yes    yes    yes
  trails.progress                  any      401     yes  yes    yes    yes
  trails.stampsOfBrewery           own      -       -    yes    yes    yes    yes
  trails.stampsOfBrewery           foreign  401     403  403    403    yes    403
  trails.stampsOfBrewery           former   -       -    403    403    yes    403
  trails.checkPrize                own      -       -    yes    yes    yes    yes
  trails.checkPrize                foreign  401     403  403    403    yes    403
  trails.checkPrize                former   -       -    403    403    yes    403
  trails.redeem                    own      -       -    yes    yes    yes    yes
  trails.redeem                    foreign  401     403  403    403    yes    403
  trails.redeem                    former   -       -    403    403    yes    403
  trails.undoRedemption            own      -       -    yes    yes    yes    yes
  trails.undoRedemption            foreign  401     403  403    403    yes    403
  trails.undoRedemption            former   -       -    403    403    yes    403

  logbook.list                          any      401     yes  yes    yes    yes
  logbook.figures                       any      401     yes  yes    yes    yes
  logbook.visits                        any      401     yes  yes    yes    yes
  logbook.visited                       any      401     yes  yes    yes    yes

  events.special.create               own      -       -    yes    yes    yes    yes
  events.special.create               foreign  401     403  403    403    yes    403
  events.special.create               former   -       -    403    403    yes    403
  events.special.update               own      -       yes  yes    yes    yes    yes
  events.special.update               foreign  401     403  403    403    yes    403
  events.special.update               former   -       -    403    403    yes    403
  events.special.delete               own      -       yes  yes    yes    yes    yes
  events.special.delete               foreign  401     403  403    403    yes    403
  events.special.delete               former   -       -    403    403    yes    403
  events.weekly.create                own      -       -    yes    yes    yes    yes
  events.weekly.create                foreign  401     403  403    403    yes    403
  events.weekly.create                former   -       -    403    403    yes    403
  events.weekly.update                own      -       yes  yes    yes    yes    yes
  events.weekly.update                foreign  401     403  403    403    yes    403
  events.weekly.update                former   -       -    403    403    yes    403
  events.weekly.delete                own      -       yes  yes    yes    yes    yes
  events.weekly.delete                foreign  401     403  403    403    yes    403
  events.weekly.delete                former   -       -    403    403    yes    403

  finder.search                       any      401     yes  yes    yes    yes

  uploads.create                      any      401     yes  yes    yes    yes
  uploads.normalize                   any      yes     yes  yes    yes    yes
  uploads.forBreweryBanner            any      401     yes  yes    yes    yes
  uploads.forBreweryHeader            any      401     yes  yes    yes    yes
  uploads.forEvent                    any      401     yes  yes    yes    yes

  claims.create                       any      401     yes  yes    yes    yes
  claims.mine                         own      -       yes  yes    yes    yes
  claims.mine                         foreign  401     403  403    403    403
  claims.withdraw                     own      -       yes  yes    yes    yes
  claims.withdraw                     foreign  401     403  403    403    403

  staff.list                          own      -       -    yes    yes    yes    403
  staff.list                          foreign  401     403  403    403    yes    403
  staff.list                          former   -       -    403    403    yes    403
  staff.add                           own      -       -    yes    yes    yes    403
  staff.add                           foreign  401     403  403    403    yes    403
  staff.add                           former   -       -    403    403    yes    403
  staff.remove                        own      -       -    yes    yes    yes    403
  staff.remove                        foreign  401     403  403    403    yes    403
  staff.remove                        former   -       -    403    403    yes    403

  calendars.favorites                 any      401     yes  yes    yes    yes
  calendars.renewFavorites            any      401     yes  yes    yes    yes
  calendars.removeFavorites           any      401     yes  yes    yes    yes

  personalData.importVisits           any      401     yes  yes    yes    yes
  personalData.imports                any      401     yes  yes    yes    yes
  personalData.importedVisits         any      401     yes  yes    yes    yes
  personalData.unmatched              own      -       yes  yes    yes    yes
  personalData.unmatched              foreign  401     403  403    403    403
  personalData.removeImport           own      -       yes  yes    yes    yes
  personalData.removeImport           foreign  401     403  403    403    403

  admin.breweries.setClosed           own      -       -    403    403    yes    403
  admin.breweries.setClosed           foreign  401     403  403    403    yes    403
  admin.breweries.list                any      401     403  403    403    yes
  admin.breweries.create              any      401     403  403    403    yes
  admin.breweries.setOwner            own      -       -    403    403    yes    403
  admin.breweries.setOwner            foreign  401     403  403    403    yes    403
  admin.claims.list                   any      401     403  403    403    yes
  admin.claims.decide                 own      -       403  403    403    yes    403
  admin.claims.decide                 foreign  401     403  403    403    yes    403
  admin.history.list                  any      401     403  403    403    yes
  admin.invitations.list              any      401     403  403    403    yes
  admin.invitations.create            any      401     403  403    403    yes
  admin.invitations.resend            any      401     403  403    403    yes
  admin.invitations.withdraw          any      401     403  403    403    yes
  admin.trails.list                any      401     403  403    403    yes
  admin.trails.byId                any      401     403  403    403    yes
  admin.trails.create              any      401     403  403    403    yes
  admin.trails.update              any      401     403  403    403    yes
  admin.trails.setOpen             any      401     403  403    403    yes
  admin.people.list                   any      401     403  403    403    yes
  admin.people.suspend                own      -       403  403    403    403
  admin.people.suspend                foreign  401     403  403    403    yes
  admin.people.reinstate              any      401     403  403    403    yes
  admin.people.endSessions            own      -       403  403    403    yes
  admin.people.endSessions            foreign  401     403  403    403    yes
  admin.podcast.createEpisode         any      401     403  403    403    yes
  admin.podcast.updateEpisode         any      401     403  403    403    yes
  admin.podcast.deleteEpisode         any      401     403  403    403    yes
  admin.podcast.feedState             any      401     403  403    403    yes
  admin.podcast.setHeader             any      401     403  403    403    yes
  admin.settings.setBreweriesBanner   any      401     403  403    403    yes
  admin.settings.setPodcastBanner     any      401     403  403    403    yes
  admin.settings.setEventsBanner      any      401     403  403    403    yes
  admin.settings.setEventsHeader      any      401     403  403    403    yes
  admin.settings.setLeaderboardHeader any      401     403  403    403    yes
`;
