import { codeLimits } from '../../access/code-limits.ts';
import type { Config } from '../../config/config.ts';
import { Alerts } from '../../lib/alerts.ts';
import { MapFile, mapFilePath } from '../../lib/map/map-file.ts';
import { WakeUp } from '../../lib/wake-up.ts';
import { DecodeQueue } from '../../objects/decoding/decode-queue.ts';
import type { DataFolder } from './data-folder.ts';

/** Returns the services of a server on a data folder, all but those of mail, time and logs. */
export function servicesOf(config: Config, data: DataFolder) {
  return {
    config,
    db: data.db,
    checkpoints: data.checkpoints,
    availability: data.availability,
    caches: data.caches,
    images: data.images,
    mapFile: new MapFile(mapFilePath(data.path, config.map.tilesFile)),
    privateFiles: data.privateFiles,
    cards: data.cards,
    fontFile: data.fontFile,
    drawingFile: data.drawingFile,
    groundFile: data.groundFile,
    signingKey: data.signingKey,
    tagKey: data.tagKey,
    personalDataJobs: new WakeUp(),
    decodes: new DecodeQueue(),
    alerts: new Alerts(),
    codeLimits: codeLimits(config, data.db),
  };
}
