import { beginSso, endSso, finishSso } from '@cambusa/contract/people/sso'
import { actAs, leaveUser } from '@cambusa/contract/people/user-board'
import { USER_TYPE } from '@cambusa/domain/people/roles'
import { secretHash } from '../../modules/sso/secrets.ts'
import { ssoAnswers, ssoRequests } from '../../platform/schema/sso.ts'
import { signedIn } from '../factories/orders.ts'
import { buildUser } from '../factories/users.ts'
import { sending, type Arrange, type World } from './world.ts'

const DAY_MS = 86_400_000
let people = 0

/** An administrator, and a customer to act for. */
async function board({ shop: { test } }: World) {
  const { id } = await buildUser(test.db, { userTypeId: USER_TYPE.administrator })
  const customer = await buildUser(test.db)
  return { shopper: await signedIn(test, id), body: { user_id: customer.id } }
}

/** The doors besides the password: identity providers, and administrators who act for a customer. */
export const doorWrites: Readonly<Record<string, Arrange>> = {
  saml2DoLogin: async (world) => sending(await world.visitor(), beginSso, { query: {} }),
  authSsoLogin: async (world) => {
    const { test } = world.shop
    const secret = `lost-answer-${(people += 1)}`
    const person = {
      nameId: secret,
      logoutNameId: secret,
      nameIdFormat: null,
      sessionIndex: null,
      companies: null,
    }
    const named = { email: `${secret}@example.org`, firstName: 'Ada', lastName: 'Neri', codInt: null }
    const known = { id: secret, provider: 'development', nonceHash: secretHash(secret) }
    // Other acts move the clock on before it is sent.
    const createdAt = new Date(test.time.now().getTime() + 30 * DAY_MS)
    await test.db.insert(ssoRequests).values({ ...known, kind: 'login', returnTo: '/', createdAt })
    await test.db.insert(ssoAnswers).values({
      codeHash: secretHash(secret),
      requestId: secret,
      provider: known.provider,
      nonceHash: known.nonceHash,
      person: { ...person, ...named, isEnabled: false, sessionEndsAt: null },
      createdAt,
    })
    const body = { code: secret, nonce: secret, consents: { privacy: true, terms: true } }
    return sending(await world.visitor(), finishSso, { body })
  },
  saml2DoLogout: async (world) => sending((await world.customer()).shopper, endSso, { query: {} }),
  userBoardActAs: async (world) => {
    const { shopper, body } = await board(world)
    return sending(shopper, actAs, { body })
  },
  userBoardLeave: async (world) => {
    const { shopper, body } = await board(world)
    await shopper.call(actAs, { body })
    return sending(shopper, leaveUser)
  },
}
