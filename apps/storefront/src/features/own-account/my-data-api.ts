import type { QueryOf } from '@cambusa/contract/endpoint'
import { downloadMyData, requestMyData, viewMyData, type MyData } from '@cambusa/contract/people/my-data'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callFile } from '../../lib/api/call.ts'
import { pollInterval } from '../../lib/api/poll-interval.ts'
import { ownKey } from '../../lib/api/query-keys.ts'
import { saveFile } from '../../lib/browser/save-file.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'

/** It is being prepared. */
export const isUnderWay = ({ state }: Pick<MyData, 'state'>): boolean =>
  state === 'waiting' || state === 'running'

/** The copy that was asked for last; asked again until it is ready, less and less often. */
export const myDataQuery = (owner: string) =>
  queryOptions({
    queryKey: ownKey(owner, 'my-data'),
    // A failed poll shows no message.
    queryFn: ({ signal, client, queryKey }) =>
      call(viewMyData, { signal, quiet: true, background: client.getQueryData(queryKey) !== undefined }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && isUnderWay(data) ? pollInterval(dataUpdateCount) : false,
  })

/** Asks for a copy. Throws CallError, which the form shows. */
export function useRequestMyData() {
  const client = useQueryClient()
  return async (password: string | undefined) => {
    const body = password === undefined ? {} : { password }
    const asked = await call(requestMyData, { body, quiet: true })
    client.setQueryData(myDataQuery(currentOwner()).queryKey, asked)
  }
}

/** Fetches the ZIP of a signed link and saves it on the device; a refusal is shown. */
export const useDownloadMyData = () =>
  useMutation({
    mutationFn: async (url: string) => {
      const query = Object.fromEntries(new URL(url, window.location.origin).searchParams)
      // The values are the link's own: the server checks its signature.
      await saveFile(await callFile(downloadMyData, { query: query as QueryOf<typeof downloadMyData> }))
    },
  })
