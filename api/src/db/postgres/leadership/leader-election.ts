import type { Leadership } from '../../instances/leadership.ts';

/** How often an instance tries to become the leader, or makes sure that it still is. */
const EVERY_MS = 2000;

/** What makes one of the instances the leader. */
export interface Post {
  /** Whether this instance certainly has the post: it is false before another one may have it. */
  readonly isHeld: boolean;
  /** Takes the post if it is free, or confirms it. */
  hold(): Promise<void>;
  /** Gives the post up, if this instance has it. */
  leave(): Promise<void>;
}

/** Tries to lead the instances of a database, again and again until it is stopped. */
export class LeaderElection implements Leadership {
  readonly #post: Post;
  readonly #everyMs: number;
  #timer: NodeJS.Timeout | undefined;
  #trying: Promise<void>;
  #isStopped = false;

  constructor(post: Post, everyMs = EVERY_MS) {
    this.#post = post;
    this.#everyMs = everyMs;
    this.#trying = this.#try();
  }

  get isLeader(): boolean {
    return !this.#isStopped && this.#post.isHeld;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#trying;
    await this.#post.leave().catch(() => {});
  }

  async #try(): Promise<void> {
    // While the database is away, no instance leads; the requests report the reason.
    await this.#post.hold().catch(() => {});
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#trying = this.#try();
    }, this.#everyMs);
    this.#timer.unref();
  }
}
