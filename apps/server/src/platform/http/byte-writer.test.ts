import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byteWriter } from './byte-writer.ts'

const ascii = fc.string({ unit: 'binary-ascii', maxLength: 30_000 })
const part = fc.record({ text: ascii, isText: fc.boolean() })
const answer = fc.record({ parts: fc.array(part, { maxLength: 8 }), fails: fc.boolean() })

it('answers contain only their own bytes, also after later answers and after one that failed', () => {
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 12 }), (answers) => {
      const writer = byteWriter()
      const given: { bytes: Buffer; expected: string }[] = []
      for (const { parts, fails } of answers) {
        const write = () =>
          writer.write((to) => {
            for (const { text, isText } of parts)
              if (isText) to.text(text)
              else to.bytes(Buffer.from(text, 'latin1'))
            if (fails) throw new Error('half done')
          })
        if (fails) expect(write).toThrow('half done')
        else given.push({ bytes: write(), expected: parts.map(({ text }) => text).join('') })
      }
      for (const { bytes, expected } of given) expect(bytes.toString('latin1')).toBe(expected)
    }),
    { numRuns: 60 },
  )
})

it('small answers share a block of memory, a large one has its own', () => {
  const writer = byteWriter()
  const write = (length: number) => writer.write((to) => to.text('x'.repeat(length)))
  const [first, second] = [write(1_000), write(1_000)]
  expect(second.buffer).toBe(first.buffer)
  expect(write(1_000_000)).toHaveLength(1_000_000)
})
