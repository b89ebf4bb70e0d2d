import { Button } from '../../components/actions/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { reloadPage } from '../../lib/browser/reload-page.ts';
import { locationSwitch } from '../../lib/geolocation/location-switch.ts';
import { showToast } from '../../lib/toast.ts';
import styles from './location-dialog.module.css';
import type { LocationPermission } from './permission.ts';
import { actionLabel, type PromptAction, promptPage } from './prompt-page.ts';

interface LocationDialogProps {
  open: boolean;
  permission: LocationPermission;
  onAllow: () => void;
  onClose: () => void;
}

/** The dialog that asks for the location and shows the state of the permission. */
export default function LocationDialog({
  open,
  permission,
  onAllow,
  onClose,
}: LocationDialogProps) {
  const page = promptPage(permission);
  const isWaiting = permission.loading;
  const act: Record<PromptAction, () => void> = {
    allow: () => {
      if (!isWaiting) onAllow();
    },
    later: onClose,
    continue: onClose,
    refresh: () => void refreshPage(),
    continueWithout: onClose,
  };
  const footer = (
    <>
      {page.actions.map((action, index) => (
        <Button
          // The same button on every page of the dialog, so that it keeps the focus.
          key={index === 0 ? 'first' : 'second'}
          wide
          look={index === 0 ? 'primary' : 'quiet'}
          aria-disabled={action === 'allow' && isWaiting}
          onClick={act[action]}
          {...(index === 0 && { 'data-initial-focus': true })}
        >
          {actionLabel(action, isWaiting)}
        </Button>
      ))}
      <p className={styles.promise}>Your location is only used for check-in verification</p>
      <p className={styles.promise}>
        It also shows how far breweries and events are, sorts them by that, finds beers near you,
        and puts you on the map.
      </p>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={page.title} footer={footer} isShort>
      <img
        className={styles.drawing}
        src="/art/empty/location.svg"
        alt=""
        width={140}
        height={140}
      />
      <p className={styles.text} aria-live="polite">
        {page.text}
      </p>
      {page.title === 'Location Access Denied' && (
        <p className={styles.text}>{locationSwitch(navigator.userAgent)}</p>
      )}
      {permission.error && (
        <p className={styles.error} role="alert">
          {permission.error}
        </p>
      )}
    </Dialog>
  );
}

async function refreshPage() {
  const problem = await reloadPage();
  if (problem)
    showToast({ type: 'error', title: 'The page was not refreshed', description: problem });
}
