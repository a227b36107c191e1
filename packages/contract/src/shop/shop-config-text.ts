import { isIban } from '@cambusa/domain/payments/iban'
import { isTaxCode, isVatNumber } from '@cambusa/domain/people/tax-codes'
import { linkAddress } from '@cambusa/domain/web/inner-address'
import { paleColour, type PaleColour } from '@cambusa/domain/web/shop-colours'
import { Value } from 'typebox/value'
import { ID_OF_KIND } from './analytics-config.ts'
import { shopConfig, type ShopConfig } from './shop-config.ts'

/** Why a retailer's file is invalid. `field` is a path like company.vatNumber, items of a list as [0]. */
export type ShopConfigProblem =
  | { why: 'broken'; reason: string }
  | { why: 'missing' | 'unknown'; field: string }
  | { why: 'wrong'; field: string; value: string }
  | ({ why: 'pale'; field: string } & PaleColour)

/** Reads the retailer's file from its text, or answers the first problem. */
export function readShopConfigText(text: string): { shop: ShopConfig } | { problem: ShopConfigProblem } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { problem: { why: 'broken', reason: (error as Error).message.replace(/\s+/g, ' ') } }
  }
  if (!Value.Check(shopConfig, value)) return { problem: formProblem(value) }
  const problem = numberProblem(value) ?? linkProblem(value) ?? serviceProblem(value) ?? colourProblem(value)
  return problem === undefined ? { shop: value } : { problem }
}

const fieldOf = (pointer: string) =>
  pointer
    .slice(1)
    .replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.')

const joined = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

function formProblem(value: unknown): ShopConfigProblem {
  const error = Value.Errors(shopConfig, value)[0]
  const path = fieldOf(error?.instancePath ?? '')
  if (error?.keyword === 'required')
    return { why: 'missing', field: joined(path, error.params.requiredProperties[0] ?? '') }
  // A field without a schema is checked against `false`.
  if (error?.keyword === 'boolean') return { why: 'unknown', field: path }
  const wrong =
    error === undefined || path === '' ? value : Value.Pointer.Get(value as object, error.instancePath)
  return { why: 'wrong', field: path, value: JSON.stringify(wrong).slice(0, 80) }
}

/** Numbers with check digits: a wrong one would be printed below every mail, or misdirect payments. */
function numberProblem({ company, bankTransfer }: ShopConfig): ShopConfigProblem | undefined {
  const checked: [field: string, value: string | undefined, isRight: (text: string) => boolean][] = [
    ['company.vatNumber', company.vatNumber, isVatNumber],
    ['company.taxCode', company.taxCode, isTaxCode],
    ['bankTransfer.iban', bankTransfer?.iban, isIban],
  ]
  const wrong = checked.find(([, value, isRight]) => value !== undefined && !isRight(value))
  return wrong && { why: 'wrong', field: wrong[0], value: JSON.stringify(wrong[1]) }
}

/** What the schema cannot express about a link: whether it leads to another site or stays within the shop. */
function linkProblem(shop: ShopConfig): ShopConfigProblem | undefined {
  for (const list of ['social', 'externalLinks'] as const) {
    const at = shop[list].findIndex(({ url }) => linkAddress(url) === undefined)
    if (at >= 0)
      return { why: 'wrong', field: `${list}[${at}].url`, value: JSON.stringify(shop[list][at]!.url) }
  }
  return undefined
}

/** The number of a service has the form that its kind gives it. */
function serviceProblem(shop: ShopConfig): ShopConfigProblem | undefined {
  for (const name of ['analytics', 'pixel'] as const) {
    const service = shop[name]
    if (service !== undefined && !ID_OF_KIND[service.kind].test(service.id))
      return { why: 'wrong', field: `${name}.id`, value: JSON.stringify(service.id) }
  }
  return undefined
}

function colourProblem({ colours }: ShopConfig): ShopConfigProblem | undefined {
  const pale = paleColour(colours)
  return pale && { why: 'pale', field: `colours.${pale.which}`, ...pale }
}
