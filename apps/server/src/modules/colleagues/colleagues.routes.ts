import {
  acceptInvitation,
  inviteColleague,
  listColleagues,
  removeColleague as removeCall,
  updateColleague,
  viewAllowance,
  viewInvitation,
  withdrawInvitation as withdrawCall,
} from '@cambusa/contract/people/colleagues'
import type { ContentSource } from '../content/content.ts'
import type { Platform } from '../../platform/http/context.ts'
import { route, type Module } from '../../platform/http/route.ts'
import { accept, invitationOf } from './accept-invitation.ts'
import { allowanceOf } from './allowance.service.ts'
import { changeColleague, removeColleague } from './change-colleague.ts'
import { checkHolder } from './check-holder.ts'
import { invite, withdrawInvitation } from './invitations.service.ts'
import { colleaguesOf } from './list-colleagues.ts'
import { countToDecide } from './to-decide.queries.ts'

type Needs = Pick<Platform, 'clock' | 'config' | 'db'> & { content: Pick<ContentSource, 'posts'> }

export const colleaguesModule: Module<Needs> = (app, services) => {
  route(app, services, listColleagues, async ({ db, session, now }) => ({
    data: await colleaguesOf(db, session, await checkHolder(db, session), now),
  }))
  route(app, services, viewAllowance, async ({ db, session, now }) => ({
    data: { ...(await allowanceOf(db, session, now)), toDecide: await countToDecide(db, session) },
  }))
  route(app, services, inviteColleague, async (call) => ({ data: await invite(call, call.body) }))
  route(app, services, updateColleague, async (call) => ({ data: await changeColleague(call, call.body) }))
  route(app, services, removeCall, async (call) => ({ data: await removeColleague(call, call.body.user_id) }))
  route(app, services, withdrawCall, async (call) => ({
    data: await withdrawInvitation(call, call.body.invitation_id),
  }))
  route(app, services, viewInvitation, async (call) => ({ data: await invitationOf(call, call.query.token) }))
  route(app, services, acceptInvitation, async (call) => ({ data: await accept(call, call.body) }))
}
