import * as Type from 'typebox'

/** JSON text: an object of texts. */
export const PaymentData = Type.String({
  maxLength: 4000,
  description:
    'JSON text: an object of texts. age_declared "true" declares the age that the order asks for (alcohol); without it ' +
    'such an order is refused with checkout.ageNotDeclared.',
  contentMediaType: 'application/json',
  contentSchema: {
    type: 'object',
    properties: { age_declared: { type: 'string', enum: ['true', 'false'] } },
    additionalProperties: { type: 'string' },
  },
})
