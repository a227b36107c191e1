import { isOrderStatus } from '@cambusa/domain/orders/order-status'
import { formatDay } from '@cambusa/domain/time/dates'
import { orderStatusTexts } from '@cambusa/messages/it/orders/order-status'
import type { CopiedRow } from '../copied/copied-table.queries.ts'
import type { SectionKey } from '../copied/copied-sections.ts'
import {
  by,
  column,
  euro,
  euroOf,
  joined,
  moment,
  momentOf,
  namesOf,
  rowsOf,
  text,
  textOf,
  yesNo,
  type PdfColumn,
} from './pdf-cells.ts'

const place = (row: CopiedRow) =>
  joined([
    namesOf(row, ['address1', 'addressNumber'], ' '),
    namesOf(row, ['postalCode', 'city', 'province'], ' '),
  ])

/** '2 pz Latte intero 1 l (3,20 €)', a line for each. */
const goods = (row: CopiedRow) =>
  rowsOf(row, 'lines')
    .map((line) => {
      const price = euroOf(line, 'grossCents')
      const name = namesOf(line, ['quantity', 'unit', 'name', 'format'], ' ')
      return joined([name, price === '' ? '' : `(${price})`, textOf(line, 'notes')], ' ')
    })
    .join('\n')

const delivery = (row: CopiedRow) => {
  const { shippingAddress } = row
  const address =
    typeof shippingAddress === 'object' && shippingAddress !== null ? (shippingAddress as CopiedRow) : {}
  const day = textOf(row, 'slotDate')
  return joined(
    [
      textOf(row, 'deliveryServiceName'),
      textOf(address, 'addressName'),
      place(address),
      day && formatDay(day),
    ],
    '\n',
  )
}

const status = (row: CopiedRow) => {
  const code = row.status
  return typeof code === 'number' && isOrderStatus(code) ? orderStatusTexts[code] : ''
}

const answers = (row: CopiedRow) => {
  const typed = rowsOf(row, 'rows').map((each) => namesOf(each, ['label', 'value'], ': '))
  return joined([...typed, ...rowsOf(row, 'attachments').map((each) => textOf(each, 'fileName'))], '\n')
}

/** How each part is shown in dati.pdf; the account is a list of its own. */
export const PDF_COLUMNS: Readonly<Record<Exclude<SectionKey, 'account'>, readonly PdfColumn[]>> = {
  storeCard: [text('number', 2, 'code'), text('name', 3, 'name'), text('taxCode', 2, 'taxCode', 'vatNumber')],
  cardRequests: [
    text('name', 3, 'firstName', 'lastName', 'companyName'),
    text('taxCode', 2, 'taxCode', 'vatNumber'),
    moment('when', 'createdAt'),
  ],
  companies: [
    text('company', 3, 'name', 'address'),
    text('taxCode', 2, 'vatNumber', 'fiscalCode'),
    text('contacts', 2, 'pec', 'sdiCode'),
    text('role', 1, 'role'),
  ],
  colleague: [
    text('company', 3, 'companyName'),
    text('role', 1, 'role'),
    moment('birth', 'createdAt'),
    moment('end', 'removedAt'),
  ],
  invitationsReceived: [
    text('company', 3, 'companyName'),
    text('role', 1, 'role'),
    moment('when', 'createdAt'),
  ],
  invitationsSent: [text('company', 3, 'companyName'), text('role', 1, 'role'), moment('when', 'createdAt')],
  addresses: [
    text('name', 2, 'addressName'),
    column('address', 4, place),
    text('contacts', 2, 'phone', 'notes'),
    text('company', 2, 'companyName'),
  ],
  billingAddresses: [column('address', 4, place), text('company', 2, 'companyName')],
  delegates: [
    text('name', 3, 'firstName', 'lastName'),
    text('taxCode', 2, 'taxCode'),
    text('contacts', 2, 'phone'),
    text('company', 2, 'companyName'),
  ],
  usualTimeslots: [
    text('company', 3, 'companyName'),
    text('value', 2, 'beginTime'),
    moment('birth', 'createdAt'),
  ],
  consents: [
    text('kind', 2, 'kind'),
    yesNo('value', 'given'),
    text('version', 2, 'version'),
    moment('when', 'at'),
  ],
  cookieConsents: [
    text('kind', 2, 'kind'),
    yesNo('value', 'given'),
    text('version', 2, 'version'),
    moment('when', 'at'),
  ],
  orders: [
    column('order', 2, (row) =>
      joined([textOf(row, 'number'), momentOf(row, 'placedAt'), status(row)], '\n'),
    ),
    column('goods', 4, goods),
    column('address', 3, delivery),
    euro('total', 'totalCents'),
  ],
  approvalsAsked: [
    text('company', 3, 'companyName'),
    text('state', 1.5, 'state'),
    moment('when', 'sentAt'),
    euro('total', 'totalCents'),
  ],
  approvalsDecided: [text('state', 2, 'state'), text('text', 3, 'reason'), moment('when', 'decidedAt')],
  carts: [text('company', 2, 'companyName'), column('goods', 4, goods), moment('when', 'updatedAt')],
  lists: [text('name', 2, 'name'), column('goods', 4, goods), text('company', 2, 'companyName')],
  giftCodes: [
    text('name', 3, 'description', 'hint'),
    euro('amount', 'amountCents'),
    euro('left', 'balanceCents'),
    moment('end', 'validUntil'),
  ],
  storedCards: [
    column('name', 3, (row) => namesOf(row, ['brand', 'lastFour'], ' ····')),
    column('end', 2, (row) => namesOf(row, ['expiryMonth', 'expiryYear'], '/')),
    moment('birth', 'createdAt'),
  ],
  formMessages: [text('subject', 2, 'title'), column('text', 5, answers), moment('when', 'createdAt')],
  mails: [text('subject', 4, 'subject'), text('kind', 2, 'kind'), moment('when', 'createdAt')],
  mailChoices: [text('kind', 3, 'kind'), yesNo('value', 'isWanted'), moment('when', 'updatedAt')],
  pushDevices: [text('kind', 2, 'platform'), text('device', 3, 'model', 'uuid'), moment('when', 'createdAt')],
  pushKinds: [text('kind', 3, 'kind'), yesNo('value', 'isWanted'), moment('when', 'updatedAt')],
  pushes: [text('subject', 4, 'title'), text('text', 4, 'body'), moment('when', 'createdAt')],
  mailLinks: [text('kind', 2, 'purpose'), text('contacts', 3, 'email'), moment('when', 'createdAt')],
  sessions: [
    text('device', 3, 'device'),
    text('kind', 1.5, 'kind'),
    moment('birth', 'createdAt'),
    moment('end', 'lastSeenAt'),
  ],
  rememberedDevices: [
    text('device', 3, 'device'),
    moment('birth', 'firstUsedAt'),
    moment('end', 'expiresAt'),
  ],
  firstSignIn: [moment('when', 'at')],
  knownAddresses: [text('from', 3, 'address'), moment('when', 'signedInAt')],
  failedSignIns: [moment('when', 'at')],
  identityProviders: [
    text('provider', 2, 'provider'),
    text('account', 3, 'nameId'),
    moment('when', 'signedInAt'),
  ],
  tills: [text('name', 3, 'name'), text('company', 2, 'companyName'), moment('end', 'expiresAt')],
  secondFactor: [moment('birth', 'confirmedAt')],
  exports: [text('kind', 2, 'kind'), text('state', 2, 'state'), moment('when', 'createdAt')],
  audit: [text('what', 3, 'act'), text('subject', 3, 'subject'), by, moment('when', 'at')],
}
