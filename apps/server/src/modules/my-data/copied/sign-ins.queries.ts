import { accountTokens, sessions } from '../../../platform/schema/accounts.ts'
import { auditLog } from '../../../platform/schema/audit-log.ts'
import { exports } from '../../../platform/schema/exports.ts'
import { firstSignIns, knownAddresses, loginAttempts } from '../../../platform/schema/sign-ins.ts'
import { ssoIdentities } from '../../../platform/schema/sso.ts'
import { staffFactors } from '../../../platform/schema/staff-factors.ts'
import { technicalKeys } from '../../../platform/schema/technical-keys.ts'
import { copiedSection, INNER, OTHERS, SECRET } from './copied-table.queries.ts'

const IS_OWN = 't.user_id = $userId'
const companyName = '(select c.name from companies c where c.id = t.company_id)'

/** How the person signed in, and what the shop noted about them. */
export const signInSections = [
  copiedSection('sessions', sessions, {
    of: IS_OWN,
    leftOut: {
      tokenHash: SECRET,
      accountFamily: SECRET,
      credentialVersion: INNER,
      actingUserId: OTHERS,
      actingSession: SECRET,
    },
    more: { companyName },
  }),
  copiedSection('rememberedDevices', accountTokens, {
    of: IS_OWN,
    leftOut: { tokenHash: SECRET, family: SECRET, credentialVersion: INNER },
    more: { companyName },
  }),
  copiedSection('firstSignIn', firstSignIns, { of: IS_OWN, isOne: true }),
  copiedSection('knownAddresses', knownAddresses, { of: IS_OWN }),
  copiedSection('failedSignIns', loginAttempts, {
    of: 't.login = (select lower(u.login) from users u where u.id = $userId)',
    leftOut: { address: 'somebody else may have tried', device: SECRET },
  }),
  copiedSection('identityProviders', ssoIdentities, { of: IS_OWN }),
  copiedSection('tills', technicalKeys, {
    of: IS_OWN,
    leftOut: { key: SECRET, secretHash: SECRET },
    more: { companyName },
  }),
  copiedSection('secondFactor', staffFactors, {
    of: IS_OWN,
    isOne: true,
    leftOut: { nonce: SECRET, lastStep: SECRET },
  }),
  copiedSection('exports', exports, { of: IS_OWN, more: { companyName } }),
  copiedSection('audit', auditLog, {
    of: `t.id in (select a.id from audit_log a where a.customer_id = $userId
      union select a.id from audit_log a join orders o on o.id = a.order_id where o.user_id = $userId)`,
    leftOut: { actor: OTHERS, actorUserId: OTHERS, asUserId: INNER, requestId: INNER },
    more: { by: `case when t.actor_user_id = $userId then 'you' else 'shop' end` },
  }),
] as const
