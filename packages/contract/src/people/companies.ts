import * as Type from 'typebox'
import { Cart } from '../cart/cart.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Text } from '../schema.ts'

export const Company = Type.Object({ company_id: Id, company_name: Type.String() })
export type Company = Type.Static<typeof Company>

export const listCompanies = endpoint({
  method: 'GET',
  url: '/theone-company/get-companies',
  operationId: 'companiesList',
  summary: 'The companies of the own customer code; of a till the one of its key',
  tag: 'companies',
  act: 'shop',
  query: Type.Object({ uid: Type.Optional(Text(40)) }),
  data: Type.Object({ company_info: Type.Array(Company) }),
})

export const changeCompany = endpoint({
  method: 'GET',
  writes: true,
  url: '/theone-company/change-company',
  operationId: 'companiesChange',
  summary: 'Act for another company: new session id, and that company’s cart, prices, addresses and orders',
  tag: 'companies',
  act: 'chooseCompany',
  query: Type.Object({ company_id: Id }),
  data: Cart,
})
