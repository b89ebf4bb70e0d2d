/** The product's numbers, in one place. */

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** Check-in radius around a brewery, in kilometres. */
export const CHECKIN_RADIUS_KM = 0.1;
/** At most this much of a phone's stated inaccuracy is forgiven, in kilometres. */
export const CHECKIN_ACCURACY_ALLOWANCE_KM = 0.1;
/** How old a position may be that a phone checks in from. */
export const CHECKIN_POSITION_MAX_AGE_MS = 30_000;
/** Waiting time between two check-ins of one user at one brewery. */
export const CHECKIN_COOLDOWN_MS = DAY_MS;
/** How many check-ins one user makes in 24 hours at the most. */
export const CHECKINS_PER_DAY = 20;
/** How often an open brewery page asks again whether check-in is possible. */
export const COOLDOWN_POLL_MS = 60_000;

/** Where the map starts when the phone gives no position: Oklahoma City. */
export const DEFAULT_LOCATION = { latitude: 35.4676, longitude: -97.5164 } as const;
export const LOCATION_PROMPT_DELAY_MS = 1000;
export const POST_LOGIN_NAVIGATION_DELAY_MS = 1500;
export const TOAST_DURATION_MS = 5000;

export const CODE_LENGTH = 6;
export const CODE_LIFETIME_MS = 10 * 60 * 1000;
export const CODE_MAX_WRONG_TRIES = 5;
export const SIGNUP_LIFETIME_MS = 15 * 60 * 1000;
/** How long a session lives after its last use. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;
/** How long a session lives in all, however often it is used. */
export const SESSION_MAX_AGE_MS = 90 * DAY_MS;
/** How long a browser that signed in is known; browsers keep no cookie longer than 400 days. */
export const KNOWN_BROWSER_MS = 400 * DAY_MS;
/** How long a link of `hoptrail admin sign-in-link` works. */
export const SIGN_IN_LINK_LIFETIME_MS = 15 * 60 * 1000;
/** How long after a sent code the same request by the same browser sends no other one. */
export const CODE_REPEAT_MS = 2000;

/** How long a browser that opened the first administrator's link may take to sign in. */
export const FIRST_ADMINISTRATOR_MS = HOUR_MS;

/** How long an invitation lets its address sign up. */
export const INVITATION_LIFETIME_MS = 14 * DAY_MS;
/** How long an invitation that has ended is still listed. */
export const INVITATION_SHOWN_MS = 30 * DAY_MS;
/** How many invitations are mailed in 24 hours at the most. */
export const INVITATIONS_PER_DAY = 200;
/** How long to wait before the same invitation is mailed again. */
export const INVITATION_PAUSE_MS = 10 * 60 * 1000;

/** How many claims of breweries one person makes in 24 hours at the most. */
export const CLAIMS_PER_DAY = 5;
/** How long a claim that was decided is shown to who made it. */
export const CLAIM_NEWS_MS = 30 * DAY_MS;
/** How often an open claim's outcome is asked for. */
export const CLAIM_POLL_MS = 60_000;

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 20;
export const EMAIL_MAX = 254;

/** Upload limit for profile photos, profile headers and episode images, in bytes. */
export const SMALL_UPLOAD_BYTES = 5_242_880;
/** Upload limit for every other picture, in bytes. */
export const UPLOAD_BYTES = 10_485_760;
export const UPLOAD_MAX_PIXELS = 50_000_000;
/** The shortest side of an uploaded picture, in pixels. */
export const UPLOAD_MIN_SIDE = 64;
/** How many refused files end an upload link. */
export const UPLOAD_MAX_FAILED_TRIES = 3;
/** Widths in which an uploaded picture is kept, in pixels. */
export const IMAGE_WIDTHS = [96, 320, 640, 1280] as const;

export const LEADERBOARD_MIN_CHECKINS = 100;
export const LEADERBOARD_MAX_ENTRIES = 1000;

/** How far the beer finder looks unless it is told otherwise, in miles. */
export const FINDER_MAX_DISTANCE_MILES = 25;
export const FINDER_MAX_RESULTS = 100;
/** How many photos a brewery's page shows. */
export const PHOTOS_PER_BREWERY = 12;
/** How long a brewery's tap list gets, gone beers included. */
export const BEERS_PER_BREWERY = 300;
/** Percent by volume: a little above the strongest there is. */
export const BEER_MAX_ABV = 70;
export const BEER_MAX_IBU = 1000;
/** In the currency of the place. */
export const BEER_MAX_PRICE = 999.99;
export const DEFAULT_EPISODE_DURATION = '60';

/** The largest body of an ordinary request. */
export const BODY_BYTES = 1024 * 1024;
/** A data URL of a 5 MB picture is longer than an ordinary body may be. */
export const DATA_URL_BODY_BYTES = 8 * 1024 * 1024;

/** How many rows a list has over RPC where the call sets no limit. */
export const RPC_LIST_LIMIT = 100;
/** How many favourites are listed, the newest. */
export const FAVORITES_LISTED = 1000;
