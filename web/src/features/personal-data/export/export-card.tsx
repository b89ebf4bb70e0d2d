import Download from 'lucide-react/icons/download';
import FileBraces from 'lucide-react/icons/file-braces';
import Image from 'lucide-react/icons/image';
import Luggage from 'lucide-react/icons/luggage';
import MapPinned from 'lucide-react/icons/map-pinned';
import Sheet from 'lucide-react/icons/sheet';
import { Button } from '../../../components/actions/button.tsx';
import { fileSize } from '../../../lib/text/file-size.ts';
import { ProgressLine } from '../progress-line.tsx';
import shared from '../your-data.module.css';
import styles from './export-card.module.css';
import { useExport } from './use-export.ts';

const contents = [
  { Icon: Sheet, what: 'Check-ins and beers', format: 'CSV' },
  { Icon: MapPinned, what: 'Visits for maps', format: 'GPX, KML, GeoJSON' },
  { Icon: Image, what: 'Your pictures', format: 'WebP' },
  { Icon: FileBraces, what: 'All the rest', format: 'JSON' },
] as const;

/** The export of the person's data: what it contains, and the button that downloads it. */
export function ExportCard() {
  return (
    <section className={shared.section} aria-labelledby="take-along">
      <h2 id="take-along">Take It Along</h2>
      <div className={shared.card}>
        <div className={styles.intro}>
          <span className={styles.mark}>
            <Luggage size={26} aria-hidden />
          </span>
          <p className={shared.text}>One zip with everything Hoptrail knows about you.</p>
        </div>
        <ul className={styles.contents}>
          {contents.map(({ Icon, what, format }) => (
            <li key={format} className={styles.content}>
              <Icon size={18} aria-hidden />
              <span>{what}</span>
              <span className={styles.format}>{format}</span>
            </li>
          ))}
        </ul>
        <ExportButton />
      </div>
    </section>
  );
}

function ExportButton() {
  const { isPacking, file, problem, download, save, stop } = useExport();
  if (isPacking) {
    return (
      <div className={styles.packing}>
        <ProgressLine>Packing your data. Keep this page open.</ProgressLine>
        <Button look="quiet" onClick={stop}>
          Cancel
        </Button>
      </div>
    );
  }
  return (
    <>
      {problem && (
        <p className={shared.failure} role="alert">
          {problem}
        </p>
      )}
      <Button wide onClick={() => (file ? save(file) : download())}>
        <Download size={20} aria-hidden />
        {file ? `Save ${fileSize(file.size)}` : problem ? 'Try Again' : 'Download My Data'}
      </Button>
    </>
  );
}
