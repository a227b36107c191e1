import { expect, test } from 'vitest'
import { buildTestApp } from '../../testing/test-app.ts'

const FINGERPRINT = Array.from({ length: 32 }, () => 'AB').join(':')
const FILES = ['/.well-known/assetlinks.json', '/.well-known/apple-app-site-association']

test('Android and iOS learn from the shop’s host which app opens its links', async () => {
  const plain = await buildTestApp()
  const { shop } = plain.services.config
  const mobile = { ...shop.mobile!, androidFingerprints: [FINGERPRINT], appleTeamId: 'ABCDE12345' }
  const { app } = await buildTestApp({ config: { shop: { ...shop, mobile } } })
  const [android, ios] = await Promise.all(FILES.map((url) => app.inject({ url })))
  for (const answer of [android!, ios!]) {
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.headers['cache-control']).toBe('public, max-age=3600')
  }
  expect(android!.json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: mobile.appId,
        sha256_cert_fingerprints: [FINGERPRINT],
      },
    },
  ])
  const { details } = ios!.json<{ applinks: { details: { appIDs: string[]; components: object[] }[] } }>()
    .applinks
  expect(details[0]!.appIDs).toEqual([`ABCDE12345.${mobile.appId}`])
  expect(details[0]!.components).toContainEqual({ '/': '/profile/orders*' })
  // No certificate and no team: no such file, and never a page in its place.
  for (const url of FILES) {
    const answer = await plain.app.inject({ url })
    expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
      url,
      404,
      'application/json; charset=utf-8',
    ])
  }
})
