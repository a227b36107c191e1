import type { Order } from '@cambusa/contract/orders/orders'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { withdrawalTexts } from '@cambusa/messages/it/orders/withdrawals'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../app/navigation/paths.ts'
import { profileCrumb } from '../app/navigation/profile-crumb.ts'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { NoWithdrawal } from '../features/withdrawals/no-withdrawal.tsx'
import { WithdrawalForm } from '../features/withdrawals/withdrawal-form.tsx'
import { WithdrawalReceipt } from '../features/withdrawals/withdrawal-receipt.tsx'
import { withdrawalQuery } from '../features/withdrawals/withdrawals-api.ts'
import { dayText } from '../features/withdrawals/declared-withdrawal.tsx'
import { currentOwner, useOwner } from '../lib/state/shopping-scope.ts'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { ErrorState } from '../ui/feedback/states.tsx'
import { AccountPage } from '../ui/layout/account-page.tsx'

export const load = ({ queryClient, params }: LoadInput) =>
  void queryClient.prefetchQuery(withdrawalQuery(currentOwner(), Number(params.orderId)))

const crumbs = [profileCrumb, { label: orderTexts.title, to: paths.orders }, { label: withdrawalTexts.crumb }]

/** /profile/orders/{orderId}/withdrawal: withdraw from goods of an order, in two steps. */
export default function WithdrawalScreen() {
  const { orderId } = useParams({ strict: false })
  const { data: offer, isError, refetch } = useQuery(withdrawalQuery(useOwner(), Number(orderId)))
  const [done, setDone] = useState<Order>()
  const content = () => {
    if (offer && done) return <WithdrawalReceipt order={done} bringTo={offer.bringTo} />
    if (offer && offer.refusal !== null) return <NoWithdrawal offer={offer} refusal={offer.refusal} />
    if (offer) return <WithdrawalForm key={offer.orderId} offer={offer} onDone={setDone} />
    if (isError) return <ErrorState text={withdrawalTexts.loadFailed} onRetry={() => void refetch()} />
    return (
      <Loading>
        <Skeleton shape="box" height="space-20-x4" />
      </Loading>
    )
  }
  const isOpen = offer?.refusal === null && !done && offer.until !== null
  return (
    <AccountPage
      title={offer ? withdrawalTexts.screen({ number: offer.orderNumber }) : withdrawalTexts.title}
      intro={isOpen && withdrawalTexts.intro({ day: dayText(offer.until ?? '') })}
      home={paths.home}
      crumbs={crumbs}
    >
      {content()}
    </AccountPage>
  )
}
