/** Whose a mark is: a person, or a person acting for a company. */
export type MarkOwner = 'ada' | 'adauno' | 'adadue' | 'bruno' | 'brunouno' | 'olga' | 'visitor'

/** Words that only the rows of one owner hold, one for each field. A later cast has others. */
export type Mark = (owner: MarkOwner, field: string) => string

const MARK = /segno\d+q([a-z]+)q[a-z]+/gi

/** The marks of one cast. */
export const createMark =
  (cast: number): Mark =>
  (owner, field) =>
    `segno${cast}q${owner}q${field}`

/** Every mark in a text, with whose it is. */
export const marksIn = (text: string): { mark: string; owner: string }[] =>
  [...text.matchAll(MARK)].map(([mark, owner = '']) => ({
    mark: mark.toLowerCase(),
    owner: owner.toLowerCase(),
  }))

/** Marks in an answer that are not of these owners; what the caller sent himself he may be told again. */
export function strangeMarks(answer: string, sent: string, own: readonly MarkOwner[]): string[] {
  const said = new Set(marksIn(sent).map(({ mark }) => mark))
  const isOwn = (owner: string) => own.some((one) => one === owner)
  const strange = marksIn(answer).filter(({ mark, owner }) => !isOwn(owner) && !said.has(mark))
  return [...new Set(strange.map(({ mark }) => mark))]
}

/** The mark of a field of one owner. */
export type OwnMark = (field: string) => string
