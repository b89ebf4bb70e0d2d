import Download from 'lucide-react/icons/download';
import { Dialog } from '../dialog/dialog.tsx';
import rowLink from '../layout/navigation/row-link.module.css';
import rows from '../list/row-list.module.css';
import styles from './map-files-sheet.module.css';

const formats = [
  { name: 'GPX', ending: '.gpx', hint: 'Organic Maps, OsmAnd, Garmin' },
  { name: 'KML', ending: '.kml', hint: 'Google Earth, My Maps' },
  { name: 'GeoJSON', ending: '.geojson', hint: 'Other programs' },
] as const;

interface MapFilesSheetProps {
  name: string;
  path: string;
  open: boolean;
  onClose: () => void;
}

/** The files of places, by the map apps that read them. */
export default function MapFilesSheet({ name, path, open, onClose }: MapFilesSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Open in a map app">
      <div className={styles.files}>
        <p className={styles.hint}>All places with their names, as a file for the app you use.</p>
        <ul className={`${rows.list} ${styles.formats}`}>
          {formats.map((format) => (
            <li key={format.name} className={rows.row}>
              <div className={rows.text}>
                <p className={rows.name}>
                  <a
                    className={rowLink.link}
                    href={path + format.ending}
                    download={name + format.ending}
                  >
                    {format.name}
                  </a>
                </p>
                <p className={rows.note}>{format.hint}</p>
              </div>
              <Download size={20} aria-hidden className={styles.icon} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
