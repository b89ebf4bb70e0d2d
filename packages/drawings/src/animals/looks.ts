/** Pets by slug: the name, a word for those who cannot see the picture, and how the pet looks. */
export type Looks<Look> = Readonly<
  Record<string, readonly [name: string, character: string, look: Look]>
>;
