import type { Guard } from '../../../trpc.ts';

/**
 * The permission matrix. `own` is a call about the caller's own account, brewery or event;
 * `foreign` is about somebody else's; `former` is about a brewery that the caller has lost, and the
 * events that the caller made for it; `any` is a call about nothing that belongs to anybody. A
 * rival owns another brewery of the same name. A person of the staff works at the brewery (`own`) or
 * at another one (`foreign`), or was removed from it (`former`).
 *
 * yes = allowed, 401 = sign in first, 403 = forbidden, - = no such case. The column of the staff is
 * empty where they are fans like others. Public queries have no row: everybody may call them. Nor have
 * most calls of owners, staff and administrators: `rowsOfGuards` has theirs.
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
  breweries.notes                     any      401     yes  yes    yes    yes
  breweries.setNotes                  any      401     yes  yes    yes    yes
  statistics.countView                any      401     yes  yes    yes    yes

  search.find                         any      401     yes  yes    yes    yes

  beers.wishes.list                   any      401     yes  yes    yes    yes
  beers.wishes.setBeer                any      401     yes  yes    yes    yes
  beers.wishes.setStyle               any      401     yes  yes    yes    yes
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
  checkins.tap                        any      401     yes  yes    yes    yes
  checkins.update                     own      -       yes  yes    yes    yes
  checkins.update                     foreign  401     403  403    403    403
  checkins.photos.set                 own      -       yes  yes    yes    yes
  checkins.photos.set                 foreign  401     403  403    403    403

  trails.mine                      any      401     yes  yes    yes    yes
  trails.badges                    any      401     yes  yes    yes    yes
  trails.progress                  any      401     yes  yes    yes    yes
  trails.answer                    any      401     yes  yes    yes    yes

  logbook.list                          any      401     yes  yes    yes    yes
  logbook.figures                       any      401     yes  yes    yes    yes
  logbook.visits                        any      401     yes  yes    yes    yes
  logbook.visited                       any      401     yes  yes    yes    yes

  events.special.update               own      -       yes  yes    yes    yes    yes
  events.special.update               foreign  401     403  403    403    yes    403
  events.special.update               former   -       -    403    403    yes    403
  events.special.delete               own      -       yes  yes    yes    yes    yes
  events.special.delete               foreign  401     403  403    403    yes    403
  events.special.delete               former   -       -    403    403    yes    403
  events.weekly.update                own      -       yes  yes    yes    yes    yes
  events.weekly.update                foreign  401     403  403    403    yes    403
  events.weekly.update                former   -       -    403    403    yes    403
  events.weekly.delete                own      -       yes  yes    yes    yes    yes
  events.weekly.delete                foreign  401     403  403    403    yes    403
  events.weekly.delete                former   -       -    403    403    yes    403
  events.rsvps.status                 any      401     yes  yes    yes    yes
  events.rsvps.take                   any      401     yes  yes    yes    yes
  events.rsvps.cancel                 any      401     yes  yes    yes    yes
  events.rsvps.mine                   any      401     yes  yes    yes    yes

  boards.connect                      any      yes     yes  yes    yes    yes
  news.ofFavorites                    any      401     yes  yes    yes    yes

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
  admin.breweries.setOwner            own      -       -    403    403    yes    403
  admin.breweries.setOwner            foreign  401     403  403    403    yes    403
  admin.claims.decide                 own      -       403  403    403    yes    403
  admin.claims.decide                 foreign  401     403  403    403    yes    403
  admin.people.suspend                own      -       403  403    403    403
  admin.people.suspend                foreign  401     403  403    403    yes
  admin.people.endSessions            own      -       403  403    403    yes
  admin.people.endSessions            foreign  401     403  403    403    yes
`;

/** The rows of the calls that have none of their own, by the guard that `calls.snapshot.txt` lists. */
export const rowsOfGuards: Readonly<Partial<Record<Guard, string>>> = {
  'owner or administrator': `
                                      own      -       -    yes    yes    yes    403
                                      foreign  401     403  403    403    yes    403
                                      former   -       -    403    403    yes    403
  `,
  'staff, owner or administrator': `
                                      own      -       -    yes    yes    yes    yes
                                      foreign  401     403  403    403    yes    403
                                      former   -       -    403    403    yes    403
  `,
  administrator: `
                                      any      401     403  403    403    yes
  `,
};
