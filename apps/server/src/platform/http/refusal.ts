import type { WarningEntry } from '@cambusa/contract/envelope'
import type { ErrorCode, ErrorParams } from '@cambusa/contract/errors'
import type { FieldCode } from '@cambusa/domain/people/field-code'
import { validationTexts } from '@cambusa/messages/it/validation'

/** HTTP status of the refusals that are not business refusals (specification §10). */
const httpStatusOf: Partial<Record<ErrorCode, number>> = {
  'request.malformed': 400,
  'field.required': 400,
  'field.wrong': 400,
  'request.crossSite': 403,
  'user.notEnabled': 403,
  'colleague.holdersOnly': 403,
  'request.notFound': 404,
  'product.unknown': 404,
  'category.unknown': 404,
  'flyer.unknown': 404,
  'order.unknown': 404,
  'order.shareUnknown': 404,
  'dueDate.unknown': 404,
  'export.sourceUnknown': 404,
  'export.unknown': 404,
  'export.linkWrong': 404,
  'export.noPictures': 404,
  'export.expired': 410,
  'approval.unknown': 404,
  'store.unknown': 404,
  'request.keyReused': 409,
  'request.collided': 409,
  'cart.changedElsewhere': 409,
  'approval.changed': 409,
  'cart.locked': 409,
  'cart.bought': 409,
  'cart.notEditable': 409,
  'cart.visitorMerged': 409,
  'form.unknown': 404,
  'form.tooOld': 409,
  'form.sentBefore': 409,
  'form.tooFast': 409,
  'form.trapped': 400,
  'form.fileRefused': 400,
  'form.manyFiles': 429,
  'form.manyMessages': 429,
  'request.tooLarge': 413,
  response419: 419,
  'request.tooMany': 429,
  'cart.tooManyNew': 429,
  'server.failure': 500,
  'server.busy': 503,
  'server.unavailable': 503,
}

/** A call that is answered with a non-zero status; the error handler builds its envelope. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly params: ErrorParams[ErrorCode]
  readonly field: string | undefined
  readonly httpStatus: number
  /** Hints beside the refusal, such as the nearest free slots. */
  warnings: readonly WarningEntry[] = []
  /** Other problems of the same call: all wrong fields of a form are reported at once. */
  further: readonly Refusal[] = []

  constructor(code: ErrorCode, params: ErrorParams[ErrorCode], field?: string, httpStatus?: number) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.params = params
    this.field = field
    this.httpStatus = httpStatus ?? httpStatusOf[code] ?? 200
  }
}

type Args<Code extends ErrorCode> = undefined extends ErrorParams[Code]
  ? [params?: ErrorParams[Code], options?: { field?: string; httpStatus?: number }]
  : [params: ErrorParams[Code], options?: { field?: string; httpStatus?: number }]

/** `throw refuse('timeslot.full')` — ends a business act; a transaction around it rolls back. */
export function refuse<Code extends ErrorCode>(code: Code, ...[params, options]: Args<Code>): Refusal {
  return new Refusal(code, params as ErrorParams[ErrorCode], options?.field, options?.httpStatus)
}

/** Problems of fields, by their names on the wire (`company.vatNumber`, `delegates.0.phone`). */
export type WrongFields = Readonly<Record<string, FieldCode | undefined>>

/** Throws field.wrong (400) with every wrong field, in the order of the form; does nothing if all are right. */
export function checkFields(wrong: WrongFields): void {
  const [first, ...further] = Object.entries(wrong).flatMap(([field, code]) =>
    code === undefined ? [] : [refuse('field.wrong', { reason: validationTexts[code] }, { field })],
  )
  if (first === undefined) return
  first.further = further
  throw first
}
