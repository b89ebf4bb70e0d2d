import { LegalPage, type LegalSection } from './legal-page.tsx';

/** The Privacy Policy. */
export function Privacy() {
  return (
    <LegalPage
      title="Privacy Policy"
      introduction="This is what Hoptrail knows about you, why, and who else sees it."
      sections={sections}
    />
  );
}

const sections: readonly LegalSection[] = [
  {
    title: 'What We Collect',
    paragraphs: [
      'Your e-mail address, username and profile photo; your check-ins, favorites and notes; the events that you say you come to; the beer styles you like; the beers that you had or want, with your ratings; the pictures you upload.',
    ],
  },
  {
    title: 'Verification Codes by E-mail',
    paragraphs: [
      'We send a 6-digit verification code to your e-mail address whenever you sign in. We store it in a form that cannot be read back. It works once and expires after 10 minutes. There is no password.',
    ],
  },
  {
    title: 'Your Location',
    paragraphs: [
      'With your permission we use the location of your device to sort breweries by distance and to verify that you are at the brewery when you check in. We do not follow you: your position is used in the moment you ask for something.',
    ],
  },
  {
    title: 'How We Use Your Data',
    paragraphs: [
      'To sign you in, count your check-ins, award badges, show breweries and events near you, recommend beers, and keep the service safe from abuse. We do not sell your data.',
      'Breweries see how often their page was opened, and how often its links were tapped. A view counts once a person and day, by a code that only the key of that day can compute. The key and the codes are deleted at midnight at the brewery and are in no backup, and only the totals of each day are kept, for 25 months. Breweries see no number about fewer than five people, and no names.',
    ],
  },
  {
    title: 'What Others See',
    paragraphs: [
      'The leaderboard publicly shows your username and check-in count, with your photo. Other users see your username, pictures, check-in count and badge. A check-in counts there from 00:00 UTC on. Nobody else sees your e-mail address, notes or favorites.',
      'You choose on your profile: leave the leaderboard at any time, after which nobody else sees your check-in count, or show your logbook to anybody with its link. A check-in that is only for you counts for your own badge and appears nowhere else.',
      'When you say that you come to an event, its brewery sees your username. Others see only how many come.',
    ],
  },
  {
    title: 'Push Notifications',
    paragraphs: [
      'If you allow push notifications, we use them for news about your account and the breweries and events you follow. You can turn them off in the settings of your device at any time.',
    ],
  },
  {
    title: 'Cookies and Storage in Your Browser',
    paragraphs: [
      'We use one cookie to keep you signed in, for 30 days after your last visit and 90 days at most, one that recognizes this browser when you sign in again, for 400 days, and one for 15 minutes while you create an account. A television that shows the menu of a brewery has one of its own, for 400 days. Your browser also keeps a copy of your profile so that Hoptrail opens at once, and your last six searches; signing out removes both. There are no advertising or tracking cookies.',
    ],
  },
  {
    title: 'How Long We Keep It',
    paragraphs: [
      'As long as you have an account. When you delete it, your check-ins, favorites, notes, codes, sessions and uploaded pictures are permanently removed. Pictures that nothing uses are removed after 24 hours, and who came to an event after 30 days.',
    ],
  },
  {
    title: 'Your Rights',
    paragraphs: [
      'You may see, correct and delete your data. Most of it you can change in the app yourself; for anything else, write to whoever runs this Hoptrail. Hoptrail is for people who are at least 21 and does not knowingly keep data of anybody younger.',
    ],
  },
  {
    title: 'Changes to This Policy',
    paragraphs: ['When we change this policy we announce it 30 days ahead.'],
  },
];
