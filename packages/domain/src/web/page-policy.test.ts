import { expect, it } from 'vitest'
import { policyDirectives } from './page-policy.ts'

it('a page that comes from elsewhere may also call its server and show its pictures, and nothing else of it', () => {
  const server = 'https://negozio.esempio.it'
  const pictureHosts = ['img.esempio.it']
  const [plain, inApp] = [
    policyDirectives(['a'], { pictureHosts }),
    policyDirectives(['a'], { pictureHosts, server }),
  ]
  const changed = inApp.filter((directive) => !plain.includes(directive))
  expect(changed).toEqual([
    `img-src 'self' data: blob: ${server} https://img.esempio.it`,
    `connect-src 'self' ${server}`,
  ])
  expect(inApp).toHaveLength(plain.length)
})
