import { test, type TestFunction, type TestOptions } from 'vitest'

/**
 * The heavy kind of tests has a short form, which `npm test` runs, and a full one, which `npm run proofs` runs (decision
 * 182). The seed of the short form is printed by the run: `npm test -- --seed=N` chooses the same again.
 */
export const isFull = process.env.TEST_EXTENT === 'full'
export const testSeed = Number(process.env.TEST_SEED ?? 1)

/** So many of them, chosen by the run's seed and by what they are about, in their order; all of them in the full form. */
export function chosen<T>(about: string, all: readonly T[], count: number): T[] {
  if (isFull) return [...all]
  const rank = (index: number) => hashOf(`${testSeed} ${about} ${index}`)
  return [...all.keys()]
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, count)
    .toSorted((a, b) => a - b)
    .map((index) => all[index] as T)
}

/** Whether a text is taken where one in so many is, chosen by the run's seed; each of them in the full form. */
export function oneOf(many: number, about: string): (text: string) => boolean {
  if (isFull || many === 1) return () => true
  return (text) => hashOf(`${testSeed} ${about} ${text}`) % many === 0
}

declare module 'vitest' {
  interface TaskMeta {
    /** Left to another seed: the report counts it neither as passed nor as failed. */
    isLeftToOtherSeeds?: true
    /** Needs a program that is not installed here: counted as neither, and named at the end of the run. */
    missingProgram?: string
  }
}

interface SomeTest {
  (title: string, act: TestFunction): void
  (title: string, options: TestOptions, act: TestFunction): void
}

/**
 * `test` for a file of heavy tests: the short form runs one in `many` of them, chosen by the run's seed and their titles;
 * the full form each. For tests that do not build on one another.
 */
export function oneTestIn(many: number, about: string): SomeTest {
  const isChosen = oneOf(many, about)
  return (title: string, options: TestOptions | TestFunction, act?: TestFunction) => {
    const [settings, body] = typeof options === 'function' ? [{}, options] : [options, act]
    const left = isChosen(title) ? {} : ({ skip: true, meta: { isLeftToOtherSeeds: true } } as const)
    // oxlint-disable-next-line vitest/expect-expect, vitest/valid-title -- no test, but its maker
    test(title, { ...settings, ...left }, body)
  }
}

/** How often a property is tried: a quarter of the times in the short form. Give it the seed of the run too. */
export const runs = (times: number): number => (isFull ? times : Math.ceil(times / 4))

/** FNV-1a, mixed. */
function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519)
  return (hash ^ (hash >>> 13)) >>> 0
}
