import type { ApprovalSummary } from '@cambusa/contract/orders/approvals'
import { formatDayLong, romeDate, romeTime } from '@cambusa/domain/time/dates'
import { approvalTexts as texts } from '@cambusa/messages/it/orders/approvals'

/** 'venerdì 27 novembre alle 18:00' of an ISO time, in Rome. */
export function momentText(iso: string): string {
  const at = new Date(iso)
  return texts.moment({ day: formatDayLong(romeDate(at)), time: romeTime(at) })
}

/** Whose cart it is, for the caller. */
export const cartName = ({ sentBy }: Pick<ApprovalSummary, 'sentBy'>, ownId: number | undefined): string =>
  sentBy.userId === ownId ? texts.cartOwn : texts.cartOf({ name: sentBy.name })
