import type { Db } from '../../../platform/database/database.ts'
import {
  findCompanyByVat,
  insertCompany,
  insertMember,
  updateCompanyGaps,
} from './company-of-card.queries.ts'
import type { CardRow } from './store-cards.queries.ts'

/** The customer code of a card: its own, or for a company without one 'T' and the card's number; null: none. */
export function customerCodeOf({ customerCode, vatNumber, code }: CardRow): string | null {
  return customerCode ?? (vatNumber === null ? null : `T${code}`)
}

/**
 * Finds the company of a card by its VAT number, or creates it from the card's data, and lets the customer code act for
 * it. Typed values fill in what the shop does not know; null: the card of a person.
 */
export async function linkCompany(
  tx: Db,
  { card, codInt, typed }: { card: CardRow; codInt: string | null; typed: { pec: string; sdiCode: string } },
): Promise<number | null> {
  const { vatNumber, name } = card
  if (vatNumber === null || codInt === null) return null
  const pec = typed.pec || card.pec
  const sdiCode = typed.sdiCode || card.sdiCode
  const known = await findCompanyByVat(tx, { vatNumber })
  if (known !== undefined && pec + sdiCode !== '') await updateCompanyGaps(tx, { id: known.id, pec, sdiCode })
  const { id: companyId } =
    known ?? (await insertCompany(tx, { name, vatNumber, taxCode: card.taxCode ?? '', pec, sdiCode }))
  await insertMember(tx, { codInt, companyId })
  return companyId
}
