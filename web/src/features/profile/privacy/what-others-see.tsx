import { Button } from '../../../components/actions/button.tsx';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { lazyDialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { Switch } from './switch.tsx';
import { type PrivacyChoice, useUpdatePrivacy } from './use-update-privacy.ts';
import styles from './what-others-see.module.css';

const ShareDialog = lazyDialog(() => import('../../../components/share/share-dialog.tsx'));

/** The switches for what a person shows of themselves, with the link to their logbook. */
export default function WhatOthersSee() {
  const { id, username, ...user } = useSignedInUser();
  const update = useUpdatePrivacy();
  const choose = (choice: PrivacyChoice) => update.mutate({ id, ...choice });
  // A stored copy may be from before people could choose.
  const { showsOnLeaderboard = true, showsLogbook = false } = user;
  return (
    <section className={styles.section} aria-labelledby="what-others-see">
      <h2 id="what-others-see">What others see</h2>
      <div className={styles.card}>
        <Switch
          label="Show me on the leaderboard"
          hint={
            showsOnLeaderboard
              ? 'Your username, photo and number of check-ins. A check-in counts for others from 00:00 UTC on, so that it does not tell where you are.'
              : 'You are on no list, and nobody else sees your number of check-ins. Your own rank stays here, for you.'
          }
          isOn={showsOnLeaderboard}
          onChange={(isOn) => choose({ showsOnLeaderboard: isOn })}
        />
        <Switch
          label="Show my logbook to anybody with the link"
          hint={
            showsLogbook
              ? `${showsOnLeaderboard ? 'Badge, figures' : 'Figures'} and stamps with their day. No times, no notes, no pictures, and no stamp of the last 24 hours.`
              : 'Your logbook is private: only you see it.'
          }
          isOn={showsLogbook}
          onChange={(isOn) => choose({ showsLogbook: isOn })}
        />
        {showsLogbook && <LogbookLink username={username} />}
        <p className={styles.note}>
          A single check-in can be only for you, too: edit it in your logbook.
        </p>
      </div>
    </section>
  );
}

function LogbookLink({ username }: { username: string }) {
  const dialog = useDialog('share-trail');
  return (
    <div className={styles.link}>
      <ButtonLink to="/u/$username" params={{ username }} look="quiet">
        See it
      </ButtonLink>
      <Button onClick={dialog.show}>Share the link</Button>
      <ShareDialog
        title="Share your logbook"
        about={`Logbook of ${username}`}
        card={{ kind: 'profile', id: username }}
        path={`/u/${encodeURIComponent(username)}`}
        open={dialog.open}
        onClose={dialog.hide}
      />
    </div>
  );
}
