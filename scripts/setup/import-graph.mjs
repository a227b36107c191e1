import { dirname, join } from 'node:path/posix'

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b([^'"`;]*?\bfrom\s*)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g

/** Project paths that a file imports: relative ones and @cambusa/package/file, including types. */
export function importsOf({ path, text }, files) {
  const known = knownPaths(files)
  return [...withoutComments(text).matchAll(IMPORT)]
    .map(([, , fixed, dynamic]) => resolveImport(path, fixed ?? dynamic))
    .filter((target) => target !== undefined && known.has(target))
}

const known = new WeakMap()

function knownPaths(files) {
  if (!known.has(files)) known.set(files, new Set(files.map(({ path }) => path)))
  return known.get(files)
}

function resolveImport(from, specifier) {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  const own = /^@cambusa\/([^/]+)\/(.+)$/.exec(specifier)
  return own ? `packages/${own[1]}/src/${own[2]}.ts` : undefined
}

export const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
