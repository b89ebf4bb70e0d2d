// openapi-typescript works with TypeScript's compiler API, which TypeScript 7 does not have.
function readPackage(manifest) {
  if (manifest.name === 'openapi-typescript') {
    manifest.dependencies.typescript = '5.9.3';
    delete manifest.peerDependencies;
  }
  return manifest;
}
module.exports = { hooks: { readPackage } };
