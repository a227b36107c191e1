/**
 * The value of a table under a name from outside; undefined if it has no such own property. Brackets would also find
 * what every object inherits: 'constructor', '__proto__' (decision 081).
 */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
