import type { ComponentType } from 'react'
import { loadChunk } from '../../lib/browser/chunks.ts'
import { keptImport, type KeptImport } from '../../lib/browser/kept-import.ts'
import { lazyComponent } from '../../lib/browser/lazy-component.ts'
import { importKept, keptParts, type KeptName } from './kept-names.ts'
import type { RouterContext } from './root-route.ts'
import type { KeptScreenProps, LoadInput } from './screen-input.ts'

/** A module of routes/: a screen, and what it loads before it is rendered. */
interface ScreenModule<Props> {
  default: ComponentType<Props>
  /**
   * Loads the lazy components that the screen shows at an address, so that they are hydrated together with it: one that is
   * not there yet is taken away at the first update (React then renders its boundary anew).
   */
  loadParts?: (search: LoadInput['search']) => Promise<unknown> | undefined
  load?: (input: LoadInput) => Promise<unknown> | void
}

interface LoaderInput {
  context: RouterContext
  params: Readonly<Record<string, string | undefined>>
  deps: { search: Readonly<Record<string, unknown>> }
  preload: boolean
}

const dataOptions = (importScreen: KeptImport<Pick<ScreenModule<never>, 'load' | 'loadParts'>>) => ({
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => ({ search }),
  loader: async ({ context, params, deps, preload }: LoaderInput) => {
    // Code that is there is not awaited: on a slow phone the router would show a skeleton meanwhile.
    const screen = importScreen.loaded() ?? (await loadChunk(importScreen))
    // Hovering over a link fetches its code only, so that a failing call cannot lead to an error screen.
    if (preload) return
    const { search } = deps
    const { queryClient, onMissing } = context
    try {
      await Promise.all([
        screen.loadParts?.(search),
        context.isServerRendered() ? undefined : screen.load?.({ queryClient, params, search, onMissing }),
      ])
    } catch {
      // The call has told the shopper why; the screen makes it again and shows its own error state.
    }
  },
  staleTime: 0,
})

type ImportScreen = () => Promise<ScreenModule<object>>

/** Options of a route whose screen is rendered by the router. */
export function screenRoute(importModule: ImportScreen | KeptImport<ScreenModule<object>>) {
  const importScreen = 'loaded' in importModule ? importModule : keptImport(importModule)
  return {
    ...dataOptions(importScreen),
    component: lazyComponent(async () => (await importScreen()).default),
  }
}

/** Options of a route whose screen stays alive: kept-screens.tsx renders it outside the Outlet. */
export const keptRoute = (name: KeptName) => ({
  ...dataOptions(keptImport(importKept[name] as () => Promise<ScreenModule<KeptScreenProps>>)),
  component: Object.assign(() => null, { preload: keptParts[name].preload }),
  // It shows its own skeletons where it is rendered.
  pendingComponent: () => null,
  staticData: { keeps: name },
})
