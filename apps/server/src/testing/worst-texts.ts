const MEGABYTE = 1_048_576
const most = (text: string) => Buffer.from(text.slice(0, MEGABYTE))
const numbered = (count: number, make: (n: number) => string) =>
  Array.from({ length: count }, (_, place) => make(place))

/** CSV and JSON files that a shop must survive, each of at most 1 MB; the name says what is too much in it. */
export const worstTexts: Readonly<Record<string, () => Buffer>> = {
  'one line': () => most('a'.repeat(MEGABYTE)),
  'delimiters in one line': () => most(`a;b\n${';'.repeat(500_000)}x`),
  columns: () => most(numbered(150_000, (n) => `c${n}`).join(';')),
  'empty lines': () => most(`a;b${'\n'.repeat(MEGABYTE)}`),
  'short lines': () => most('1;\n'.repeat(MEGABYTE / 3)),
  quotes: () => most('"'.repeat(MEGABYTE)),
  'quotes that stay open': () => most(`a;b\n${'"x;1\n'.repeat(200_000)}`),
  'quotes that close late': () => most(`a;b\n${`"x${'\n'.repeat(60_000)};1\n`.repeat(16)}`),
  'quotes between plain lines': () => most(`a;b\n${`"x\n${'1;2\n'.repeat(20)}`.repeat(12_000)}`),
  'a cell wrapped in cells': () => most(`a;b\n${'"""a"";""b"""\n'.repeat(70_000)}`),
  'broken entities': () => most(`a;b\n&${'amp;'.repeat(250_000)}`),
  'bytes of zero': () => Buffer.alloc(MEGABYTE),
  'UTF-16 of brackets': () => Buffer.from(`\ufeff${'['.repeat(500_000)}`, 'utf16le'),
  'numbers without end': () => most(`codice;quantità\n${'9'.repeat(900_000)};${'9'.repeat(90_000)}`),
  'words without end': () => most(`codice;quantità\n1;${'mezza dozzina di '.repeat(60_000)}`),
  'brackets, 5,000 of them': () => most(`${'['.repeat(5_000)}${']'.repeat(5_000)}`),
  'brackets, 100,000 of them': () => most(`[{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}]`),
  'brackets that never close': () => most('['.repeat(MEGABYTE)),
  'objects in objects': () => most(`[${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}]`),
  names: () => most(`[{${numbered(100_000, (n) => `"n${n}":1`).join(',')}}]`),
  'names of every record': () => most(`[${numbered(80_000, (n) => `{"n${n}":1}`).join(',')}]`),
  'names behind a long one': () =>
    most(`[{"${'x'.repeat(500_000)}":{${numbered(40_000, (n) => `"n${n}":1`).join(',')}}}]`),
  records: () => most(`[${'{"a":1},'.repeat(130_000)}{}]`),
  'records in one line each': () => most('{"a":1}\n'.repeat(130_000)),
  'names of the language': () => most('[{"__proto__":{"a":1},"constructor":{"prototype":{"b":1}}}]'),
}
