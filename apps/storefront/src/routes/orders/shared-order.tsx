import { useParams } from '@tanstack/react-router'
import type { LoadInput } from '../../app/navigation/screen-input.ts'
import { SharedOrder } from '../../features/orders/sharing/shared-order.tsx'
import { sharedOrderQuery } from '../../features/orders/sharing/shares-api.ts'

export const load = ({ queryClient, params }: LoadInput) =>
  void queryClient.prefetchQuery(sharedOrderQuery(params.token ?? ''))

/** /orders/shared/{token}: the order of a link, for whoever has it. */
export default function SharedOrderScreen() {
  const { token = '' } = useParams({ strict: false })
  return <SharedOrder key={token} token={token} />
}
