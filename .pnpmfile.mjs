/** Whoever installs a package needs neither the tools that it is made with nor the scripts that call them. */
export const hooks = {
  beforePacking: (manifest) => ({ ...manifest, devDependencies: undefined, scripts: undefined }),
};
