/**
 * Something that whoever hosts this has to mend: the command line prints its message, which says
 * what is wrong and what to do, and ends with exit code 1.
 */
export class Refusal extends Error {
  override name = 'Refusal';
}
