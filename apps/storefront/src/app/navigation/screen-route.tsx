import type { ComponentType } from 'react'
import { loadChunk } from '../../lib/browser/chunks.ts'
import { latePart } from '../../lib/browser/late-part.ts'
import { importKept, keptParts, type KeptName } from './kept-names.ts'
import type { RouterContext } from './root-route.ts'
import type { KeptScreenProps, LoadInput } from './screen-input.ts'

/** A file of routes/: its screen, and what it needs before it is drawn. */
interface ScreenModule<Props> {
  default: ComponentType<Props>
  /** The code of the late parts that it shows at an address: where they are drawn already, they are taken over with it. */
  loadParts?: (search: LoadInput['search']) => Promise<unknown> | undefined
  load?: (input: LoadInput) => Promise<unknown> | void
}

interface LoaderInput {
  context: RouterContext
  params: Readonly<Record<string, string | undefined>>
  deps: { search: Readonly<Record<string, unknown>> }
  preload: boolean
}

const dataOptions = (importScreen: () => Promise<Pick<ScreenModule<never>, 'load' | 'loadParts'>>) => ({
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => ({ search }),
  loader: async ({ context, params, deps, preload }: LoaderInput) => {
    const screen = await loadChunk(importScreen)
    // Pointing at a link fetches its code only: nobody should land on an error screen by pointing.
    if (preload) return
    const { search } = deps
    const { queryClient, onMissing } = context
    try {
      await Promise.all([
        screen.loadParts?.(search),
        context.isDrawn() ? undefined : screen.load?.({ queryClient, params, search, onMissing }),
      ])
    } catch {
      // The call has told the shopper, and the screen asks again and shows its own error state.
    }
  },
  staleTime: 0,
})

/** Options of a route whose screen is drawn by the router. */
export const screenRoute = (importScreen: () => Promise<ScreenModule<object>>) => ({
  ...dataOptions(importScreen),
  component: latePart(async () => (await importScreen()).default),
})

/** Options of a route whose screen stays alive: kept-screens.tsx draws it outside the Outlet. */
export const keptRoute = (name: KeptName) => ({
  ...dataOptions(importKept[name] as () => Promise<ScreenModule<KeptScreenProps>>),
  component: Object.assign(() => null, { preload: keptParts[name].preload }),
  // Its own shapes stand where it is drawn.
  pendingComponent: () => null,
  staticData: { keeps: name },
})
