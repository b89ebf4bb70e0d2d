import type { Beer } from '@hoptrail/contracts/beers/beers';
import { BEERS_PER_BREWERY } from '@hoptrail/contracts/limits';
import Download from 'lucide-react/icons/download';
import FileUp from 'lucide-react/icons/file-up';
import { useId, useState } from 'react';
import { Button, buttonClass } from '../../../../components/actions/button.tsx';
import { LabelledArea } from '../../../../components/form/inputs/labelled-area.tsx';
import { saveFile } from '../../../../lib/browser/save-file.ts';
import type { Menu } from '../../beer-line.tsx';
import styles from './import-menu.module.css';
import { menuCsv } from './menu-csv.ts';
import { ProposalList } from './proposal-list.tsx';
import { compareMenu, type Proposal } from './proposals.ts';
import { readMenu } from './read-menu.ts';

/** More characters than 200 beers with long descriptions have. */
const MAX_TEXT = 500_000;

/** A menu beside the tap list. */
interface Compared {
  proposals: Proposal[];
  same: number;
  unread: readonly string[];
}

interface ImportMenuProps {
  breweryId: string;
  beers: readonly Beer[];
  menu: Menu;
  /** The pasted menu. */
  text: string;
  onText: (text: string) => void;
  onSaved: () => void;
}

/** Takes over a pasted menu or a CSV file, of which the person chooses what is saved. */
export default function ImportMenu(props: ImportMenuProps) {
  const { breweryId, beers, menu, text, onText, onSaved } = props;
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [compared, setCompared] = useState<Compared>();

  const compare = (typed: string) => {
    const read = typed.length > MAX_TEXT ? undefined : readMenu(typed, menu);
    const found = read && compareMenu(read.beers, beers);
    const added = found?.proposals.filter(({ beer }) => !beer).length ?? 0;
    const refused = refusalOf(typed, read?.beers.length, beers.length, added);
    setProblem(refused);
    if (!refused && found) setCompared({ ...found, unread: read.unread });
  };
  if (compared) {
    return (
      <ProposalList
        {...compared}
        breweryId={breweryId}
        menu={menu}
        onBack={() => setCompared(undefined)}
        onSaved={onSaved}
      />
    );
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        compare(text);
      }}
    >
      <LabelledArea
        id={id}
        label="Paste your menu"
        value={text}
        onChange={onText}
        rows={8}
        hint="A beer a line, such as “Night Shift, Stout, 6.2 %, 45 IBU, $6”. You choose what is saved."
        error={problem}
      />
      <Button type="submit" wide disabled={text.trim() === ''}>
        Compare
      </Button>
      <div className={styles.files}>
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          className={`visually-hidden ${styles.input}`}
          onChange={async ({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) compare(file.size > MAX_TEXT ? ' '.repeat(MAX_TEXT + 1) : await file.text());
            currentTarget.value = '';
          }}
        />
        <label htmlFor={`${id}-file`} className={buttonClass({ look: 'quiet' })}>
          <FileUp size={18} aria-hidden />
          CSV File
        </label>
        {beers.length > 0 && (
          <Button
            look="quiet"
            onClick={() =>
              saveFile(new File([menuCsv(beers, menu)], 'tap-list.csv', { type: 'text/csv' }))
            }
          >
            <Download size={18} aria-hidden />
            Download CSV
          </Button>
        )}
      </div>
    </form>
  );
}

/** Returns why a text cannot be compared; undefined if it can. */
function refusalOf(
  text: string,
  read: number | undefined,
  present: number,
  added: number,
): string | undefined {
  if (text.length > MAX_TEXT) return 'This is too long for a tap list. Please take a smaller file.';
  if (read === undefined) return 'This CSV cannot be read: a quotation mark is not closed.';
  if (read === 0) return 'No beers found. A line needs a name and a style, a strength or a price.';
  if (present + added > BEERS_PER_BREWERY) {
    return `This adds ${added} beers to ${present}. A tap list has at most ${BEERS_PER_BREWERY}.`;
  }
  return undefined;
}
