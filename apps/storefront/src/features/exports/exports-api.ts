import type { BodyOf, QueryOf } from '@cambusa/contract/endpoint'
import {
  downloadExport,
  exportStatus,
  listExports,
  listShots,
  requestExport,
  slicedFormats,
} from '@cambusa/contract/exports/exports'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError } from '../../lib/api/call-error.ts'
import { call, callFile } from '../../lib/api/call.ts'
import { ownKey } from '../../lib/api/query-keys.ts'
import { saveFile } from '../../lib/browser/save-file.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'
import { isUnderWay, type SourceQuery } from './export-source.ts'

/** Polling intervals for an export under way, milliseconds: at first, after half a minute, after three. */
const CHECK_MS = [1500, 5000, 15_000] as const
const CHECKS = [20, 50] as const
/** The same for the list of them. */
const LIST_CHECK_MS = 10_000

const exportsKey = (owner: string, ...asked: readonly unknown[]) => ownKey(owner, 'exports', ...asked)

/** Whether there is no such thing for this customer: asking again changes nothing. */
export const isUnknown = (error: unknown): error is CallError =>
  error instanceof CallError && ['refused', 'rejected', 'notFound'].includes(error.failure)

/** Which pictures and formats there are for the products of a source. */
export const choicesQuery = (owner: string, source: SourceQuery | undefined) =>
  queryOptions({
    queryKey: exportsKey(owner, 'choices', source),
    queryFn: async ({ signal }) => {
      const asked = { query: source ?? {}, signal, quiet: true, saysReason: true } as const
      const [shots, formats] = await Promise.all([call(listShots, asked), call(slicedFormats, asked)])
      return { ...shots, ...formats }
    },
    enabled: source !== undefined,
  })

/** The own exports, newest first; asked for again while one is under way. */
export const exportsQuery = (owner: string) =>
  queryOptions({
    queryKey: exportsKey(owner, 'all'),
    queryFn: async ({ signal }) =>
      (await call(listExports, { signal, quiet: true, saysReason: true })).exports,
    refetchInterval: ({ state: { data } }) => (data?.some(isUnderWay) ? LIST_CHECK_MS : false),
  })

/** One export; asked for again until it is ready, less and less often, and not while the page is hidden. */
export const exportQuery = (owner: string, exportId: number) =>
  queryOptions({
    queryKey: exportsKey(owner, 'one', exportId),
    // A failed poll shows no message.
    queryFn: ({ signal, client, queryKey }) => {
      const background = client.getQueryData(queryKey) !== undefined
      return call(exportStatus, {
        query: { order_id: exportId },
        signal,
        quiet: true,
        saysReason: true,
        background,
      })
    },
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!data || !isUnderWay(data)) return false
      const [soon, later] = CHECKS
      return CHECK_MS[dataUpdateCount < soon ? 0 : dataUpdateCount < later ? 1 : 2]
    },
  })

/** Asks for an export; its form shows a refusal. */
export function useRequestExport() {
  const client = useQueryClient()
  return async (body: BodyOf<typeof requestExport>) => {
    const asked = await call(requestExport, { body, quiet: true, saysReason: true })
    client.setQueryData(exportQuery(currentOwner(), asked.exportId).queryKey, asked)
    void client.invalidateQueries({ queryKey: exportsQuery(currentOwner()).queryKey })
    return asked
  }
}

/** Fetches the file of a signed link, which is good for its customer alone, and saves it on the device. */
export const useDownload = () =>
  useMutation({
    mutationFn: async (url: string) => {
      const query = Object.fromEntries(new URL(url, window.location.origin).searchParams)
      // The values are the link's own: the server checks its signature.
      await saveFile(
        await callFile(downloadExport, { query: query as unknown as QueryOf<typeof downloadExport> }),
      )
    },
  })
