/**
 * Returns the version that a tag names, which must be that of `package.json`.
 * @param tag such as `v0.2.0`
 * @throws Error if it names no version, or another one
 */
export function versionOfTag(tag: string, version: string): string {
  if (!/^v\d+\.\d+\.\d+$/.test(tag)) {
    throw new Error(`The tag ${tag} is no version: it has to be like v${version}.`);
  }
  if (tag !== `v${version}`) {
    throw new Error(`The tag is ${tag}, but package.json has ${version}. Set one to the other.`);
  }
  return version;
}
