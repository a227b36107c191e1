import type { Plugin } from 'vite'

const REACT_DOM = /\/react-dom\/cjs\/react-dom-client\.production\.js$/
const OF_REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//

/** One change of React's text: what is found there, what stands there instead, how often it must be found. */
type Change = readonly [find: RegExp, instead: string, times?: number]

const body = (name: string, instead: string): Change => [
  new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[\\s\\S]*?\\n\\}$`, 'gm'),
  `function ${name}() {\n  ${instead}\n}`,
]
const throws = (name: string): Change => body(name, `throw Error("${name}: unused-of-react.ts")`)

/** No update is drawn as a view transition, so nothing measures or names what it would move. */
const VIEW_TRANSITIONS: Change[] = [
  [/\((\w+) & 335544064\) === \1/g, '!1', 7],
  [/^ {2}shouldStartViewTransition\n {4}\? /gm, '  !1\n    ? '],
  throws('createViewTransitionInstance'),
  [/^ViewTransitionPseudoElement\.prototype\.\w+ = function [\s\S]*?\n\};$/gm, '', 3],
]

const FRAGMENT_REFS: Change[] = [
  body('isFragmentInstanceParent', 'return !1'),
  throws('FragmentInstance'),
  [/^FragmentInstance\.prototype\.\w+ = function [\s\S]*?\n\};$/gm, '', 12],
]

/** What React hoists into the head and loads by itself: head and preloads are written by the server and the build. */
const HEAD: Change[] = [
  body('isHostHoistableType', 'return !1'),
  ...['prefetchDNS', 'preconnect', 'preload', 'preloadModule', 'preinitStyle', 'preinitScript'].map(throws),
  ...['preinitModuleScript', 'getResource', 'acquireResource', 'mountHoistable', 'preloadResource'].map(
    throws,
  ),
  ...['suspendResource', 'insertStylesheetIntoRoot', 'getHydratableHoistableCache'].map(throws),
]

/** The components around an error: a built shop has no names for them. */
const STACKS: Change[] = [body('getStackByFiberInDevAndProd', 'return ""')]

const OTHERS: Change[] = [
  'updateSuspenseListComponent',
  'mountActionState',
  'updateActionState',
  'rerenderActionState',
  'setPropOnCustomElement',
].map(throws)

const CHANGES = [...VIEW_TRANSITIONS, ...FRAGMENT_REFS, ...HEAD, ...STACKS, ...OTHERS]

/** How a module would ask for what is taken out. */
const WANTED = [
  /import \{[^}]*?\b(ViewTransition|SuspenseList|useActionState|useFormState|prefetchDNS|preconnect|preinit(?:Module)?|preload(?:Module)?)\b[^}]*\} from ["']react(?:-dom)?["']/,
  /\b(Fragment, \{\s*ref)\b/,
]
/** Elements that React would hoist or that are custom ones; libraries bring theirs only where we call them. */
const ELEMENTS = /jsxs?\("((?:title|meta|link)|[a-z]+-[a-z-]+)"/

/**
 * Takes out of React what no screen of ours uses: 7.8 kB of the first file (decision 141). React of another version whose
 * text differs ends the build, and so does a module that wants what is gone.
 */
export function unusedOfReact(): Plugin {
  return {
    name: 'cambusa-unused-of-react',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (REACT_DOM.test(id)) return { code: withoutUnused(code), map: null }
      const wanted = OF_REACT.test(id) ? undefined : wantedOfReact(code, id.includes('/storefront/src/'))
      if (wanted !== undefined)
        this.error(`${id} wants ${wanted}: unused-of-react.ts has taken it out of React`)
      return null
    },
  }
}

/** React's client without what is not used; throws where its text is another. */
export function withoutUnused(code: string): string {
  return shortAliases(CHANGES.reduce(change, code))
}

/** What of the taken parts a built module asks for; undefined where it asks for nothing. */
export const wantedOfReact = (code: string, isOurs: boolean): string | undefined =>
  [...WANTED, ...(isOurs ? [ELEMENTS] : [])].map((place) => place.exec(code)?.[1]).find(Boolean)

function change(code: string, [find, instead, times = 1]: Change): string {
  const found = code.match(find)?.length ?? 0
  if (found !== times) throw new Error(`react-dom has ${found} of ${find.source} where ${times} are expected`)
  return code.replace(find, instead)
}

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Names of SVG attributes, most of which follow from their other name. */
function shortAliases(code: string): string {
  const [, list] = /^var aliases = new Map\((\[[\s\S]*?\n {2}\])\)/m.exec(code) ?? []
  if (list === undefined) throw new Error('react-dom has no list of aliases')
  const pairs = JSON.parse(list) as [name: string, attribute: string][]
  const regular = pairs.filter(([name, attribute]) => dashed(name) === attribute).map(([name]) => name)
  const others = pairs.filter(([name, attribute]) => dashed(name) !== attribute)
  const fromNames = `${JSON.stringify(regular.join(' '))}.split(" ").map((n) => [n, n.replace(/[A-Z]/g, (c) => "-" + c.toLowerCase())])`
  return code.replace(list, `[...${JSON.stringify(others)}, ...${fromNames}]`)
}
