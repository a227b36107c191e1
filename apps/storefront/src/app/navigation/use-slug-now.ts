import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useNavigate, type NavigateOptions } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

interface Answered<Data extends { slug: string }> {
  /** The slug in the address. */
  asked: string
  /** The answer for it. */
  found: Data | undefined
  /** The query key and the address of the same answer under its current slug. */
  now: (slug: string) => { queryKey: QueryKey; answer: unknown; to: NavigateOptions }
}

/**
 * For screens that load their data by the slug in the address. A request for an earlier slug finds the same thing, and
 * the answer holds the current slug: the address is replaced by that one in the same history entry, and nothing is
 * fetched again. Returns whether that is about to happen.
 */
export function useSlugNow<Data extends { slug: string }>({ asked, found, now }: Answered<Data>): boolean {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const moved = found && found.slug !== asked ? found.slug : undefined
  const move = useEffectEvent((slug: string) => {
    const { queryKey, answer, to } = now(slug)
    queryClient.setQueryData(queryKey, answer)
    void navigate({ ...to, search: true, hash: true, replace: true, resetScroll: false })
  })
  useEffect(() => {
    if (moved !== undefined) move(moved)
  }, [moved])
  return moved !== undefined
}
