import type { Scene } from '../scene.ts';

/** Makes a valid input for a procedure. */
type Example = (scene: Scene) => object | Promise<object>;

/** Valid inputs by the names of their procedures. */
export type Examples = Readonly<Record<string, Example>>;
