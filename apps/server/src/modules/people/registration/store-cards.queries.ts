import type { storeCards } from '../../../platform/schema/accounts.ts'
import { findStatement, writeStatement, type RowOf } from '../../../platform/database/statement.ts'

export type CardRow = RowOf<
  typeof storeCards,
  | 'code'
  | 'state'
  | 'userTypeId'
  | 'name'
  | 'customerCode'
  | 'vatNumber'
  | 'taxCode'
  | 'pec'
  | 'sdiCode'
  | 'storeId'
> & {
  /** Login of the customer who has the card. */
  holder: string | null
}

const CARD = `select c.code, c.state, c.user_type_id "userTypeId", c.name, c.customer_code "customerCode",
  c.vat_number "vatNumber", c.tax_code "taxCode", c.pec, c.sdi_code "sdiCode", c.store_id "storeId",
  (select lower(u.login) from users u where u.store_card = c.code) holder
  from store_cards c where c.code = $code`

export const findCard = findStatement<CardRow, { code: string }>('store_cards_find', CARD)

/** The card, locked until the transaction ends: of two concurrent registrations the second sees that it is given. */
export const findCardForUpdate = findStatement<CardRow, { code: string }>(
  'store_cards_find_for_update',
  `${CARD} for no key update of c`,
)

/** Completes a card with its holder's data from a request. */
export const updateCardHolder = writeStatement<{
  code: string
  name: string
  vatNumber: string
  taxCode: string
  pec: string
  sdiCode: string
  storeId: number
}>(
  'store_cards_update_holder',
  `update store_cards set name = coalesce(nullif(name, ''), $name),
     vat_number = coalesce(vat_number, nullif($vatNumber, '')), tax_code = coalesce(tax_code, nullif($taxCode, '')),
     pec = coalesce(nullif(pec, ''), $pec), sdi_code = coalesce(nullif(sdi_code, ''), $sdiCode),
     store_id = coalesce(store_id, $storeId)
   where code = $code`,
)

/** Blocks a lost card that another one replaced. */
export const blockCard = writeStatement<{ code: string }>(
  'store_cards_block',
  `update store_cards set state = 'blocked' where code = $code and state = 'free'`,
)
