import { columnsOf, number, tableOf } from '../../rows/exported-table.ts'
import { cardsKind } from './cards.ts'

/**
 * Cards of customers, and free ones with a holder's tax number. Blocked ones are left out, because another shop would
 * import them as free. So is the customer code of a free card if some customer has that code: the import would give them
 * the card.
 */
export const cardsTable = tableOf(
  { name: 'cards', sheetName: 'Tessere' },
  columnsOf(cardsKind.fields, {
    card: 's.code',
    codInt: `CASE WHEN u.id IS NULL AND NOT EXISTS (SELECT FROM users o WHERE o.cod_int = s.customer_code)
      OR u.cod_int = s.customer_code THEN s.customer_code END`,
    login: 'lower(u.login)',
    name: 's.name',
    vatNumber: 's.vat_number',
    taxCode: 's.tax_code',
    pec: 's.pec',
    sdiCode: 's.sdi_code',
    storeId: number('t.id'),
  }),
  `FROM store_cards s LEFT JOIN users u ON u.store_card = s.code
     LEFT JOIN stores t ON t.id = s.store_id AND t.kind = 'store'
   WHERE s.state <> 'blocked' AND coalesce(u.login, s.vat_number, s.tax_code) IS NOT NULL ORDER BY s.code`,
)
