import * as Type from 'typebox'

const colour = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })
const link = Type.Object({
  name: Type.String({ minLength: 1 }),
  url: Type.String({ pattern: '^(https://|/)' }),
})

/**
 * What makes the shop a retailer's own: shop.config.json at the root. The server reads it at start, the
 * storefront when it is built.
 */
export const shopConfig = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    claim: Type.String(),
    /** Path of the logo among the storefront's public files. */
    logo: Type.String({ pattern: '^/' }),
    colours: Type.Object({ primary: colour, secondary: colour }),
    company: Type.Object({
      legalName: Type.String({ minLength: 1 }),
      address: Type.String({ minLength: 1 }),
      postalCode: Type.String({ pattern: '^[0-9]{5}$' }),
      city: Type.String({ minLength: 1 }),
      province: Type.String({ pattern: '^[A-Z]{2}$' }),
      vatNumber: Type.String({ pattern: '^[0-9]{11}$' }),
      taxCode: Type.String({ pattern: '^([0-9]{11}|[A-Z0-9]{16})$' }),
      rea: Type.String(),
      shareCapital: Type.String(),
      pec: Type.String({ pattern: '^[^@\\s]+@[^@\\s]+$' }),
    }),
    contacts: Type.Object({
      email: Type.String({ pattern: '^[^@\\s]+@[^@\\s]+$' }),
      phone: Type.String({ minLength: 1 }),
      hours: Type.String(),
    }),
    /** Account for payment in advance; without it that type is not offered. */
    bankTransfer: Type.Optional(
      Type.Object({
        beneficiary: Type.String({ minLength: 1 }),
        iban: Type.String({ pattern: '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$' }),
      }),
    ),
    social: Type.Array(link),
    externalLinks: Type.Array(link),
    copyright: Type.String({ minLength: 1 }),
    /** Whether the login form offers to register (specification §2 'Login dialog'). */
    registrationEnabled: Type.Boolean(),
    /** Warehouses where customers are asked whether they want an invoice; companies always are. Default: 89. */
    invoiceWarehouseIds: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 1000 })),
    /** False: a food without ingredients and operator is shown but not sold (specification §17). Default true. */
    sellIncompleteFood: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)

export type ShopConfig = Type.Static<typeof shopConfig>
