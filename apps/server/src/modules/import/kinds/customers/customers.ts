import type pg from 'pg'
import type { ImportKind, ImportPlan, KindRun } from '../../rows/import-kind.ts'
import { customerFields } from './customer-fields.ts'
import {
  applyCompanies,
  customerStage,
  insertMembers,
  insertUsers,
  matchCustomers,
  updateUsers,
} from './customer-queries.ts'
import { readCustomer } from './read-customer.ts'

/**
 * Customers by their e-mail, each with the companies that their code may act for (one row per company). Files contain
 * no passwords: new customers set one by the reset mail, existing customers keep theirs.
 */
export const customersKind: ImportKind = {
  name: 'customers',
  namedBy: ['login', 'companyName'],
  fields: customerFields,
  begin: (_client, plan) => Promise.resolve(customersRun(plan)),
}

function customersRun(plan: ImportPlan): KindRun {
  const known = { people: new Map(), companies: new Map() }
  return {
    stage: customerStage,
    tables: ['users', 'companies', 'company_members'],
    read: (row) => readCustomer(row, known),
    keysOf: ({ login, vat_number: vat }) => [
      { field: 'login', value: vat === null ? String(login) : `${String(login)} ${String(vat)}` },
    ],
    match: matchCustomers,
    apply: async (client) => {
      const companies = new Set(await applyCompanies(client, plan))
      const changed = new Set(await updateUsers(client, plan))
      const added = new Set(await insertUsers(client))
      const lines = new Set(await insertMembers(client))
      return countLines(await listStaged(client), ({ line, login, vat }) =>
        added.has(login)
          ? 'added'
          : changed.has(login) || companies.has(vat) || lines.has(line)
            ? 'changed'
            : 'same',
      )
    },
  }
}

interface StagedLine {
  line: number
  login: string
  vat: string
}

async function listStaged(client: pg.ClientBase): Promise<StagedLine[]> {
  const { rows } = await client.query<StagedLine>(
    `SELECT line, login, coalesce(vat_number, '') AS vat FROM import_stage`,
  )
  return rows
}

function countLines(lines: readonly StagedLine[], judge: (line: StagedLine) => 'added' | 'changed' | 'same') {
  const judged = lines.map(judge)
  return {
    added: judged.filter((what) => what === 'added').length,
    changed: judged.filter((what) => what === 'changed').length,
  }
}
