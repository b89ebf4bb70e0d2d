import { prizeCodeText } from '@hoptrail/contracts/lib/prize-codes';
import type { OwnPrize, TrailDetail } from '@hoptrail/contracts/trails/trails';
import { QrWithText } from '../../../components/qr/qr-with-text.tsx';
import { dateText, today } from '../../../lib/text/dates.ts';
import { houseStock } from './house-stock.ts';
import styles from './prize-ticket.module.css';

interface PrizeTicketProps {
  prize: OwnPrize;
  trail: TrailDetail;
}

/** The person's prize: its code to show at a brewery, and what each brewery has left. */
export default function PrizeTicket({ prize, trail }: PrizeTicketProps) {
  const { redeemedAt, validUntil } = prize;
  return (
    <section className={styles.ticket} aria-label="Your prize">
      <header>
        <p className={styles.kind}>Your prize</p>
        <h2 className={styles.prize}>{prize.prize}</h2>
      </header>
      {redeemedAt !== null ? (
        <Redeemed at={redeemedAt} by={prize.redeemedBy} />
      ) : today() > validUntil ? (
        <p className={styles.over}>It was valid until {dateText(validUntil)}.</p>
      ) : (
        <Valid prize={prize} trail={trail} />
      )}
    </section>
  );
}

function Redeemed({ at, by }: { at: string; by: string | null }) {
  return (
    <p className={styles.over}>
      Redeemed on {dateText(today(new Date(at)))}
      {by && ` at ${by}`}
    </p>
  );
}

function Valid({ prize, trail }: PrizeTicketProps) {
  const { code, link, validUntil } = prize;
  return (
    <>
      <QrWithText text={link} label="QR code of your prize">
        <p className={styles.digits}>{prizeCodeText(code)}</p>
        <p className={styles.hint}>
          Show it at one of these houses until {dateText(validUntil)}. It is redeemed once.
        </p>
      </QrWithText>
      <ul className={styles.houses}>
        {houseStock(prize, trail).map(({ id, name, city, text, isOut }) => (
          <li key={id} className={styles.house} data-out={isOut}>
            <span>
              <strong>{name}</strong>, {city}
            </span>
            <span className={styles.left}>{text}</span>
          </li>
        ))}
      </ul>
      {prize.houses.length === 0 && (
        <p className={styles.hint}>No house has one left just now. Ask them for more.</p>
      )}
    </>
  );
}
