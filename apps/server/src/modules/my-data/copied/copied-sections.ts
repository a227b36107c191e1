import type { CopiedChild, CopiedSection, CopiedTable } from './copied-table.queries.ts'
import { orderSections } from './copied-orders.queries.ts'
import { messageSections, personSections } from './person.queries.ts'
import { shoppingSections } from './shopping.queries.ts'
import { signInSections } from './sign-ins.queries.ts'

/** Every part of dati.json, in its order. */
export const copiedSections = [
  ...personSections,
  ...orderSections,
  ...shoppingSections,
  ...messageSections,
  ...signInSections,
] as const satisfies readonly CopiedSection[]

export type SectionKey = (typeof copiedSections)[number]['key']

const tablesOf = (section: { children: readonly CopiedChild[] } & CopiedTable): CopiedTable[] => [
  section,
  ...section.children,
]

/** Every table that is read for the copy, with the columns that are in it; one may be read twice. */
export const copiedTables: readonly CopiedTable[] = copiedSections.flatMap(tablesOf)
