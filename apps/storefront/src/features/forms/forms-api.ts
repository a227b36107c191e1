import { formParametersUrl } from '@cambusa/contract/content/form-urls'
import type { FormParameters } from '@cambusa/contract/content/forms'
import { queryOptions } from '@tanstack/react-query'
import { fetchContent } from '../../lib/api/content-call.ts'

const TEN_MINUTES_MS = 600_000

/** A form of the content, with a nonce for one message; null: there is none of this name. */
export const fetchForm = async (formId: string, signal?: AbortSignal): Promise<FormParameters | null> => {
  const form = await fetchContent<Partial<FormParameters>>(formParametersUrl(formId), signal)
  return form.fields === undefined ? null : (form as FormParameters)
}

export const formQuery = (formId: string) =>
  queryOptions({
    queryKey: ['content', 'form', formId],
    staleTime: TEN_MINUTES_MS,
    queryFn: ({ signal }) => fetchForm(formId, signal),
  })
