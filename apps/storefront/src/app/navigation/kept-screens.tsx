import { CatchBoundary, useRouterState, type ErrorComponentProps } from '@tanstack/react-router'
import { Activity, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { isChunkError } from '../../lib/browser/chunks.ts'
import { useScopeStore } from '../../lib/state/shopping-scope.ts'
import { BrokenScreen } from './broken-screen.tsx'
import { keptNames, keptParts, type KeptName } from './kept-names.ts'
import type { KeptScreenProps } from './screen-input.ts'
import { ScreenPending } from './screen-pending.tsx'
import { useStartOfScreen } from './scroll-restoration.ts'

interface KeptVisit extends KeptScreenProps {
  name: KeptName
  /** Another category is another screen; another page or filter of it is not. */
  key: string
}

interface MatchLike {
  pathname: string
  params: KeptScreenProps['params']
  search: KeptScreenProps['search']
  staticData: { keeps?: string }
}

function keptAddress(match: MatchLike | undefined): string | null {
  const name = keptNames.find((each) => each === match?.staticData.keeps)
  if (!match || !name) return null
  return JSON.stringify({
    name,
    key: match.pathname,
    params: match.params,
    search: match.search,
  } satisfies KeptVisit)
}

/**
 * Shown within the frame. Code that did not load has failed in the router too, which shows the error in the same
 * position; once the router has loaded it, the screen is rendered here.
 */
function BrokenKeptScreen({ error, reset }: ErrorComponentProps) {
  const status = useRouterState({ select: ({ matches }) => matches.at(-1)?.status })
  const before = useRef(status)
  useEffect(() => {
    if (status === 'success' && before.current !== status) reset()
    before.current = status
  }, [status, reset])
  return isChunkError(error) ? null : <BrokenScreen error={error} />
}

/** The screens that stay mounted after the shopper leaves them (specification §2: /category, /category/*, /cart, /images). */
export function KeptScreens() {
  // As text, so that this renders again only when the address of a kept screen has changed.
  const address = useRouterState({ select: ({ matches }) => keptAddress(matches.at(-1)) })
  const shown = useMemo(() => (address ? (JSON.parse(address) as KeptVisit) : null), [address])
  // Of every screen: code and data that are there are shown at once, before the router scrolls.
  useStartOfScreen(useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname }))
  const [visits, setVisits] = useState<Partial<Record<KeptName, KeptVisit>>>({})
  // Data of one user or company are never shown to the next, not even for a moment.
  const owner = useScopeStore((state) => state.owner)
  const [ownerBefore, setOwnerBefore] = useState(owner)
  if (ownerBefore !== owner) {
    setOwnerBefore(owner)
    setVisits({})
  }
  if (shown && visits[shown.name] !== shown) setVisits({ ...visits, [shown.name]: shown })

  return keptNames.map((name) => {
    const visit = shown?.name === name ? shown : visits[name]
    if (!visit) return null
    const Screen = keptParts[name]
    return (
      <Activity key={name} mode={shown?.name === name ? 'visible' : 'hidden'}>
        <CatchBoundary getResetKey={() => visit.key} errorComponent={BrokenKeptScreen}>
          <Suspense fallback={<ScreenPending />}>
            <Screen key={visit.key} params={visit.params} search={visit.search} />
          </Suspense>
        </CatchBoundary>
      </Activity>
    )
  })
}
