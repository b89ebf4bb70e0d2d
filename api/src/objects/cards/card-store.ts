/** Stores cards, the pictures of link previews, by the hash of all that they show. */
export interface CardStore {
  /** Returns a card as PNG; undefined if there is none. @throws AppError `storage.unreachable` */
  read(key: string): Promise<Buffer | undefined>;
  /** Stores a card; does nothing if there is one. @throws AppError `storage.unreachable` */
  write(key: string, png: Buffer): Promise<void>;
  /** Returns whether there is a card. @throws AppError `storage.unreachable` */
  has(key: string): Promise<boolean>;
  /** Removes the cards that were stored before an instant. @returns how many it has removed */
  removeBefore(instant: Date): Promise<number>;
  /** Returns the URL of a card on the origin that serves the pictures, where there is one. */
  publicUrl?(key: string): string;
}
