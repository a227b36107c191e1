import type { QueryClient } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'

/** What a screen's `load` gets: the address, and the store to put answers in. */
export interface LoadInput {
  queryClient: QueryClient
  params: Readonly<Record<string, string | undefined>>
  search: Readonly<Record<string, unknown>>
}

/** A file of routes/: its screen, and what it needs before it is drawn. */
export interface ScreenModule {
  default: ComponentType
  load?: (input: LoadInput) => Promise<unknown> | void
}

interface LoaderInput {
  context: { queryClient: QueryClient }
  params: Readonly<Record<string, string | undefined>>
  deps: { search: Readonly<Record<string, unknown>> }
  preload: boolean
}

const modules = import.meta.glob<ScreenModule>('../routes/*.tsx')

/** The code of a screen, as its own chunk. */
export function importScreen(name: string): Promise<ScreenModule> {
  const load = modules[`../routes/${name}.tsx`]
  return load ? load() : Promise.reject(new Error(`There is no routes/${name}.tsx`))
}

const dataOptions = (name: string) => ({
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => ({ search }),
  loader: async ({ context, params, deps, preload }: LoaderInput) => {
    const screen = await importScreen(name)
    // Pointing at a link fetches its code only: nobody should land on an error screen by pointing.
    if (preload) return
    try {
      await screen.load?.({ queryClient: context.queryClient, params, search: deps.search })
    } catch {
      // The call has told the shopper, and the screen asks again and shows its own error state.
    }
  },
  staleTime: 0,
})

/** Options of a route whose screen is drawn by the router. */
export const screenRoute = (name: string) => ({
  ...dataOptions(name),
  component: lazyRouteComponent(() => importScreen(name)),
})

/** Options of a route whose screen stays alive: kept-screens.tsx draws it outside the Outlet. */
export const keptRoute = (name: string) => ({
  ...dataOptions(name),
  component: () => null,
  staticData: { keeps: name },
})
