import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineConfig } from 'rolldown'

const source = join(import.meta.dirname, 'src')

/** Workers are loaded by the name of their file, so each is an entry of its own. */
const workers = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.worker.ts'))
  .map((path) => [basename(path, '.ts'), join(source, path)])

/** The server and the operator's commands. */
const programs = [
  ['main', join(source, 'main.ts')],
  ...[
    'demo',
    'import',
    'export',
    'jobs',
    'customers',
    'keys',
    'audit',
    'orders',
    'payments',
    'check-money',
    'ready',
  ].map((name) => [name, join(source, `${name}-command.ts`)]),
]

export default defineConfig({
  input: { ...Object.fromEntries(programs), ...Object.fromEntries(workers) },
  platform: 'node',
  // Everything from node_modules stays there, but for two packages of 790 small files, which every start would read.
  external: (id) => !/^(\.|\/|[A-Za-z]:|@cambusa\/|typebox\b|drizzle-orm\b)/.test(id),
  output: {
    dir: join(import.meta.dirname, 'dist'),
    format: 'esm',
    sourcemap: true,
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
})
