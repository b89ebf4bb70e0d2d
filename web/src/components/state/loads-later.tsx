import CloudOff from 'lucide-react/icons/cloud-off';
import styles from './loads-later.module.css';

/**
 * Says that parts of the screen load once there is a connection.
 * @param what the parts, in the plural, such as 'Tap list and events'
 */
export default function LoadsLater({ what }: { what: string }) {
  return (
    <p className={styles.line}>
      <CloudOff size={20} aria-hidden />
      {what} load by themselves once you are online.
    </p>
  );
}
