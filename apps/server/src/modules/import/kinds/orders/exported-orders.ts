import { orderStatusTexts } from '@cambusa/messages/it/orders/order-status'
import { importTexts } from '@cambusa/messages/it/operator/import'
import { euros, number, tableOf, type ExportTable } from '../../rows/exported-table.ts'

const { orderRows } = importTexts
const statusWord = `CASE o.status ${Object.entries(orderStatusTexts)
  .map(([status, text]) => `WHEN ${status} THEN '${text}'`)
  .join(' ')} END`
const netCents = 'round(r.gross * 100 / (100 + r.rate))'

/**
 * Goods, packaging, fee and gift codes of each order. The fee's rate is computed: the order's VAT minus that of goods
 * and packaging.
 */
const ROWS = `(
  SELECT order_id, 1 AS part, position, '${orderRows.goods}' AS what, code, name, quantity, unit, price_cents AS price,
    gross_cents AS gross, vat_rate::numeric AS rate
  FROM order_items
  UNION ALL
  SELECT o.id, 2, p.place, '${orderRows.packaging}', NULL, p.one->>'descr', (p.one->>'quantity')::numeric, NULL,
    (p.one->>'costCents')::bigint, (p.one->>'totalCents')::bigint, (p.one->>'vatRate')::numeric
  FROM orders o, jsonb_array_elements(o.packages) WITH ORDINALITY AS p (one, place)
  UNION ALL
  SELECT o.id, 3, 1, '${orderRows.fee}', NULL, o.delivery_service_name, 1, NULL, o.delivery_fee_cents,
    o.delivery_fee_cents, (
      SELECT (v->>'rate')::numeric FROM jsonb_array_elements(o.vat) v
      WHERE (v->>'grossCents')::bigint
        - coalesce((SELECT sum(i.gross_cents) FROM order_items i
            WHERE i.order_id = o.id AND i.vat_rate = (v->>'rate')::numeric), 0)
        - coalesce((SELECT sum((p->>'totalCents')::bigint) FROM jsonb_array_elements(o.packages) p
            WHERE (p->>'vatRate')::numeric = (v->>'rate')::numeric), 0) = o.delivery_fee_cents
      LIMIT 1)
  FROM orders o WHERE o.delivery_fee_cents > 0
  UNION ALL
  SELECT id, 4, 1, '${orderRows.gift}', NULL, NULL, 1, NULL, -gift_cents, -gift_cents, NULL
  FROM orders WHERE gift_cents > 0)`

/** Orders, one row per line; for export only. */
export const ordersTable: ExportTable = {
  ...tableOf(
    { name: 'orders', sheetName: 'Ordini' },
    [
      { name: 'ordine', value: 'o.number' },
      {
        name: 'data',
        value: `to_char(o.placed_at AT TIME ZONE 'Europe/Rome', 'YYYY-MM-DD HH24:MI')`,
        width: 18,
      },
      { name: 'cliente', value: 'u.login', width: 30 },
      { name: 'azienda', value: 'o.company_name', width: 30 },
      { name: 'stato', value: statusWord, width: 20 },
      { name: 'riga', value: 'r.what', width: 12 },
      { name: 'codice', value: 'r.code' },
      { name: 'nome', value: 'r.name', width: 40 },
      { name: 'quantità', value: number('r.quantity'), kind: 'number' },
      { name: 'unità', value: 'r.unit' },
      { name: 'prezzo', value: euros('r.price'), kind: 'euro' },
      { name: 'iva', value: number('r.rate'), kind: 'number' },
      { name: 'imponibile', value: euros(netCents), kind: 'euro' },
      { name: 'imposta', value: euros(`r.gross - ${netCents}`), kind: 'euro' },
      { name: 'totale', value: euros('r.gross'), kind: 'euro' },
    ],
    `FROM orders o JOIN users u ON u.id = o.user_id JOIN ${ROWS} r ON r.order_id = o.id
     ORDER BY o.id, r.part, r.position`,
  ),
  isOnlyOut: true,
}
