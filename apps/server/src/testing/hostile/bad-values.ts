/** Numbers as a text may hold them: not finite, not whole, beyond a column, in another notation. */
export const badNumbers: readonly string[] = [
  ...['Infinity', '-Infinity', 'NaN', '1e309', '-1e309', '1e21', '1e15', '1e3', '1e-7', '1e-400'],
  ...['9'.repeat(26), `-${'9'.repeat(26)}`, '9'.repeat(400), `0.${'3'.repeat(60)}`],
  ...[
    '9007199254740991',
    '9007199254740992',
    '9007199254740993',
    '9223372036854775807',
    '9223372036854775808',
  ],
  ...['2147483647', '2147483648', '-2147483649', '32767', '32768', '65536', '100000', '99999'],
  ...['999999999.999', '1000000000', '999999999.9999', '99999.9999', '0.0005', '0.1', '1.5', '-0.1'],
  ...['-1', '-0', '0', '00', '+1', '1,5', '0x10', '0b11', '0o7', '1_000', ' 5', '5 ', '1.', '.5', '٣', '١٢'],
]

/** Names that every object of JavaScript answers to, alone and where a name is told from a value. */
const inherited = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'toLocaleString', 'hasOwnProperty', 'valueOf'],
  ...['isPrototypeOf', 'propertyIsEnumerable', '__defineGetter__', '__lookupSetter__', 'length', 'then'],
]
export const badNames: readonly string[] = [
  ...inherited,
  ...['__proto__:x', 'constructor:constructor', 'brand:__proto__', 'category:__proto__', 'label:toString'],
  ...['format:constructor', 'allergen-free:valueOf', 'price:__proto__', 'price:Infinity-NaN', 'price:1e309-'],
  ...[
    'category:99999999999999999999999999',
    'format:1e309kg',
    'price:-',
    ':',
    '::',
    '1,__proto__,2',
    '1,1e309',
  ],
  ...[
    '__proto__ 3',
    '3 toString',
    '2 constructor pasta',
    '1e309 kg pasta',
    'pasta 99999999999999999999999999 pz',
  ],
]

/** Days and times that no calendar has, and those words that PostgreSQL takes for a time. */
export const badDates: readonly string[] = [
  ...['2026-02-30', '2026-13-01', '0000-00-00', '0000-01-01', '0001-01-01', '9999-99-99', '9999-12-31'],
  ...['300000-01-01', '+300000-01-01', '-000001-01-01', '2026-11-22T25:61:61Z', '2026-1-1', '26-11-22'],
  ...['infinity', '-infinity', 'now', 'epoch', 'today', 'tomorrow', 'allballs', '2026-02-29', '1582-10-10'],
  ...['w1d2026-02-30t1', 'w999999999d0000-00-00t999999999999', 'w0d0t0', `w${'9'.repeat(26)}d0t0`, 'w1d-t1'],
]

/** Texts that break what takes them for something else. */
export const badTexts: readonly string[] = [
  ...['', ' ', '\0', 'a\0b', '\u0001\u001B[31m', 'a\r\nX-Bad: 1', '\t', '\u2028', '\uFEFF', '\uFFFF'],
  ...["'", '"', '`', '\\', '\\\\', '\\x00', '\\u0000', "'; drop table users; --", "' or 1=1 --", '$1', '$$'],
  ...[
    '%',
    '%_%',
    '_',
    '\\%',
    '%00',
    '%E0%A4%A',
    '(',
    '[',
    '{',
    '(a+)+$',
    '*',
    '+',
    '?',
    '^$',
    '|',
    '[^]',
    '\\d',
  ],
  ...[
    '../../etc/passwd',
    '..\\..\\x',
    'file:///etc/passwd',
    'http://[::1',
    '//x',
    '<script>x</script>',
    '${7*7}',
  ],
  ...[
    '\u202Eabc',
    'مرحبا',
    '😀',
    '👩‍👩‍👧‍👦'.repeat(8),
    'İıſß',
    'ﷺ'.repeat(12),
    'e\u0301'.repeat(80),
    '\u0301',
    'ʼ',
    'Ⅷ½²',
  ],
  ...[
    'true',
    'false',
    'null',
    'undefined',
    '[object Object]',
    '{}',
    '[]',
    '[1]',
    '{"a":1}',
    '{"__proto__":"x"}',
  ],
  ...['{"__proto__":{"a":1}}', '{"constructor":"x","toString":"y"}', '{"a":"\\u0000"}', '{"a":"\\ud800"}'],
  'x'.repeat(100_000),
]

export const badTextValues: readonly string[] = [...badNumbers, ...badNames, ...badDates, ...badTexts]

/** Bytes in a URL or form that are no UTF-8, as they are sent. */
export const badEscapes: readonly string[] = ['%00', '%E0%A4%A', '%', '%ED%A0%80', '%C0%80', '%FF', '%u0041']

const quoted = (texts: readonly string[]) => texts.map((text) => JSON.stringify(text))
const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth)

/** The same for a JSON body, as written in it: also numbers no text is needed for, other types and deep values. */
export const badJsonValues: readonly string[] = [
  ...quoted(badTextValues),
  ...badNumbers.filter((text) => /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e-?\d+)?$/.test(text)),
  ...[
    'null',
    'true',
    'false',
    '{}',
    '[]',
    '[[]]',
    '[null]',
    '[{}]',
    '[1,2]',
    '["a","b"]',
    '{"a":1}',
    '{"length":5}',
  ],
  ...['"\\ud800"', '"a\\udfffb"', '"\\u0000"', '{"toString":"x"}', '{"constructor":"x","valueOf":"y"}'],
  ...[
    '{"__proto__":"x"}',
    '{"constructor":{"prototype":{"a":1}}}',
    '{"a":1,"a":2}',
    '{"":""}',
    '{"a\\u0000":"b"}',
  ],
  ...['{"note":"\\u0000"}', '{"note":"\\ud800"}', '{"\\ud800":"x"}', `{"note":"${'x'.repeat(5_000)}"}`],
  ...[deep('[', ']', 200), deep('{"a":', '1', 200).replace(/1+$/, `1${'}'.repeat(200)}`)],
]
