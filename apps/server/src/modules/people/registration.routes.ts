import {
  confirmRegistration,
  confirmRegistrationByGet,
  findCompany as findCompanyCall,
  registerUser as registerUserCall,
  requestCard as requestCardCall,
  resendConfirmation,
  resendConfirmationByGet,
  verifyCard as verifyCardCall,
} from '@cambusa/contract/people/registration'
import type { ContentSource } from '../content/content.ts'
import type { Platform } from '../../platform/http/context.ts'
import { route, type Module } from '../../platform/http/route.ts'
import { confirmByLink, resendConfirmationMail } from './registration/confirm.service.ts'
import { findCompany } from './registration/find-company.service.ts'
import { registerUser } from './registration/register.service.ts'
import { requestCard } from './registration/request-card.service.ts'
import { verifyCard } from './registration/verify-card.service.ts'

type Needs = Pick<Platform, 'clock' | 'config' | 'db'> & { content: Pick<ContentSource, 'posts'> }

export const registrationModule: Module<Needs> = (app, services) => {
  route(app, services, verifyCardCall, async (call) => ({
    data: { card: await verifyCard(call, call.body) },
  }))
  route(app, services, findCompanyCall, async (call) => ({ data: await findCompany(call, call.body) }))
  route(app, services, requestCardCall, async (call) => ({ data: await requestCard(call, call.body) }))
  route(app, services, registerUserCall, async (call) => ({ data: await registerUser(call, call.body) }))
  route(app, services, confirmRegistration, async (call) => ({
    data: await confirmByLink(call, call.body),
  }))
  route(app, services, confirmRegistrationByGet, async (call) => ({
    data: await confirmByLink(call, call.query),
  }))
  route(app, services, resendConfirmation, async (call) => ({
    data: await resendConfirmationMail(call, call.body),
  }))
  route(app, services, resendConfirmationByGet, async (call) => ({
    data: await resendConfirmationMail(call, call.query),
  }))
}
