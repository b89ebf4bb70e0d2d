import { clientErrorTexts } from './errors/client-errors.ts';

/**
 * The codes of all errors that the server can return, with the default text for people. Clients get
 * the code and the message; the code is stable.
 */
export const errorTexts = {
  ...clientErrorTexts,
  'request.invalid': 'Invalid input',
  'request.tooLarge': 'The request is too large.',
  'request.unsupported': 'Send the request as application/json.',
  'request.transferCoding':
    'Send the body as it is, or with Transfer-Encoding: chunked and no other coding.',
  'request.plainHttp': 'This address answers programs over https only.',
  'request.foreignOrigin': 'Requests from another site are not accepted.',
  'request.foreignHost': 'This demo answers at localhost only.',
  'request.tooMany': 'Too many requests. Please wait a moment and try again.',
  'route.notFound': 'There is nothing at this address.',
  'auth.required': 'Please sign in first.',
  'auth.forbidden': 'You are not allowed to do this.',
  'auth.codeInvalid': 'Please check your code and try again',
  'auth.codeLimit': 'Too many codes were requested. Please wait before asking for another one.',
  'auth.linkInvalid': 'This sign-in link is not valid any more. Please make a new one.',
  'auth.signupExpired':
    'Please confirm your e-mail address again, the confirmation is older than 15 minutes.',
  'auth.accountExists': 'An account with this e-mail address exists already. Please sign in.',
  'auth.firstLinkInvalid':
    'This link is not valid any more. Where no administrator exists yet, a restart of the server makes a new one.',
  'auth.notInvited': 'New accounts are by invitation here.',
  'auth.registrationClosed': 'No new accounts are made here.',
  'auth.suspended': 'This account is suspended.',
  'user.notFound': 'User not found',
  'profile.notFound': 'This trail is private, or there is nobody with this name.',
  'user.isAdmin': 'Administrators cannot be suspended.',
  'user.usernameTaken': 'This username is taken. Please choose another one.',
  'user.usernameLookAlike':
    'This username looks like one that is taken. Please choose another one.',
  'user.usernameReserved':
    'This username is reserved for the people who run this server. Please choose another one.',
  'invitation.notFound': 'This invitation does not exist any more.',
  'invitation.exists': 'This address is invited already.',
  'invitation.hasAccount': 'This address has an account already.',
  'invitation.closed':
    'Registration is closed on this server, so an invitation would have no effect. The host can change that with REGISTRATION=invite.',
  'invitation.sentJustNow': 'This invitation was mailed a moment ago. Please wait a few minutes.',
  'invitation.tooMany': 'Many invitations were mailed today. Please go on tomorrow.',
  'brewery.notFound': 'Brewery not found',
  'brewery.exists': 'There is a brewery with this name and address already.',
  'brewery.lost': 'This brewery belongs to somebody else now. Nothing was saved.',
  'brewery.ownersOnly':
    'Only the owners of this brewery can do that. Its staff change the tap list, the hours and the events.',
  'brewery.nameTaken':
    'Another brewery in this town has this name. Please choose a name that tells them apart, or ask an administrator.',
  'brewery.nameShared': 'Two breweries have this name. Please say which one is meant.',
  'staff.exists': 'This person is on the staff already.',
  'staff.full': 'The staff has as many people as a brewery can have. Please remove one first.',
  'staff.isOwner': 'This person owns the brewery, and can do all that its staff can.',
  'staff.limit': 'You have typed many names today. Please go on tomorrow.',
  'staff.notFound': 'This person is not on the staff any more.',
  'staff.tooManyPlaces': 'This person is on the staff of many breweries already.',
  'beer.notFound': 'This beer is not on the tap list any more.',
  'beer.exists': 'There is a beer with this name on the tap list already.',
  'beer.tooMany': 'The tap list is full. Please delete beers that are gone.',
  'beerHad.notFound': 'This beer is not on your list any more.',
  'beerHad.tooMany': 'Your list of beers is full. Please remove one that you do not need.',
  'claim.notFound': 'This claim does not exist any more.',
  'claim.exists': 'You have asked for this brewery already.',
  'claim.owned': 'This brewery is yours already.',
  'claim.decided': 'This claim was decided already.',
  'claim.tooMany': 'You have asked for many breweries lately. Please wait for an answer.',
  'episode.notFound': 'Podcast episode not found',
  'event.notFound': 'Event not found',
  'calendar.notFound':
    'This calendar address is not valid any more. It was renewed, or its account is gone: the current address is on the profile.',
  'calendar.noEntry':
    'Calendars cannot show this event: its date or time cannot be read, or it is long over.',
  'edit.conflict': 'Somebody else changed this meanwhile. Nothing was overwritten.',
  'checkin.cooldown': 'Check-in cooldown active.',
  'checkin.tooFast': 'You checked in far away from here a moment ago. Please try again later.',
  'checkin.pinMoved': 'You moved the location of this brewery in the last 24 hours.',
  'checkin.dailyLimit': 'That is enough for one day. Please come back tomorrow.',
  'checkin.notFound': 'This check-in does not exist any more.',
  'houseCode.wrong': "This is not the house's code of today.",
  'houseCode.limit': 'Too many wrong codes. Please ask the house for the code of today.',
  'passport.notFound': 'This trail does not exist.',
  'passport.over': 'The last day of this trail is over. Please move it first.',
  'passport.tooMany': 'Many trails are open already. Please close one first.',
  'prize.notFound': 'There is no prize with this code. Please check it and try again.',
  'prize.notHere': 'This prize is not handed out here.',
  'prize.redeemed': 'This prize was redeemed already.',
  'prize.expired': 'This prize is not valid any more.',
  'prize.outOfStock': 'No prizes are left here.',
  'prize.limit': 'Too many wrong codes. Please wait a few minutes.',
  'prize.notUndone': 'Only the house that redeemed a prize can undo it, within ten minutes.',
  'upload.notFound': 'This picture does not exist.',
  'upload.notAnImage': 'Please choose a picture: JPEG, PNG, WebP, GIF or AVIF.',
  'upload.damaged': 'This picture is damaged or incomplete. Please choose another one.',
  'upload.tooSmall': 'This picture is too small. Please choose one of at least 64 x 64 pixels.',
  'upload.tooLarge': 'The image file is too large. Please choose a smaller image.',
  'upload.tooMany': 'You have sent many pictures today. Please try again later.',
  'upload.linkExpired': 'This upload link is not valid any more. Please choose the picture again.',
  'upload.foreignImage': 'This picture was uploaded by somebody else.',
  'upload.foreignSite':
    'A profile picture cannot be a link to another site. Please upload the picture itself.',
  'upload.foreignLink':
    'A picture cannot be a link to another site. Please upload the picture itself.',
  'export.running':
    'Your data is being downloaded already, here or on another device. Please wait for its end.',
  'export.tooMany': 'You have downloaded your data many times. Please try again in an hour.',
  'import.running': 'Another file of yours is being read. Please wait until it is finished.',
  'import.notFound': 'This import does not exist any more.',
  'import.tooMany': 'You have many imports. Please remove one that you do not need.',
  'storage.full': 'The server is out of disk space. Nothing was changed.',
  'storage.unreachable': 'Pictures are out of reach right now. Please try again in a minute.',
  'server.busy': 'The server is busy. Please try again in a moment.',
} as const;

/** A stable error code: `<domain>.<reason>`. */
export type ErrorCode = keyof typeof errorTexts;

/** The body of a REST error, and the part of an RPC error that the web app reads. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  /** With `edit.conflict`: the stored values of the fields that the change was based on. */
  current?: object;
}
