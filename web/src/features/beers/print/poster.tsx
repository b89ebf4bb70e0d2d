import type { PublicMenu } from '@hoptrail/contracts/breweries/public-menu';
import { QrCode } from '../../../components/qr/qr-code.tsx';
import styles from './print.module.css';

/** A poster with the QR code of a brewery's page, on one sheet. */
export default function Poster({ brewery: { id, name } }: Pick<PublicMenu, 'brewery'>) {
  const address = `${window.location.origin}/brewery/${encodeURIComponent(id)}`;
  return (
    <div className={styles.poster}>
      <h2 className={styles.posterName}>{name}</h2>
      <QrCode text={address} label={`QR code to the page of ${name}`} size="60cqi" />
      <p className={styles.call}>What is on tap?</p>
      <p className={styles.more}>
        Scan for the menu, the hours and the events. Check in while you are here.
      </p>
      <p className={styles.address}>{address.replace(/^https?:\/\//, '')}</p>
    </div>
  );
}
