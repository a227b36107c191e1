import type { Plugin } from 'vite'

const REACT_FILE = /\/(react|react-dom|react-dom-client|scheduler)\.production\.js$/
const OF_REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//

/** One change of React's text: what is found there, what stands there instead, how often it must be found. */
type Change = readonly [find: RegExp, instead: string, times?: number]

const body = (name: string, instead: string): Change => [
  new RegExp(`^function ${name.replace('$', '\\$')}\\([^)]*\\) \\{\\n[\\s\\S]*?\\n\\}$`, 'gm'),
  `function ${name}() {\n  ${instead}\n}`,
]
const throws = (name: string): Change => body(name, `throw Error("${name}: unused-of-react.ts")`)
const nothing = (name: string): Change => body(name, '')
/** What a file gives to others: who asks for it gets nothing. */
const notGiven = (name: string): Change => [
  new RegExp(`^exports\\.${name} = [\\s\\S]*?;$(?=\\n(?![\\s}]))`, 'gm'),
  '',
]
const method = (of: string): RegExp => new RegExp(`^${of} = function [\\s\\S]*?\\n\\};$`, 'gm')

/** No update is drawn as a view transition, so nothing measures or names what it would move. */
const VIEW_TRANSITIONS: Change[] = [
  [/\((\w+) & 335544064\) === \1/g, '!1', 7],
  [/^ {2}shouldStartViewTransition\n {4}\? /gm, '  !1\n    ? '],
  throws('createViewTransitionInstance'),
  [method('ViewTransitionPseudoElement\\.prototype\\.\\w+'), '', 3],
  ...['trackEnterViewTransitions', 'commitExitViewTransitions', 'commitNestedViewTransitions'].map(nothing),
  ...['getViewTransitionName', 'getViewTransitionClassName', 'applyViewTransitionToHostInstances'].map(
    nothing,
  ),
  ...['restoreViewTransitionOnHostInstances', 'commitAfterMutationEffectsOnFiber'].map(nothing),
]

/** Pictures and styles that a commit waits for: only those of view transitions and of what is hoisted. */
const AWAITED: Change[] = [
  nothing('preloadInstanceAndSuspendIfNeeded'),
  [
    /isViewTransitionEligible \|\|\s+subtreeFlags & 8192 \|\|\s+16785408 === \(subtreeFlags & 16785408\)/g,
    '!1',
  ],
]

/** A bar of the browser's own that shows transitions which wait: the shop has its own. */
const INDICATOR: Change[] = [nothing('defaultOnDefaultTransitionIndicator')]

/** Forms are sent by `onSubmit`; of a function as `action` React still says that it was not called. */
const FORM_ACTIONS: Change[] = [
  nothing('extractEvents$1'),
  nothing('scheduleReplayQueueIfNeeded'),
  ...['startHostTransition', 'ensureFormComponentIsStateful', 'requestFormReset$1'].map(throws),
  nothing('recursivelyResetForms'),
]

/** `onSelect` and `onBeforeInput`, and how older browsers told of typing. */
const EVENTS: Change[] = [
  nothing('constructSelectEvent'),
  [/\(fallbackData = canUseTextInputEvent\n[\s\S]*?\(domEventName, nativeEvent\)\)\n/g, '!1'],
  [/if \(isInputEventSupported\)/g, 'if (!0)'],
  [/^ {2}isInputEventSupported =\n[\s\S]*?;\n\}$/gm, '}'],
  [/useFallbackCompositionData =\n[\s\S]*?,(?=\n {2}\w+ = )/g, 'useFallbackCompositionData = !1,'],
  [/if \(canUseCompositionEvent\)/g, 'if (!0)'],
]

const FRAGMENT_REFS: Change[] = [
  body('isFragmentInstanceParent', 'return !1'),
  throws('FragmentInstance'),
  [method('FragmentInstance\\.prototype\\.\\w+'), '', 12],
  ...['commitFragmentInstanceInsertionEffects', 'commitFragmentInstanceDeletionEffects'].map(nothing),
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
  'useMemoCache',
  'updateOptimisticImpl',
  'findCurrentFiberUsingSlowPath',
].map(throws)

/** Hydration of one place before others, which nobody asks for. */
const EXPLICIT_HYDRATION: Change[] = [
  [method('ReactDOMHydrationRoot\\.prototype\\.unstable_scheduleHydration'), ''],
]

const REACT_DOM_CLIENT: Change[] = [
  ...VIEW_TRANSITIONS,
  ...FRAGMENT_REFS,
  ...HEAD,
  ...AWAITED,
  ...INDICATOR,
  ...FORM_ACTIONS,
  ...EVENTS,
  ...STACKS,
  ...OTHERS,
  ...EXPLICIT_HYDRATION,
]

const NOT_GIVEN_BY_REACT_DOM = [
  'browser',
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'requestFormReset',
  'unstable_batchedUpdates',
  'useFormState',
  'useFormStatus',
]
const NOT_GIVEN_BY_REACT = [
  'Profiler',
  'PureComponent',
  'ViewTransition',
  '__COMPILER_RUNTIME',
  'addTransitionType',
  'cache',
  'cacheSignal',
  'unstable_useCacheRefresh',
  'useActionState',
  'useOptimistic',
]
const NOT_GIVEN_BY_SCHEDULER = [
  'unstable_forceFrameRate',
  'unstable_next',
  'unstable_runWithPriority',
  'unstable_wrapCallback',
]

/** By the name of React's file. */
const CHANGES: ReadonlyMap<string, readonly Change[]> = new Map([
  ['react-dom-client', REACT_DOM_CLIENT],
  ['react-dom', NOT_GIVEN_BY_REACT_DOM.map(notGiven)],
  ['react', NOT_GIVEN_BY_REACT.map(notGiven)],
  ['scheduler', NOT_GIVEN_BY_SCHEDULER.map(notGiven)],
])

const TAKEN = ['SuspenseList', ...NOT_GIVEN_BY_REACT_DOM, ...NOT_GIVEN_BY_REACT].join('|')

/** How a module would ask for what is taken out. */
const WANTED = [
  new RegExp(`import \\{[^}]*?\\b(${TAKEN})\\b[^}]*\\} from ["']react(?:-dom)?["']`),
  new RegExp(`\\bReact(?:DOM)?\\.(${TAKEN})\\b`),
  /\b(Fragment, \{\s*ref)\b/,
  /\b(onSelect|onBeforeInput|formAction)(?:Capture)?: /,
]
/** Elements that React would hoist or that are custom ones; libraries bring theirs only where we call them. */
const ELEMENTS = /jsxs?\("((?:title|meta|link)|[a-z]+-[a-z-]+)"/

/**
 * Takes out of React what no screen of ours uses: 12.7 kB of the first file (decisions 141 and 147). React of another version whose
 * text differs ends the build, and so does a module that wants what is gone.
 */
export function unusedOfReact(): Plugin {
  return {
    name: 'cambusa-unused-of-react',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      const [, file] = REACT_FILE.exec(id) ?? []
      if (file !== undefined) return { code: withoutUnused(file, code), map: null }
      const wanted = OF_REACT.test(id) ? undefined : wantedOfReact(code, id.includes('/storefront/src/'))
      if (wanted !== undefined)
        this.error(`${id} wants ${wanted}: unused-of-react.ts has taken it out of React`)
      return null
    },
  }
}

/** A file of React's, named without its end, without what is not used; throws where its text is another. */
export function withoutUnused(file: string, code: string): string {
  const left = (CHANGES.get(file) ?? []).reduce((text, one) => change(file, text, one), code)
  return file === 'react-dom-client' ? shortAliases(left) : left
}

/** What of the taken parts a built module asks for; undefined where it asks for nothing. */
export const wantedOfReact = (code: string, isOurs: boolean): string | undefined =>
  [...WANTED, ...(isOurs ? [ELEMENTS] : [])].map((place) => place.exec(code)?.[1]).find(Boolean)

function change(file: string, code: string, [find, instead, times = 1]: Change): string {
  const found = code.match(find)?.length ?? 0
  if (found !== times) throw new Error(`${file} has ${found} of ${find.source} where ${times} are expected`)
  return code.replace(find, () => instead)
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
