import { FORM_IDS } from '@cambusa/domain/content/form-parts'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import type { LoadInput } from '../../app/navigation/screen-input.ts'
import { FormScreen } from '../../features/forms/form-screen.tsx'
import { FormSkeleton } from '../../features/forms/form-skeleton.tsx'
import { formQuery } from '../../features/forms/forms-api.ts'
import { ErrorState } from '../../ui/feedback/states.tsx'

export async function load({ queryClient, params, onMissing }: LoadInput) {
  const form = await queryClient.ensureQueryData(formQuery(params.formId ?? FORM_IDS.contact))
  if (form === null) onMissing()
}

/** /test1 (the contact form) and /moduli/{formId}: a form of the content; an unknown one leads to /not-found. */
export default function FormRoute() {
  const { formId = FORM_IDS.contact } = useParams({ strict: false })
  const { ordine } = useSearch({ strict: false })
  const { data: definition, isError, isFetching, refetch } = useQuery(formQuery(formId))
  if (isError && !definition)
    return <ErrorState as="h1" onRetry={() => void refetch()} retrying={isFetching} />
  if (!definition) return <FormSkeleton />
  const given: Record<string, string> = ordine === undefined ? {} : { ordine }
  return <FormScreen key={formId} definition={definition} given={given} />
}
