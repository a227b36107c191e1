import type { Plugin } from 'vite'

/**
 * Writes what is not ASCII as escapes into the programs of a build: V8 keeps a program's source in memory, each character in two
 * bytes as soon as one of them is outside Latin-1.
 */
export function asciiProgram(): Plugin {
  return {
    name: 'cambusa-ascii-program',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = toAscii(file.code)
      },
    },
  }
}

/** The same program; a backslash that stands before such a character for nothing would become part of its escape, and goes. */
export const toAscii = (code: string): string =>
  code.replaceAll(/(\\*)([^\0-\u007f])/g, (_, slashes: string, unit: string) => {
    const own = slashes.slice(0, slashes.length - (slashes.length % 2))
    return `${own}\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
