/** Pets by slug: the name, a description of the picture for screen readers, and the look. */
export type Looks<Look> = Readonly<
  Record<string, readonly [name: string, character: string, look: Look]>
>;
