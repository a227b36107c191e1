import { logout, testSession } from '@cambusa/contract/people/auth'
import { beginSso } from '@cambusa/contract/people/sso'
import { expect, it } from 'vitest'
import { buildSamlShop, codeOf, CONSENTS, finish, post } from '../../testing/saml/saml-shop.ts'
import {
  hasSimpleSaml,
  PERSON,
  simpleSamlBrowser,
  startSimpleSaml,
} from '../../testing/saml/simplesamlphp.ts'

const fieldIn = (html: string, name: string) =>
  (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&amp;', '&')

// docs/sso.md says how it is installed.
const where = hasSimpleSaml ? {} : { skip: true, meta: { missingProgram: 'SimpleSAMLphp' } }

it(
  'SimpleSAMLphp, set up as docs/sso.md says, signs a person in, and each side signs out at the other',
  { ...where, timeout: 120_000 },
  async () => {
    const base = await startSimpleSaml()
    const metadata = await (await fetch(`${base}/saml2/idp/metadata.php`)).text()
    const shop = await buildSamlShop({ metadata })
    shop.time.set(new Date())
    const visit = simpleSamlBrowser()

    const enter = async () => {
      const browser = shop.shopper()
      const { data } = await browser.call(beginSso, { query: { provider: 'both' } })
      let page = await visit(data!.loginRedirectUrl)
      while (page.location !== null) page = await visit(page.location)
      if (!page.body.includes('SAMLResponse')) {
        const AuthState = fieldIn(page.body, 'AuthState')
        const { name: username, password } = PERSON
        page = await visit(`${base}/module.php/core/loginuserpass.php`, { username, password, AuthState })
      }
      const { headers } = await post(shop, fieldIn(page.body, 'SAMLResponse'))
      const reply = await finish(
        { browser, nonce: data!.nonce, mode: 'both', requestId: '', issuer: '' },
        codeOf(headers.location),
        CONSENTS,
      )
      return { browser, user: reply.user }
    }

    const first = await enter()
    expect(first.user).toMatchObject({ login: PERSON.mail, firstName: 'Ada', ssoUser: true })

    // Our logout: its answer leads back into the shop.
    const { data } = await first.browser.call(logout)
    let page = await visit(data!.loginRedirectUrl!)
    while (page.location?.startsWith(base)) page = await visit(page.location)
    const back = await shop.app.inject(page.location!.replace('https://spesa.example.com', ''))
    expect([back.statusCode, back.headers.location]).toEqual([303, 'https://spesa.example.com/'])

    // Its own logout ends our session.
    const second = await enter()
    expect(second.user.ssoUser).toBe(true)
    page = await visit(`${base}/saml2/idp/SingleLogoutService.php?ReturnTo=${encodeURIComponent(`${base}/`)}`)
    while (page.location?.startsWith(base)) page = await visit(page.location)
    const answered = await shop.app.inject(page.location!.replace('https://spesa.example.com', ''))
    expect([answered.statusCode, String(answered.headers.location).startsWith(base)]).toEqual([303, true])
    expect((await second.browser.call(testSession)).user.userId).toBe(-1)
  },
)
