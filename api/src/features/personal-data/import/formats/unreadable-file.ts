/** Thrown for a file that cannot be imported; the message says why and what to do. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

/** Thrown for a file that no known app exports. */
export class ForeignFile extends UnreadableFile {
  constructor() {
    super(
      'This file is neither an export of Untappd (CSV or JSON) nor one of Swarm (a zip, or its check-in files).',
    );
  }
}
