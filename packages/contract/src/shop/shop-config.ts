import * as Type from 'typebox'
import { analyticsConfig, HOST, hostName, pixelConfig } from './analytics-config.ts'
import { mobileConfig } from './mobile-config.ts'

const colour = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })
/** One line for people, not empty. */
const line = Type.String({ pattern: '^[^\\r\\n]*\\S[^\\r\\n]*$', maxLength: 200 })
/** ... which may be empty. */
const anyLine = Type.String({ pattern: '^[^\\r\\n]*$', maxLength: 200 })
const picture = Type.String({ pattern: '^[^/\\\\\\s][^\\\\\\s]*\\.(png|jpg|webp)$' })
const email = Type.String({ pattern: '^[^@\\s]+@[^@\\s]+$' })
/** The address of a map's pictures: of the shop or by https, with places for zoom, column and row; `{r}` is '@2x'. */
const tiles = Type.String({
  pattern: `^(?:https://${HOST})?/(?![/\\\\])(?=\\S*\\{z\\})(?=\\S*\\{x\\})(?=\\S*\\{y\\})(?:[^\\s{}]|\\{[zxyr]\\})+$`,
  maxLength: 500,
})
const link = Type.Object(
  { name: line, url: Type.String({ maxLength: 500 }) },
  { additionalProperties: false },
)

/**
 * The retailer's own settings: shop.config.json at the root. Read by the server at start and by the build of the
 * storefront; readShopConfigText makes the checks that the schema cannot.
 */
export const shopConfig = Type.Object(
  {
    name: Type.String({ pattern: '^[^\\r\\n]*\\S[^\\r\\n]*$', maxLength: 60 }),
    claim: anyLine,
    logo: Type.Object(
      {
        /** SVG or PNG in the folder of this file. */
        file: Type.String({ pattern: '^[^/\\\\\\s][^\\\\\\s]*\\.(svg|png)$' }),
        /** The text of the picture beyond the name; empty for a logo that shows only the name. */
        alt: anyLine,
      },
      { additionalProperties: false },
    ),
    /** Pictures of the shop that a browser shows before it is installed, beside this file. Default: none. */
    screenshots: Type.Optional(
      Type.Object({ narrow: picture, wide: picture }, { additionalProperties: false }),
    ),
    colours: Type.Object({ primary: colour, secondary: colour }, { additionalProperties: false }),
    company: Type.Object(
      {
        legalName: line,
        address: line,
        postalCode: Type.String({ pattern: '^[0-9]{5}$' }),
        city: line,
        province: Type.String({ pattern: '^[A-Z]{2}$' }),
        vatNumber: Type.String({ pattern: '^[0-9]{11}$' }),
        taxCode: Type.String({ pattern: '^([0-9]{11}|[A-Z0-9]{16})$' }),
        rea: anyLine,
        shareCapital: anyLine,
        pec: email,
      },
      { additionalProperties: false },
    ),
    contacts: Type.Object(
      { email, phone: Type.String({ pattern: '^\\+?[0-9][0-9 ./-]{3,30}$' }), hours: anyLine },
      { additionalProperties: false },
    ),
    /** Account for bank transfers; without it that payment type is not offered. */
    bankTransfer: Type.Optional(
      Type.Object(
        { beneficiary: line, iban: Type.String({ pattern: '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$' }) },
        { additionalProperties: false },
      ),
    ),
    social: Type.Array(link, { maxItems: 20 }),
    externalLinks: Type.Array(link, { maxItems: 20 }),
    copyright: line,
    /** Whether the login form offers registration (specification §2 'Login dialog'). */
    registrationEnabled: Type.Boolean(),
    /** Warehouses where customers are asked whether they want an invoice; companies always are. Default: 89. */
    invoiceWarehouseIds: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 1000 })),
    /** Other hosts whose pictures pages may show, by https (decision 140). Default: none. */
    /** Pictures of streets for the map of the stores; without them it is an outline of the regions (decision 231). */
    map: Type.Optional(
      Type.Object(
        {
          tiles,
          /** What the licence of the pictures wants to be said beside them, and where it leads. */
          attribution: line,
          attributionUrl: Type.Optional(Type.String({ pattern: '^https://\\S+$', maxLength: 500 })),
        },
        { additionalProperties: false },
      ),
    ),
    pictureHosts: Type.Optional(Type.Array(hostName, { maxItems: 20 })),
    /** The service that measures visits and purchases, after consent to analytics (docs/analytics.md). Default: none. */
    analytics: Type.Optional(analyticsConfig),
    /** The advertising pixel, after consent to profiling. Default: none. */
    pixel: Type.Optional(pixelConfig),
    /** False: a food without ingredients and operator is shown but not sold (specification §17). Default true. */
    sellIncompleteFood: Type.Optional(Type.Boolean()),
    /** A company with an invoice overdue for more than so many days orders nothing on account. Default: 15. */
    overdueDays: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
    /** Whether the mobile app asks about cookies, or takes both kinds as agreed to, the default (specification §4). */
    cookies: Type.Optional(
      Type.Object(
        { inApp: Type.Union([Type.Literal('assumed'), Type.Literal('ask')]) },
        { additionalProperties: false },
      ),
    ),
    /** How long the page may be in the background until it reloads on its return, ms (specification §9). Default: 30 minutes. */
    reloadAfterMillis: Type.Optional(Type.Integer({ minimum: 60_000, maximum: 86_400_000 })),
    /** Paths that such a return never reloads (specification §4 'App resume'). Default: /cart/ and /payment. */
    hashNotReload: Type.Optional(
      Type.Array(Type.String({ pattern: '^/(?!/)[^\\s?#]*$', maxLength: 200 }), { maxItems: 50 }),
    ),
    /** How often an open page asks for the shop's version, ms. Default: 10 minutes. */
    checkVersionInterval: Type.Optional(Type.Integer({ minimum: 10_000, maximum: 86_400_000 })),
    /** After so many days without being searched a word is forgotten. Default: 30. */
    dayWordsSaved: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
    /** The mobile app around the shop (docs/mobile.md). Without it there is none, and no other origin may call the shop. */
    mobile: Type.Optional(mobileConfig),
  },
  { additionalProperties: false },
)

export type ShopConfig = Type.Static<typeof shopConfig>
export type ShopLink = Type.Static<typeof link>

/** The path of the shop's logo, for screens, mails and other programs. */
export const logoPath = ({ file }: ShopConfig['logo']): string => `/logo${file.slice(file.lastIndexOf('.'))}`
