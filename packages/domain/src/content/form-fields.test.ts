import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  FIELD_KINDS,
  formFieldProblem,
  formProblems,
  FORM_YES,
  mostSigns,
  senderOf,
  textOf,
  type FormField,
} from './form-fields.ts'

const field = (given: Partial<FormField>): FormField => ({ name: 'a', kind: 'text', label: 'A', ...given })
const OPTIONS = ['Uno', 'Due', 'Tre']

describe('a field of a form', () => {
  it('that is empty or blank is refused only where it is required, whatever its kind', () => {
    const kinds = fc.constantFrom(...FIELD_KINDS.filter((kind) => !['attachments', 'consent'].includes(kind)))
    const blank = fc.oneof(fc.constantFrom(undefined, '', ' ', '\u00a0\t'), fc.constant([]))
    fc.assert(
      fc.property(kinds, blank, (kind, value) => {
        expect(formFieldProblem(field({ kind, options: OPTIONS }), value)).toBeUndefined()
        expect(formFieldProblem(field({ kind, options: OPTIONS, required: true }), value)).toBe('required')
      }),
    )
    expect(formFieldProblem(field({ kind: 'consent', required: true }), '')).toBe('consent')
    expect(formFieldProblem(field({ kind: 'attachments', required: true }), '')).toBe('required')
  })

  it('takes as many signs as it says, counted as people count them, and never more than its kind', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000 }),
        fc.constantFrom('text' as const, 'longText' as const),
        (max, kind) => {
          const most = mostSigns(field({ kind, max }))
          expect(most).toBe(Math.min(max, kind === 'text' ? 200 : 4_000))
          expect(formFieldProblem(field({ kind, max }), '🍋'.repeat(most))).toBeUndefined()
          expect(formFieldProblem(field({ kind, max }), 'x'.repeat(most + 1))).toBe('formTextLength')
        },
      ),
    )
  })

  it('with options takes these and no others: one, or of boxes any', () => {
    const chosen = fc.array(fc.constantFrom(...OPTIONS, 'Altro'), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(chosen, (values) => {
        const areKnown = values.every((value) => OPTIONS.includes(value))
        const problem = (kind: FormField['kind']) =>
          formFieldProblem(field({ kind, options: OPTIONS }), values)
        expect(problem('checkboxes')).toBe(areKnown ? undefined : 'formChoice')
        for (const kind of ['select', 'radios'] as const)
          expect(problem(kind)).toBe(areKnown && values.length === 1 ? undefined : 'formChoice')
      }),
    )
  })

  it('names the rule that an e-mail, a phone, a date or a consent breaks', () => {
    expect(formFieldProblem(field({ kind: 'email' }), 'ada@')).toBe('email')
    expect(formFieldProblem(field({ kind: 'email' }), ' ada@example.com ')).toBeUndefined()
    expect(formFieldProblem(field({ kind: 'phone' }), '12')).toBeDefined()
    expect(formFieldProblem(field({ kind: 'date' }), '31/02/2026')).toBeDefined()
    expect(formFieldProblem(field({ kind: 'consent' }), 'sì')).toBe('consent')
    expect(formFieldProblem(field({ kind: 'consent', required: true }), FORM_YES)).toBeUndefined()
  })
})

describe('a form', () => {
  const FIELDS = [
    field({ name: 'nome', required: true }),
    field({ name: 'altra', kind: 'email' }),
    field({ name: 'email', kind: 'email' }),
    field({ name: 'foto', kind: 'attachments' }),
  ]

  it('tells of every field in its order, and gives its files to the field for them', () => {
    const file = { name: 'a.txt', size: 1, head: new Uint8Array(16) }
    expect(Object.entries(formProblems(FIELDS, { altra: 'x' }, [file]))).toEqual([
      ['nome', 'required'],
      ['altra', 'email'],
      ['email', undefined],
      ['foto', 'filesType'],
    ])
  })

  it('has the first e-mail as its sender, and none without a field for it', () => {
    expect(senderOf(FIELDS, { altra: ' a@b.it ', email: 'c@d.it' })).toBe('a@b.it')
    expect(senderOf(FIELDS, {})).toBe('')
    expect(senderOf([], { email: 'c@d.it' })).toBe('')
  })

  it('shows chosen options as one text', () => {
    expect([textOf(['Uno', 'Due']), textOf('Uno'), textOf(undefined)]).toEqual(['Uno, Due', 'Uno', ''])
  })
})
