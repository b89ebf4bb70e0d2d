import type { Lettering } from '@hoptrail/drawings/cards/lettering';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ServerDeps } from '../../context.ts';
import { recentKeys } from '../../lib/recent-keys.ts';
import { loadLettering } from '../../objects/cards/lettering.ts';
import { CARD_BYTES, renderCard, treatments } from '../../objects/cards/render-card.ts';
import type { Card } from '../subjects/card.ts';
import { hasPhoto, loadSources, toDataUrls } from './card-pictures.ts';
import { drawCard } from './draw-card.ts';

/** All cards take turns as one sender of pictures, so that people's uploads never wait for them. */
const SENDER = 'cards';
/** Cards of people, which are never stored. */
const IN_MEMORY = 50;
/** How many stored cards are remembered. */
const MAX_STORED = 10_000;
/** How long a card that was stored counts as stored. The sweep removes it after weeks. */
const STORED_MS = 3_600_000;

type MakerDeps = Pick<
  ServerDeps,
  'db' | 'images' | 'cards' | 'fontFile' | 'drawingFile' | 'decodes'
>;

/** Makes each card once. Stores it; a card that shows a person is cached in memory only. */
export class CardMaker {
  readonly #deps: MakerDeps;
  readonly #memory = new LRUCache<string, Buffer>({ max: IN_MEMORY });
  readonly #stored = recentKeys<true>(MAX_STORED, STORED_MS);
  /** The cards that are being made. */
  readonly #making = new Map<string, Promise<Buffer>>();
  #lettering: Promise<Lettering> | undefined;

  constructor(deps: MakerDeps) {
    this.#deps = deps;
  }

  /**
   * Returns a card as PNG.
   * @param beforeMaking called before the card is made; its errors are thrown
   * @throws AppError `server.busy` while too many are being made, `storage.unreachable`
   */
  async png(card: Card, key: string, { beforeMaking, log }: Making): Promise<Buffer> {
    const stored = card.isPersonal ? this.#memory.get(key) : await this.#deps.cards.read(key);
    if (stored) return stored;
    const running = this.#making.get(key);
    if (running) return await running;
    beforeMaking();
    const making = this.#make(card, key, log);
    this.#making.set(key, making);
    try {
      return await making;
    } finally {
      this.#making.delete(key);
    }
  }

  /**
   * Makes sure that a card is in the store.
   * @returns the card, if it was made and could not be stored
   */
  async store(card: Card, key: string, making: Making): Promise<Buffer | undefined> {
    if (this.#stored.has(key)) return undefined;
    if (await this.#deps.cards.has(key)) {
      this.#stored.set(key, true);
      return undefined;
    }
    const png = await this.png(card, key, making);
    return this.#stored.has(key) ? undefined : png;
  }

  async #make(card: Card, key: string, log: FastifyBaseLogger): Promise<Buffer> {
    const png = await this.#deps.decodes.run(SENDER, () => this.#render(card));
    if (card.isPersonal) {
      this.#memory.set(key, png);
      return png;
    }
    try {
      await this.#deps.cards.write(key, png);
      this.#stored.set(key, true);
    } catch (error) {
      // Best effort: a full disk must not fail a picture that is there.
      log.warn({ err: error }, 'a card was not stored');
    }
    return png;
  }

  async #render(card: Card): Promise<Buffer> {
    this.#lettering ??= loadLettering(this.#deps.fontFile);
    const lettering = await this.#lettering;
    const sources = await loadSources({ ...this.#deps, lettering }, card);
    if (hasPhoto(sources)) {
      let bytes = 0;
      for (const treatment of treatments) {
        // Sixteen colors halve it at best.
        if (treatment === 'flat' && bytes > 2 * CARD_BYTES) continue;
        const png = await renderCard(
          drawCard(lettering, card, await toDataUrls(sources, treatment)),
        );
        bytes = png.length;
        if (bytes <= CARD_BYTES) return png;
      }
      // The photo has too much detail for a card: the drawing takes its place.
      return await renderCard(drawCard(lettering, card, {}));
    }
    return await renderCard(drawCard(lettering, card, await toDataUrls(sources, 'fine')));
  }
}

interface Making {
  beforeMaking: () => void;
  log: FastifyBaseLogger;
}
