import type { QueryOf } from '@cambusa/contract/endpoint'
import { downloadMyData, requestMyData, viewMyData } from '@cambusa/contract/people/my-data'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callFile } from '../../lib/api/call.ts'
import { ownKey } from '../../lib/api/query-keys.ts'
import { saveFile } from '../../lib/browser/save-file.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'

/** How often the screen asks how far the copy is, milliseconds. */
const POLL_MS = 2_000

/** The copy of the own data that was asked for last; asked again while it is being prepared. */
export const myDataQuery = (owner: string) =>
  queryOptions({
    queryKey: ownKey(owner, 'my-data'),
    queryFn: ({ signal }) => call(viewMyData, { signal, quiet: true }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'waiting' || data?.state === 'running' ? POLL_MS : false,
  })

/** Asks for a copy. Throws CallError, which the form shows. */
export function useRequestMyData() {
  const client = useQueryClient()
  return async (password: string | undefined) => {
    const body = password === undefined ? {} : { password }
    const data = await call(requestMyData, { body, quiet: true })
    client.setQueryData(myDataQuery(currentOwner()).queryKey, data)
  }
}

/** Saves the file of a signed link; a refusal is shown, and the state is read again. */
export function useDownloadMyData() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (url: string) => {
      // The values are the link's own: the server checks its signature.
      const query = Object.fromEntries(new URL(url, window.location.origin).searchParams)
      const asked = query as unknown as QueryOf<typeof downloadMyData>
      await saveFile(await callFile(downloadMyData, { query: asked }))
    },
    onError: () => client.invalidateQueries({ queryKey: myDataQuery(currentOwner()).queryKey }),
  })
}
