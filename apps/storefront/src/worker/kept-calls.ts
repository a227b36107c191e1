import type { KeptOffline } from '@cambusa/contract/endpoint'

/** Which answers of the API are kept, made of the contract by the build (kept-calls-of-contract.ts). */
export interface KeptCalls {
  /** Addresses without parameters; null: not kept, although a pattern has room for it. */
  exact: Readonly<Record<string, KeptOffline | null>>
  /** Addresses with parameters, as parts of a path; a parameter is ''. */
  patterns: readonly { parts: readonly string[]; kind: KeptOffline }[]
}

/** What is kept of a GET at this path, `/ebsn/api/…`; undefined: nothing, it does not concern the worker. */
export function keptKind({ exact, patterns }: KeptCalls, path: string): KeptOffline | undefined {
  if (Object.hasOwn(exact, path)) return exact[path] ?? undefined
  const parts = path.split('/')
  return patterns.find(
    (pattern) =>
      pattern.parts.length === parts.length &&
      pattern.parts.every((part, at) => (part === '' && at > 0 ? parts[at] !== '' : part === parts[at])),
  )?.kind
}
