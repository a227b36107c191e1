import type { AnyEndpoint } from '@cambusa/contract/endpoint'
import type * as Endpoints from '@cambusa/contract/endpoints'
import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { keptKind, type KeptCalls } from './src/worker/kept-calls.ts'

const NAME = 'virtual:kept-calls'
const endpoints = join(import.meta.dirname, '../../packages/contract/src/endpoints.ts')

/**
 * Which answers the service worker keeps, as the contract declares it (`keptOffline`). An address without parameters that a
 * pattern has room for is named too, so that it is not kept by mistake.
 * @param base the path in front of every call's address
 */
export function keptCallsOf(all: readonly AnyEndpoint[], base: string): KeptCalls {
  const gets = all.filter(({ method }) => method === 'GET')
  const fixed = gets.filter(({ url }) => !url.includes('/:'))
  const patterns = gets.flatMap(({ url, keptOffline: kind }) =>
    url.includes('/:') && kind !== undefined
      ? [{ parts: (base + url).split('/').map((part) => (part.startsWith(':') ? '' : part)), kind }]
      : [],
  )
  const concerns = ({ url, keptOffline }: AnyEndpoint) =>
    keptOffline !== undefined || keptKind({ exact: {}, patterns }, base + url) !== undefined
  const exact = Object.fromEntries(
    fixed.filter(concerns).map(({ url, keptOffline }) => [base + url, keptOffline ?? null]),
  )
  return { exact, patterns }
}

/** Gives the service worker the table above as a module. */
export function keptCalls(base: string): Plugin {
  return {
    name: 'cambusa-kept-calls',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null
      const { module } = await runnerImport<typeof Endpoints>(endpoints, {
        configFile: false,
        logLevel: 'error',
        root: import.meta.dirname,
      })
      return `export const KEPT_CALLS = ${JSON.stringify(keptCallsOf(module.allEndpoints, base))}`
    },
  }
}
