import { developmentIdpTexts } from '@cambusa/messages/it/people/sso'
import { DEMO_SIGN_INS } from '../../platform/demo/demo-sign-ins.ts'

/** A person whom the development identity provider knows. */
export interface IdpPerson {
  email: string
  /** On its button. */
  name: string
  firstName: string
  lastName: string
  codInt: string | null
}

const STAFF = /^(?:operatore|admin)@/

/** The demo shop's customers, and somebody whom the shop does not know yet. */
export const idpPeople: readonly IdpPerson[] = [
  ...DEMO_SIGN_INS.filter(({ email }) => !STAFF.test(email)).map(({ email }) => ({
    email,
    name: email,
    firstName: '',
    lastName: '',
    codInt: null,
  })),
  {
    email: 'anna.nuova@example.com',
    name: developmentIdpTexts.newcomer,
    firstName: 'Anna',
    lastName: 'Nuova',
    codInt: null,
  },
]
