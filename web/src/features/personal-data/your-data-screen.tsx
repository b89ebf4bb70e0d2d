import { Column, Columns } from '../../components/layout/columns/columns.tsx';
import { BackLink } from '../../components/layout/navigation/back-link.tsx';
import { Page } from '../../components/layout/page.tsx';
import { ExportCard } from './export/export-card.tsx';
import { ImportSection } from './import/import-section.tsx';
import styles from './your-data.module.css';

/** The person's data: the export, and the import from other apps. */
export function YourDataScreen() {
  return (
    <Page>
      <header className={styles.header}>
        <BackLink to="/">Profile</BackLink>
        <h1 className={styles.title}>Your Data</h1>
        <p className={styles.lead}>
          It belongs to you. Take it along, bring it from other apps, or take it away.
        </p>
      </header>
      <Columns split="half">
        <Column>
          <ExportCard />
        </Column>
        <Column>
          <ImportSection />
        </Column>
      </Columns>
    </Page>
  );
}
