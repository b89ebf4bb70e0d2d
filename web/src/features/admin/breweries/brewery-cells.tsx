import type { AdminBrewery } from '@hoptrail/contracts/admin/breweries';
import { ContactText } from '../../../components/contact/contact-text.tsx';
import { MailLink } from '../../../components/contact/mail-link.tsx';
import { Mark } from '../../../components/layout/mark.tsx';
import { BreweryLink } from '../../breweries/shared/brewery-link.tsx';
import { Cell } from '../lists/admin-table.tsx';
import { PersonLink } from '../people/person-link.tsx';
import styles from './brewery-cells.module.css';

/** A brewery in the administrators' table: a link to its page, its owners, and how to reach them. */
export function BreweryCells({ brewery }: { brewery: AdminBrewery }) {
  const { latitude, owners, phone } = brewery;
  return (
    <>
      <th scope="row" className={styles.brewery}>
        <BreweryLink
          brewery={brewery}
          marks={latitude === null && <Mark look="warm">No location</Mark>}
        />
      </th>
      <Cell title={owners.length > 1 ? 'Owners' : 'Owner'}>
        {owners.length > 0 ? (
          owners.map((owner) => (
            <span key={owner.id} className={styles.owner}>
              <PersonLink person={owner} /> <MailLink email={owner.email} isBesideOthers />
            </span>
          ))
        ) : (
          <span className={styles.nobody}>Nobody yet</span>
        )}
      </Cell>
      <Cell title="Phone">{phone && <ContactText text={phone} />}</Cell>
    </>
  );
}
