import { about } from './about.ts';
import { wholeNumber } from './values.ts';

const count = wholeNumber(1, Number.POSITIVE_INFINITY, 'a whole number from 1 on');

/** The variables about limits, in the order of the documentation. */
export const limitsVariables = {
  CODES_PER_ADDRESS: count.default(10).meta(about('sign-in codes an hour for one e-mail address')),
  CODES_PER_CLIENT: count
    .default(60)
    .meta(
      about(
        'sign-in codes an hour for one client: an IPv4 address or an IPv6 /64; a /48 has four times as many',
      ),
    ),
  CODES_PER_INSTANCE: count
    .default(2000)
    .meta(
      about(
        'sign-in codes an hour in all; half of them are reserved for addresses that have an account',
      ),
    ),
  WRONG_CODES_PER_INSTANCE: count
    .default(500)
    .meta(
      about(
        'wrong sign-in codes an hour in all; beyond them a browser that never signed in has one try an hour',
      ),
    ),
  UPLOADS_PER_DAY: count
    .default(100)
    .meta(
      about('pictures that one person may send in 24 hours; owners and administrators ten times'),
    ),
  UPLOAD_MEGABYTES_PER_DAY: count
    .default(300)
    .meta(about('the total size of these pictures in MB; owners and administrators ten times')),
  REQUESTS_PER_MINUTE: count
    .default(1200)
    .meta(
      about(
        'calls a minute from one client address, a third of them at once; each call of a batch counts, and a search or a long list counts as five; an IPv6 /64 is one address, a /48 may make eight times as many',
      ),
    ),
  FILES_PER_MINUTE: count
    .default(6000)
    .meta(
      about('pages, pictures and files a minute from one client address, a third of them at once'),
    ),
  SHED_DELAY_MS: wholeNumber(
    0,
    Number.POSITIVE_INFINITY,
    'a whole number of milliseconds, 0 for never',
  )
    .default(1000)
    .meta(
      about(
        'the delay in milliseconds from which on an overloaded server answers 503; `0` for never',
      ),
    ),
  REQUEST_SECONDS: wholeNumber(3, 600, 'a whole number of seconds from 3 to 600')
    .default(60)
    .meta(
      about(
        'how long a client may take to send a request; a client that reads nothing of a response is disconnected after 10 seconds at most',
      ),
    ),
  UNREADY_SECONDS: wholeNumber(0, 300, 'a whole number of seconds from 0 to 300')
    .default(0)
    .meta(
      about(
        'how long `/api/ready` refuses traffic after the signal to stop, before the server stops; for load balancers',
      ),
    ),
  DRAIN_SECONDS: wholeNumber(0, 300, 'a whole number of seconds from 0 to 300')
    .default(10)
    .meta(about('how long running requests may take after the signal to stop')),
};
