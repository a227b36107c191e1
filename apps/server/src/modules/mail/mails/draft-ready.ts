import { formatEuro } from '@cambusa/domain/money/money'
import { formatDayLong } from '@cambusa/domain/time/dates'
import { draftMailTexts } from '@cambusa/messages/it/mails/draft-mail'
import type { MailBody } from './mail-content.ts'
import { greetingOf } from './greeting.ts'

/** A draft is ready: what it comes to, what is missing and what costs more than the time before. */
export const draftReady: MailBody<'draftReady'> = (
  { firstName, draftId, name, deliveryOn, lines, totalCents, missing, dearer },
  { screen },
) => {
  const day = formatDayLong(deliveryOn)
  const more = (count: number, shown: readonly unknown[]) => count - shown.length
  return {
    subject: draftMailTexts.subject({ name, day }),
    greeting: greetingOf(firstName),
    before: [
      draftMailTexts.text({ name, day, lines }),
      ...(missing.count === 0
        ? []
        : [draftMailTexts.missing({ names: missing.names, more: more(missing.count, missing.names) })]),
      ...(dearer.count === 0 ? [] : [draftMailTexts.dearer({ count: dearer.count })]),
    ],
    tables: [
      ...(dearer.lines.length === 0
        ? []
        : [
            {
              title: draftMailTexts.dearerTitle({ more: more(dearer.count, dearer.lines) }),
              rows: dearer.lines.map((line) => ({
                label: line.name,
                detail: draftMailTexts.before({ price: formatEuro(line.beforeCents) }),
                value: formatEuro(line.nowCents),
              })),
            },
          ]),
      { rows: [{ label: draftMailTexts.total, value: formatEuro(totalCents), isTotal: true }] },
    ],
    button: { text: draftMailTexts.button, url: screen(`/profile/lists/${draftId}`) },
    after: [draftMailTexts.nothingBought, draftMailTexts.pause],
  }
}
