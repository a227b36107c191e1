import type { PolicyOptions } from '@cambusa/domain/web/page-policy'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { pageHeaders, pagePolicy, REPORTS_PATH } from './page-policy.ts'

/** Sources by directive. */
const directivesOf = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources] as const
    }),
  )
const policyOf = (html = '', options?: PolicyOptions) => directivesOf(pagePolicy(html, options))
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the policy of the pages', () => {
  it('allows nothing but what it names, and no inline code', () => {
    const policy = policyOf('<script src="/a.js"></script>')
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('script-src')).toEqual(["'self'"])
    expect(policy.get('style-src')).toEqual(["'self'"])
    for (const name of ['script-src-attr', 'style-src-attr', 'object-src', 'frame-ancestors'])
      expect([name, policy.get(name)]).toEqual([name, ["'none'"]])
    for (const name of ['font-src', 'connect-src', 'manifest-src', 'worker-src', 'base-uri', 'form-action'])
      expect([name, policy.get(name)]).toEqual([name, ["'self'"]])
    expect([...policy.values()].flat().filter((source) => /unsafe|^\*|^https?:$/.test(source))).toEqual([])
  })

  it('names the scripts that the page runs by their hash, and no data blocks', () => {
    const html = `<script>start()</script><SCRIPT type="module" async>go()</SCRIPT>
      <script type="application/json" id="data">{"a":1}</script>
      <script type="application/ld+json">{"@type":"Product"}</script><script type=application/json>{}</script>
      <script type="importmap">{"imports":{}}</script><script defer src="/a.js"></script>`
    const sources = ['start()', 'go()', '{"imports":{}}'].map(hashOf)
    expect(policyOf(html).get('script-src')).toEqual(["'self'", ...sources])
  })

  it('allows pictures of the shop and, by https, of the named hosts', () => {
    const own = ["'self'", 'data:', 'blob:']
    expect(policyOf().get('img-src')).toEqual(own)
    const pictureHosts = ['img.esempio.it', 'cdn.esempio.it']
    expect(policyOf('', { pictureHosts }).get('img-src')).toEqual(
      [own, 'https://img.esempio.it', 'https://cdn.esempio.it'].flat(),
    )
  })

  it('allows the services that the shop names, exactly their hosts, and the policies for their scripts', () => {
    const plain = policyOf('<script>start()</script>', { pictureHosts: ['img.esempio.it'] })
    const origins = ['https://www.misure.esempio.it', 'https://raccolta.misure.esempio.it']
    const services = { origins, trustedTypes: ['goog#html'] }
    const policy = policyOf('<script>start()</script>', { pictureHosts: ['img.esempio.it'], services })
    for (const name of ['script-src', 'img-src', 'connect-src'])
      expect([name, policy.get(name)!.filter((source) => !plain.get(name)!.includes(source))]).toEqual([
        name,
        origins,
      ])
    expect(policy.get('trusted-types')).toEqual(['default', 'shop-analytics', 'goog#html'])
    const changed = ['script-src', 'img-src', 'connect-src', 'trusted-types']
    for (const [name, sources] of plain)
      if (!changed.includes(name)) expect([name, policy.get(name)]).toEqual([name, sources])
  })

  it('upgrades to https only when shoppers use https', () => {
    expect(policyOf('', { isHttps: true }).get('upgrade-insecure-requests')).toEqual([])
    expect(policyOf().has('upgrade-insecure-requests')).toBe(false)
  })

  it('requires trusted types for markup and scripts, and allows one policy, created once, by the first script of the page', () => {
    expect(policyOf().get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policyOf().get('trusted-types')).toEqual(['default'])
    expect(pageHeaders('')).not.toHaveProperty('content-security-policy-report-only')
  })

  it('is reported by older and newer browsers', () => {
    const isHttps = true
    const headers = pageHeaders('<script>start()</script>', { isHttps })
    const name = /^(\w+)="(.*)"$/.exec(headers['reporting-endpoints'] ?? '')
    expect(name?.[2]).toBe(REPORTS_PATH)
    expect(headers['content-security-policy']).toBe(pagePolicy('<script>start()</script>', { isHttps }))
    const policy = directivesOf(headers['content-security-policy'] ?? '')
    expect([policy.get('report-uri'), policy.get('report-to')]).toEqual([[REPORTS_PATH], [name?.[1]]])
  })

  it('uses only the older way of reporting over http, where the newer does not exist', () => {
    const headers = pageHeaders('')
    expect(headers).not.toHaveProperty('reporting-endpoints')
    for (const policy of Object.values(headers).map(directivesOf))
      expect([policy.has('report-to'), policy.get('report-uri')]).toEqual([false, [REPORTS_PATH]])
  })
})
