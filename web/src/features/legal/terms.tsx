import { LegalPage, type LegalSection } from './legal-page.tsx';

/** The Terms of Service. */
export function Terms() {
  return (
    <LegalPage
      title="Terms of Service"
      introduction="These terms are the agreement between you and Hoptrail. Please read them before you start your first trail."
      sections={sections}
    />
  );
}

const sections: readonly LegalSection[] = [
  {
    title: 'Acceptance of Terms',
    paragraphs: [
      'By creating an account or using Hoptrail you accept these terms. If you do not accept them, please do not use Hoptrail.',
    ],
  },
  {
    title: 'Age Requirement',
    paragraphs: [
      'You must be at least 21 years old to use Hoptrail. By using it you confirm that you are.',
    ],
  },
  {
    title: 'Your Account',
    paragraphs: [
      'You sign in with your e-mail address and a 6-digit code that we send there. Keep your mailbox safe: whoever can read the code can sign in as you.',
      'One person, one account. Your username and your photo must not pretend to be somebody else or offend others.',
    ],
  },
  {
    title: 'Check-ins',
    paragraphs: [
      'You can check in at a brewery once every 24 hours. The 24-hour cooldown counts for each brewery and each user.',
      'Check-ins are verified by your location: your device must be within the check-in radius of the brewery, normally 0.1 kilometers.',
      'Check-ins made with a false location or by a program may be removed, together with the badges they earned.',
    ],
  },
  {
    title: 'Badges and Leaderboard',
    paragraphs: [
      'Badges are earned by check-ins and have no monetary value. The leaderboard is public: it shows the username and check-in count of people with at least 100 check-ins.',
    ],
  },
  {
    title: 'Content You Share',
    paragraphs: [
      'You keep the rights to the photos and texts you upload. You allow us to store them and show them in Hoptrail for as long as they are there.',
      'Upload only what is yours to share, and nothing unlawful, hateful or explicit.',
    ],
  },
  {
    title: 'Brewery Owners',
    paragraphs: [
      'Brewery owners are responsible for the details and events they publish: that they are correct, theirs to publish and lawful where the brewery is.',
    ],
  },
  {
    title: 'Acceptable Use',
    paragraphs: [
      'Do not disturb the service, collect other people’s data, get around limits, or use Hoptrail for advertising that was not agreed with us.',
    ],
  },
  {
    title: 'Drink Responsibly',
    paragraphs: [
      'Hoptrail celebrates craft, not quantity. A check-in does not require a drink. Never drink and drive, and follow the law where you are.',
    ],
  },
  {
    title: 'Links to Others',
    paragraphs: [
      'Maps, tap lists, podcasts, ticket shops and social networks that we link to belong to others. Their terms apply there, and we are not responsible for what they offer.',
    ],
  },
  {
    title: 'Ending Your Account',
    paragraphs: [
      'You may delete your account at any time. Your check-ins, favorites and profile data are then permanently removed. We may close accounts that break these terms.',
    ],
  },
  {
    title: 'Warranty and Liability',
    paragraphs: [
      'Hoptrail is offered as it is. Opening hours, events, beers and distances may be wrong or out of date; ask the brewery when it matters. As far as the law allows, we are not liable for damages that follow from the use of Hoptrail.',
    ],
  },
  {
    title: 'Changes to These Terms',
    paragraphs: [
      'When we change these terms we announce it 30 days ahead. If you go on using Hoptrail after that, the new terms apply.',
    ],
  },
];
