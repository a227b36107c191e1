import { findStatement, oneStatement, writeStatement } from '../../../platform/database/statement.ts'

interface CompanyData {
  name: string
  vatNumber: string
  taxCode: string
  pec: string
  sdiCode: string
}

export const findCompanyByVat = findStatement<{ id: number }, { vatNumber: string }>(
  'companies_find_by_vat',
  'select id from companies where vat_number = $vatNumber',
)

/** Inserts the company, or returns the one that was inserted with its VAT number meanwhile. */
export const insertCompany = oneStatement<{ id: number }, CompanyData>(
  'companies_insert',
  `insert into companies (name, vat_number, fiscal_code, pec, sdi_code)
   values ($name, $vatNumber, nullif($taxCode, ''), nullif($pec, ''), nullif($sdiCode, ''))
   on conflict (vat_number) do update set name = companies.name returning id`,
)

/** Sets PEC and SDI code where the shop does not know them yet. */
export const updateCompanyGaps = writeStatement<{ id: number; pec: string; sdiCode: string }>(
  'companies_fill_gaps',
  `update companies set pec = coalesce(nullif(pec, ''), nullif($pec, '')),
     sdi_code = coalesce(nullif(sdi_code, ''), nullif($sdiCode, ''))
   where id = $id and (coalesce(pec, '') = '' and $pec <> '' or coalesce(sdi_code, '') = '' and $sdiCode <> '')`,
)

/** Lets a customer code act for a company; the first one becomes the default. */
export const insertMember = writeStatement<{ codInt: string; companyId: number }>(
  'company_members_insert',
  `insert into company_members (cod_int, company_id, is_default)
   select $codInt, $companyId, not exists (select from company_members m where m.cod_int = $codInt and m.is_default)
   on conflict do nothing`,
)
