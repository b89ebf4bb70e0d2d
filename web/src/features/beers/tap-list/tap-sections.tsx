import type { Beer } from '@hoptrail/contracts/beers/beers';
import { knownSection, sectionLabels } from '@hoptrail/contracts/lists/beer-sections';
import { GrowingList } from '../../../components/list/growing-list.tsx';
import lists from '../beer-list.module.css';
import styles from './tap-list.module.css';
import { TapRow, type TapRowProps } from './tap-row.tsx';

interface TapSectionsProps extends Omit<TapRowProps, 'beer' | 'heading'> {
  /** The beers in the order of the menu. */
  beers: readonly Beer[];
}

/** The rows of the edited tap list, with the headings of the menu if it has several sections. */
export function TapSections({ beers, ...row }: TapSectionsProps) {
  const sections = [...Map.groupBy(beers, ({ section }) => knownSection(section))];
  const isPlain = sections.every(([section]) => section === 'draft');
  return sections.map(([section, ofSection]) => (
    <section
      key={section}
      className={styles.section}
      aria-label={isPlain ? undefined : sectionLabels[section]}
    >
      {!isPlain && <h2 className={styles.heading}>{sectionLabels[section]}</h2>}
      <GrowingList className={lists.list} items={ofSection}>
        {(beer) => <TapRow beer={beer} heading={isPlain ? 'h2' : 'h3'} {...row} />}
      </GrowingList>
    </section>
  ));
}
