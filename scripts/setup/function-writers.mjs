import { moduleOf, tablesWritten } from './writers.mjs'

const FUNCTION =
  /create (?:or replace )?function "?([a-z_]\w*)"?\s*\([\s\S]*?\)\s*returns\s+([\s\S]*?)\bas\s+(\$\w*\$)([\s\S]*?)\3/gi
/** A comment in SQL. */
const COMMENT = /--[^\n]*/g

/** The functions that migrations create, without triggers: the last definition by name. */
function functionsIn(migrations) {
  const made = migrations.flatMap(({ text }) => [...text.replace(COMMENT, '').matchAll(FUNCTION)])
  const called = made.filter(([, , returns]) => !/^trigger\b/i.test(returns))
  return new Map(called.map(([, name, , , body]) => [name.toLowerCase(), body]))
}

/**
 * Breaches of the rule that a table has one writer by functions of the database that statements call: one that writes and
 * belongs to no module, or writes a table of another module, or is called by another module. `functionOwners` names the
 * module of each; a missing function is reported too.
 */
export function findFunctionBreaches(migrations, files, owners, functionOwners) {
  const functions = functionsIn(migrations)
  const writing = [...functions].map(([name, body]) => ({ name, tables: tablesWritten(body) }))
  return [
    ...writing.flatMap(({ name, tables }) => {
      const owner = functionOwners[name]
      if (tables.length === 0) return []
      if (!owner) return [`function ${name} writes ${tables.join(', ')} and belongs to no module`]
      const own = owners[owner] ?? []
      return [
        ...tables
          .filter((table) => !own.includes(table))
          .map((table) => `function ${name} of ${owner} writes ${table}`),
        ...files
          .filter(({ path, text }) => isCalledIn(text, name) && moduleOf(path) !== owner && !isTest(path))
          .map(({ path }) => `${path} calls ${name}: only ${owner} does, call its act`),
      ]
    }),
    ...Object.keys(functionOwners)
      .filter((name) => !functions.has(name))
      .map((name) => `function ${name} has an owner and is in no migration`),
  ]
}

const isCalledIn = (text, name) => new RegExp(`\\b${name}\\s*\\(`).test(text)
const isTest = (path) => path.endsWith('.test.ts') || path.startsWith('apps/server/src/testing/')
