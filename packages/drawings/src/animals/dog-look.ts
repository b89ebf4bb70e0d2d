/** The outlines of a dog's head. */
export type DogHead = 'round' | 'long' | 'square' | 'wide' | 'fox';

/** The look of a dog from the front. */
export type DogLook = {
  head: DogHead;
  ears: 'floppy' | 'long' | 'curly' | 'pointy' | 'bat' | 'folded' | 'rose' | 'puffs';
  muzzle: 'mid' | 'long' | 'short' | 'beard';
  coat: string;
  second: string;
  snout: string;
  earColour?: string;
  pattern?: 'mask' | 'blaze' | 'patch' | 'tan' | 'spots' | 'husky' | 'cap' | 'merle' | 'saddle';
  third?: string;
  eyes?: string;
  otherEye?: string;
  gaze?: 'open' | 'half' | 'happy' | 'wink' | 'hidden';
  mouth?: 'smile' | 'tongue' | 'closed' | 'grump';
};

/** Outlines around the origin, about 110 wide and 120 high. */
export const headPaths: Readonly<Record<DogHead, string>> = {
  round: 'M-53-14C-53-52-30-64 0-64S53-52 53-14C53 24 34 57 0 57S-53 24-53-14Z',
  long: 'M-44-26C-44-58-24-67 0-67S44-58 44-26C43 4 31 24 28 44C24 61 12 68 0 68S-24 61-28 44C-31 24-43 4-44-26Z',
  square:
    'M-46-56C-30-66 30-66 46-56C53-36 52 10 46 36C40 57 20 62 0 62S-40 57-46 36C-52 10-53-36-46-56Z',
  wide: 'M-60-8C-62-48-34-60 0-60S62-48 60-8C62 32 42 56 0 56S-62 32-60-8Z',
  fox: 'M-52-20C-50-52-28-62 0-62S50-52 52-20L66 12L52 18L56 32L40 34C30 50 14 60 0 60S-30 50-40 34L-56 32L-52 18L-66 12Z',
};
