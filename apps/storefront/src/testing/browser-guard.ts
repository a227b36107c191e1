/** What only a browser has, or what another machine answers differently. */
const BROWSER = [
  'window',
  'self',
  'document',
  'location',
  'history',
  'navigator',
  'screen',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'matchMedia',
  'addEventListener',
  'requestAnimationFrame',
] as const
const CLOCKS = [
  ['Date', 'now'],
  ['performance', 'now'],
  ['Math', 'random'],
] as const
/** Frames of a stack: the library between our code and our code may be deep. */
const DEPTH = 60
/** A file of the storefront with its line, as a stack says it. */
const OWN = /\/(apps\/storefront\/src\/(?!testing\/)[^\s?)]+|packages\/[^\s?)]+)/

/** The way to the caller in our own code, nearest first; undefined for the libraries, which look before they touch. */
function ownCaller(): string | undefined {
  const stack = (new Error('trace').stack ?? '').split('\n').slice(1)
  const frames = stack.filter((frame) => !frame.includes('testing/browser-guard.ts'))
  const places = frames.map((frame) => (frame.includes('node_modules/') ? undefined : OWN.exec(frame)?.[1]))
  return places[0] && places.filter(Boolean).join(' of ')
}

/**
 * From now on code of ours that asks for the browser, its storage, the clock or chance is told so by an error, even when
 * it only asks whether there is one; who did is kept, since an error may be caught. Answers the way to be told who, and
 * the way back.
 */
export function refuseBrowser() {
  const touched = new Set<string>()
  const undo: (() => void)[] = []
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = DEPTH
  undo.push(() => (Error.stackTraceLimit = stackTraceLimit))
  const refuse = (what: string) => {
    const caller = ownCaller()
    if (caller === undefined) return
    touched.add(`${caller} touches ${what}`)
    throw new Error(`${caller} touches ${what}`)
  }
  const put = (on: object, name: string, descriptor: PropertyDescriptor) => {
    const before = Object.getOwnPropertyDescriptor(on, name)
    Object.defineProperty(on, name, { configurable: true, ...descriptor })
    undo.push(() =>
      before ? Object.defineProperty(on, name, before) : void Reflect.deleteProperty(on, name),
    )
  }
  for (const name of BROWSER) {
    const get = () => refuse(name)
    put(globalThis, name, { get, set: undefined })
  }
  for (const [owner, name] of CLOCKS) {
    const on: object = globalThis[owner]
    const real = Reflect.get(on, name) as () => number
    put(on, name, { writable: true, value: () => (refuse(`${owner}.${name}`), real.call(on)) })
  }
  const RealDate = Date
  const construct = (target: DateConstructor, given: [], made: () => unknown): object => {
    if (given.length === 0) refuse('new Date()')
    return Reflect.construct(target, given, made) as Date
  }
  put(globalThis, 'Date', { writable: true, value: new Proxy(RealDate, { construct }) })
  return {
    touched,
    allow: () =>
      undo
        .splice(0)
        .toReversed()
        .forEach((back) => back()),
  }
}
