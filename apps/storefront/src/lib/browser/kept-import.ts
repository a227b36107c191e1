export type KeptImport<Module> = (() => Promise<Module>) & {
  /** The module once it has been loaded. */
  loaded: () => Module | undefined
}

/**
 * An `import()` whose module is known once it has been loaded. A browser answers even a repeated `import()` in a later
 * task, which a slow phone reaches after a tenth of a second.
 */
export function keptImport<Module>(load: () => Promise<Module>): KeptImport<Module> {
  let module: Module | undefined
  return Object.assign(async () => (module ??= await load()), { loaded: () => module })
}
