import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callerOf } from './caller-address.ts'

describe('the caller behind an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:51234', '203.0.113.9'],
    ['[2001:db8::1]:51234', '2001:db8:0:0::/64'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
    ['x'.repeat(500), 'x'.repeat(64)],
    ['1:2:3', '1:2:3'],
  ])('of «%s» is %s', (address, caller) => expect(callerOf(address)).toBe(caller))

  it('is one for all addresses of a /64 network', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16))
    const half = fc.array(group, { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(half, half, half, (network, host, other) => {
        const [one, two] = [host, other].map((rest) => [...network, ...rest].join(':')) as [string, string]
        const isMapped = network.every((part) => part === '0')
        fc.pre(!isMapped)
        expect(callerOf(one)).toBe(callerOf(two))
      }),
    )
  })

  it('does not change when applied again', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(callerOf(callerOf(address))).toBe(address)
      }),
    )
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(callerOf(text).length).toBeLessThanOrEqual(64)
      }),
    )
  })
})
