import { malformedTexts } from '@cambusa/messages/it/malformed'
import * as Type from 'typebox'
import { Value } from 'typebox/value'
import { refuse } from '../../../platform/http/refusal.ts'
import { checkStorable } from '../../../platform/http/storable-input.ts'

const MAX_ENTRIES = 20
const MAX_LENGTH = 500
const PaymentData = Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: MAX_LENGTH }), {
  maxProperties: MAX_ENTRIES,
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The payment_data of a call: JSON text of an object of strings. Throws request.malformed. */
export function parsePaymentData(text: string | undefined): Record<string, string> {
  if (text === undefined || text === '') return {}
  const value = parsed(text)
  if (Value.Check(PaymentData, value)) {
    // JSON escapes may produce characters that the text itself cannot contain, such as U+0000.
    checkStorable(value, 'payment_data')
    return value
  }
  throw refuse(
    'request.malformed',
    { field: 'payment_data', reason: malformedTexts.noPaymentData },
    { field: 'payment_data' },
  )
}
