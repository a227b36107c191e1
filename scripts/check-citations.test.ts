import { expect, test } from 'vitest'
import { findStrays } from './check-citations.mjs'
import { readProject } from './check-imports.mjs'

const file = (path: string, text = '') => ({ path, text })
const MARK = '\u00a7'
const clone = [
  file(
    'docs/specification.md',
    '# Notes\n\n## 4. States\n\n- **Route guard**: who may enter.\n\n## 5. Limits\n',
  ),
  file('docs/decisions/020-steps.md'),
  file('docs/glossary.md'),
]
const straysOf = (comment: string) => findStrays([...clone, file('apps/a.ts', comment)])

test('all citations of the project exist in it', () => {
  expect(findStrays(readProject())).toEqual([])
})

test.each([
  `/** See specification ${MARK}4. */`,
  `/** See specification ${MARK}4 'Route guard', specification ${MARK}4, ${MARK}5. */`,
  `/**\n * See the specification\n * ${MARK}5, decision 020 and docs/glossary.md.\n */`,
  `// Specification ${MARK}4 and ${MARK}5`,
  `const text = 'spec ${MARK}9'`,
])('a citation that exists in the clone is accepted: %j', (comment) => {
  expect(straysOf(comment)).toEqual([])
})

test.each([
  [`/** See spec ${MARK}4. */`, 'of a paper other than'],
  [`/** See ${'decisions'} ${MARK}4. */`, 'of a paper other than'],
  [`const a = 1 // specification ${MARK}7`, 'section 7'],
  [`/** Specification ${MARK}4, ${MARK}12. */`, 'section 12'],
  [`/** Specification ${MARK}5 'Route guard'. */`, 'does not name it in bold'],
  [`/** Because of ${'decision'} 999. */`, 'decision 999'],
  [`/**\n * Because of ${'records'}\n * 020 and 998.\n */`, 'decision 998'],
  [`/** As the plan${'.md'} says. */`, 'plan.md'],
  [`/** See docs/${'decisions'}/997. */`, 'decision 997'],
  [`/* ${'issue'} 8 */`, 'no reader of the clone has'],
  [`/* As decided (${'decisions'}: money). */`, 'no reader of the clone has'],
  [`/* As built (${'architecture'}, Data). */`, 'no reader of the clone has'],
])('%j is refused', (comment, reason) => {
  expect(straysOf(comment)).toEqual([expect.stringContaining(reason)])
})

test('a page is read completely, not only its comments', () => {
  expect(findStrays([...clone, file('docs/a.md', `Asked for in ${'issue'} #12, with b.md.`)])).toHaveLength(2)
})
