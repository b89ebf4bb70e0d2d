import { embedPath } from '@hoptrail/contracts/breweries/public-menu';
import { useState } from 'react';
import { Button } from '../../../../components/actions/button.tsx';
import { FilterBar } from '../../../../components/list/filter-bar.tsx';
import { CopyField } from '../../../../components/share/copy-field.tsx';
import { useCopy } from '../../../../components/share/use-copy.ts';
import { trpc } from '../../../../data/trpc.ts';
import styles from './embed-menu.module.css';

type Theme = 'light' | 'dark';

const themes: readonly { value: Theme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** What a brewery copies to show its menu in its own website: a frame without scripts, or JSON. */
export default function EmbedMenu({ breweryId }: { breweryId: string }) {
  const { data: brewery } = trpc.breweries.byId.useQuery({ id: breweryId });
  const [theme, setTheme] = useState<Theme>('light');
  const { origin } = window.location;
  const address = `${origin}${embedPath(breweryId)}${theme === 'dark' ? '?theme=dark' : ''}`;
  const name = brewery?.name ?? 'the brewery';
  const title = `Menu of ${name}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const snippet = `<iframe src="${address}" title="${title}" style="width:100%;height:800px;border:0" loading="lazy"></iframe>`;
  const json = `${origin}/api/breweries/${encodeURIComponent(breweryId)}/menu`;
  return (
    <div className={styles.embed}>
      <p className={styles.hint}>
        Paste this into a page of your website. It shows your menu and your hours, as they are at
        that moment.
      </p>
      <FilterBar label="Colors" options={themes} value={theme} onChange={setTheme} />
      <iframe className={styles.preview} src={address} title={`Preview: menu of ${name}`} />
      <Copied label="Code for your page" text={snippet} name="Code" />
      <Copied label="Menu and hours as JSON, for programs" text={json} name="Address" />
    </div>
  );
}

interface CopiedProps {
  label: string;
  text: string;
  /** The name of the text, such as `Address`. */
  name: string;
}

function Copied({ label, text, name }: CopiedProps) {
  const { field, problem, copy } = useCopy(text, name);
  return (
    <div className={styles.copied}>
      <CopyField label={label} value={text} hint={problem} ref={field} />
      <Button look="quiet" onClick={copy}>
        Copy {name}
      </Button>
    </div>
  );
}
