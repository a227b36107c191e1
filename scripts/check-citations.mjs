import { fileURLToPath } from 'node:url'
import { readProject } from './check-imports.mjs'

const SPECIFICATION = 'docs/specification.md'
/** Its examples are files of a retailer. */
const EXAMPLES = 'docs/content.md'
const RECORD_FILE = /^docs\/decisions\/(\d{3})-/
/** Text before a section mark that refers to the specification, or continues a list of its sections. */
const NAMES_IT = /(?:\bspecification|\u00a7\d+,|\u00a7\d+ and)\s*$/i
const SECTION_MARK = /\u00a7\s*(\d+)?(?: '([^']+)')?/g
const RECORDS = /\b(?:(?:decisions?|records?) |decisions\/)(\d{3}(?:(?:, | and )\d{3})*)\b/gi
const PAGE = /[\w./-]*\w\.md\b/g
/** Documents outside this clone. */
const ELSEWHERE =
  /\b(?:issues?|tickets?) #?\d+|\bthe (?:spec|brief)\b|\(decisions: [^)]+|\((?:architecture|design), [^)]+/gi

/** Citations in comments and pages that do not exist in the clone. Returns one sentence per citation. */
export function findStrays(files) {
  const sections = sectionsOf(files.find(({ path }) => path === SPECIFICATION)?.text ?? '')
  const records = new Set(files.flatMap(({ path }) => RECORD_FILE.exec(path)?.[1] ?? []))
  const paths = files.map(({ path }) => path)
  return files.flatMap(({ path, text }) => {
    const cited = path.endsWith('.md') ? text : withoutFrames(commentsOf(text))
    return [
      ...straySections(cited, sections),
      ...[...cited.matchAll(RECORDS)]
        .flatMap(([, numbers]) => numbers.match(/\d{3}/g))
        .filter((number) => !records.has(number))
        .map((number) => `decision ${number}, which is not there`),
      ...[...cited.matchAll(PAGE)]
        .map(([page]) => page)
        .filter(
          (page) =>
            path !== EXAMPLES &&
            !paths.some((one) => `/${one}`.endsWith(`/${page.replace(/^(\.\.?\/)+/, '')}`)),
        )
        .map((page) => `${page}, which is not there`),
      ...[...cited.matchAll(ELSEWHERE)].map(([paper]) => `'${paper}', which no reader of the clone has`),
    ].map((stray) => `${path} cites ${stray}`)
  })
}

function straySections(text, sections) {
  return [...text.matchAll(SECTION_MARK)].flatMap(({ 0: mark, 1: number, 2: part, index }) => {
    if (!NAMES_IT.test(text.slice(Math.max(0, index - 20), index)))
      return [`${mark} of a paper other than ${SPECIFICATION}`]
    const section = sections.get(number)
    if (section === undefined) return [`section ${number} of ${SPECIFICATION}, which is not there`]
    return part === undefined || section.includes(`**${part.toLowerCase()}`)
      ? []
      : [`'${part}' in section ${number} of ${SPECIFICATION}, which does not name it in bold`]
  })
}

/** The sections of the specification by number, in small letters. */
const sectionsOf = (page) =>
  new Map(
    page.split(/^## (?=\d+\. )/m).flatMap((part) => {
      const number = /^\d+/.exec(part)?.[0]
      return number === undefined ? [] : [[number, part.toLowerCase()]]
    }),
  )

const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)(?:\/\/|--)\s.*$/gm

const commentsOf = (text) => (text.match(COMMENT) ?? []).join('\n')

/** A comment of several lines as one text, so that a citation may be wrapped. */
const withoutFrames = (comments) => comments.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|--)?\s*/g, ' ')

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const strays = findStrays(readProject())
  for (const stray of strays) console.error(stray)
  process.exit(strays.length > 0 ? 1 : 0)
}
