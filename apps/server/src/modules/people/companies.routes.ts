import { changeCompany as changeCompanyCall, listCompanies } from '@cambusa/contract/people/companies'
import { route, type Module } from '../../platform/http/route.ts'
import { SESSION_HEADER, type Sessions } from '../auth/auth.ts'
import { cartAnswer, type CartNeeds } from '../cart/cart.ts'
import { changeCompany, ownCompanies } from './companies/companies.service.ts'

type Needs = CartNeeds & { sessions: Pick<Sessions, 'forget' | 'load'> }

export const companiesModule: Module<Needs> = (app, services) => {
  route(app, services, listCompanies, async ({ db, session, query }) => ({
    data: { company_info: await ownCompanies(db, session, query.uid) },
  }))
  route(app, services, changeCompanyCall, async (call) => {
    const { token, session } = await changeCompany(call, call.session, call.query.company_id, call.now)
    call.setHeader(SESSION_HEADER, token)
    call.replaceSession(session)
    return { data: await cartAnswer(call, session) }
  })
}
