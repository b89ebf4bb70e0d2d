import { buttonClass } from '../actions/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import styles from './map-files-sheet.module.css';

const formats = [
  { name: 'GPX', ending: '.gpx', hint: 'Organic Maps, OsmAnd, Garmin' },
  { name: 'KML', ending: '.kml', hint: 'Google Earth, My Maps' },
  { name: 'GeoJSON', ending: '.geojson', hint: 'other programs' },
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
        {formats.map((format) => (
          <a
            key={format.name}
            className={buttonClass({ look: 'quiet', wide: true })}
            href={path + format.ending}
            download={name + format.ending}
          >
            {format.name}
            <span className={styles.hint}>{format.hint}</span>
          </a>
        ))}
      </div>
    </Dialog>
  );
}
