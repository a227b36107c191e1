import type { MutationCache as Cache } from '@tanstack/react-query'

type Kind = new (config?: Cache['config']) => Cache

let Full: Kind | undefined

/** Told by the file that brings the first mutation, before anything can be sent. */
export const bringMutations = (kind: Kind): void => void (Full = kind)

/**
 * The query library's store of mutations as its client sees it until the first one (decision 141): empty. Whatever sends
 * or watches one brings the library's own, which everything is handed on to from then on.
 */
export class MutationCache {
  readonly #config: Cache['config'] | undefined
  #own: Cache | undefined

  constructor(config?: Cache['config']) {
    this.#config = config
  }

  get #full(): Cache {
    if (!Full) throw new Error('mutations are watched before their code has come: see decision 141')
    return (this.#own ??= new Full(this.#config))
  }

  build: Cache['build'] = (...of) => this.#full.build(...of)
  notify: Cache['notify'] = (event) => this.#full.notify(event)
  subscribe: Cache['subscribe'] = (listener) => this.#full.subscribe(listener)
  find: Cache['find'] = (filters) => this.#full.find(filters)
  getAll = () => this.#own?.getAll() ?? []
  findAll: Cache['findAll'] = (filters) => this.#own?.findAll(filters) ?? []
  clear = () => this.#own?.clear()
  resumePausedMutations = () => this.#own?.resumePausedMutations() ?? Promise.resolve()
}
