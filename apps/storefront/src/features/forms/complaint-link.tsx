import { FORM_IDS } from '@cambusa/domain/content/form-parts'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareWarning } from 'lucide-react'
import { paths } from '../../app/navigation/paths.ts'
import { formQuery } from './forms-api.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'

/** From an order to the form for a problem with it, whose number is filled in; nothing where the shop has no such form. */
export function ComplaintLink({ orderNumber }: { orderNumber: string }) {
  const { data: form } = useQuery(formQuery(FORM_IDS.complaint))
  if (!form) return null
  return (
    <LinkButton
      to={paths.form}
      params={{ formId: FORM_IDS.complaint }}
      search={{ ordine: orderNumber }}
      icon={<MessageSquareWarning />}
    >
      {orderTexts.problem}
    </LinkButton>
  )
}
