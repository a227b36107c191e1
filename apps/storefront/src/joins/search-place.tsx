import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { paths } from '../app/navigation/paths.ts'
import { SearchField } from '../ui/fields/search-field.tsx'
import { importSearchBox } from './frame-chunks.ts'

/**
 * The search field of the top bar: a plain form until it is first used, then the feature with its suggestions, which
 * keeps the text typed in the meantime. Enter searches in both.
 */
export function SearchPlace() {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [Box, setBox] = useState<ComponentType<{ taken: string; goesOn: boolean }> | null>(null)
  const [taken, setTaken] = useState('')
  const [goesOn, setGoesOn] = useState(false)
  const [wanted, setWanted] = useState(false)
  const shownQuery = useRouterState({
    select: ({ location }) => (location.pathname === paths.search ? (location.search.query ?? '') : ''),
  })

  // Entered before hydration: its focus event is over.
  useEffect(() => setWanted(input.current !== null && input.current === document.activeElement), [])
  useEffect(() => {
    if (!wanted) return
    let mounted = true
    importSearchBox().then(
      (component) => {
        if (!mounted) return
        // In one step: a letter typed between reading the field and replacing it would be lost.
        flushSync(() => {
          setTaken(input.current?.value ?? '')
          // A shopper who only tabs past has the focus elsewhere by now, and keeps it there.
          setGoesOn(input.current === document.activeElement)
          setBox(() => component)
        })
      },
      // The plain form still searches.
      () => setWanted(false),
    )
    return () => {
      mounted = false
    }
  }, [wanted])

  if (Box) return <Box taken={taken} goesOn={goesOn} />
  return (
    <SearchField
      key={shownQuery}
      input={input}
      form={{
        action: paths.search,
        // Loading a new page would lose the shop where there is no network.
        onSubmit: (event) => {
          event.preventDefault()
          void router.navigate({ to: paths.search, search: { query: input.current?.value || undefined } })
        },
      }}
      defaultValue={shownQuery}
      onPointerEnter={() => void importSearchBox().catch(() => undefined)}
      onFocus={() => setWanted(true)}
    />
  )
}
