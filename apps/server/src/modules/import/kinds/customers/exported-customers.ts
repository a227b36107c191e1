import { CUSTOMER_TYPES, USER_TYPE } from '@cambusa/domain/people/roles'
import { sqlList } from '../../../../platform/database/sql-list.ts'
import { columnsOf, euros, number, tableOf, yesNo } from '../../rows/exported-table.ts'
import { customerFields } from './customer-fields.ts'

/** Condition on a company c: some customer buys for it, so that the file of customers contains it. */
export const HAS_CUSTOMERS = `EXISTS (SELECT FROM company_members m JOIN users u ON u.cod_int = m.cod_int
  WHERE m.company_id = c.id AND u.user_type_id IN (${sqlList(CUSTOMER_TYPES)}))`

/**
 * Customers and the companies that they buy for, without passwords: a customer without one chooses it by the reset
 * mail.
 */
export const customersTable = tableOf(
  { name: 'customers', sheetName: 'Clienti' },
  columnsOf(customerFields, {
    login: 'lower(u.login)',
    firstName: 'u.first_name',
    lastName: 'u.last_name',
    phone: 'u.phone',
    fiscalCode: 'u.fiscal_code',
    codInt: 'u.cod_int',
    userType: `CASE u.user_type_id WHEN ${USER_TYPE.business} THEN 'azienda' ELSE 'privato' END`,
    level: number('u.profile_level'),
    isDisabled: yesNo('u.is_disabled'),
    storeId: number('s.id'),
    companyName: 'c.name',
    vatNumber: 'c.vat_number',
    companyFiscalCode: 'c.fiscal_code',
    sdiCode: 'c.sdi_code',
    pec: 'c.pec',
    companyAddress: 'c.address',
    credit: euros('c.credit_cents'),
    imagesInContract: yesNo('c.images_in_contract'),
  }),
  `FROM users u LEFT JOIN stores s ON s.id = u.default_store_id AND s.kind = 'store'
     LEFT JOIN company_members m ON m.cod_int = u.cod_int LEFT JOIN companies c ON c.id = m.company_id
   WHERE u.user_type_id IN (${sqlList(CUSTOMER_TYPES)})
   ORDER BY lower(u.login), m.is_default DESC NULLS LAST, c.vat_number`,
)
