import type { Tag } from '@hoptrail/contracts/tags/tags';
import Nfc from 'lucide-react/icons/nfc';
import { Button } from '../../components/actions/button.tsx';
import { ConfirmedAction } from '../../components/dialog/confirmed-action.tsx';
import { ageText } from '../../lib/text/age-text.ts';
import { showToast } from '../../lib/toast.ts';
import { useMinute } from '../../lib/use-minute.ts';
import styles from './tags.module.css';
import { useRevokeTag } from './use-revoke-tag.ts';

/** A tag: its name, when it was last tapped, and a button that revokes it. */
export function TagRow({ tag: { id, name, uid, tappedAt, hasKeys } }: { tag: Tag }) {
  const revoke = useRevokeTag();
  const minute = useMinute();
  const age = tappedAt && ageText(Math.max(0, minute - Date.parse(tappedAt)));
  return (
    <article className={styles.row}>
      <Nfc size={24} aria-hidden className={styles.icon} data-unread={!hasKeys || undefined} />
      <div className={styles.text}>
        <h2 className={styles.name}>{name}</h2>
        <p className={hasKeys ? styles.hint : styles.warning}>
          {hasKeys
            ? age
              ? `Tapped ${age}`
              : 'Never tapped'
            : 'Takes no check-ins: the server has another tag key. Please tell the host.'}
        </p>
        <p className={styles.hint}>{uid}</p>
      </div>
      <ConfirmedAction
        name={`revoke-${id}`}
        action="Revoke"
        doing="Revoking..."
        isDoing={revoke.isPending}
        look="danger"
        title={`Revoke ${name}?`}
        onConfirm={(close) =>
          revoke.mutate(
            { id },
            {
              onSuccess: () => {
                close();
                showToast({ type: 'success', title: `${name} is revoked` });
              },
            },
          )
        }
        button={(ask) => (
          <Button look="plain" className={styles.revoke} onClick={ask}>
            Revoke
            <span className="visually-hidden">{name}</span>
          </Button>
        )}
      >
        <p>It takes no more check-ins. Those that were made with it stay.</p>
      </ConfirmedAction>
    </article>
  );
}
