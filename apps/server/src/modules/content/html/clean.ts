import { isDeepStrictEqual } from 'node:util'
import type { ContentTree } from '@cambusa/domain/content/content-tree'
import type { Root } from 'hast'
import { escapeHtml } from '../../../platform/http/escape-html.ts'
import { allowedTree, textOf, type AddressRules } from './allowed-tree.ts'
import type { LeftOut } from './libraries.ts'

/** Content that has passed the allow-list, in three forms. */
export interface Cleaned {
  /** For React. */
  tree: ContentTree
  /** The same as HTML, for other programs. */
  rendered: string
  /** What it says, in one line. */
  text: string
  /** It was too long or nested too deep to be read, so nothing of it is here. */
  isTooMuch?: true
}

/** Cleans content; synchronous, as the libraries are loaded. */
export interface Cleaner {
  html(text: string): Cleaned
  markdown(text: string): Cleaned & { leftOut: LeftOut[] }
}

const tooMuch = (): Cleaned => ({ ...plain(''), isTooMuch: true })

/** A longer text is not read: the time to parse grows with it. */
const LONGEST = 400_000
const ROUNDS = 4

/**
 * Opens the cleaner of a shop. The libraries (unified, 90 packages) are loaded with the first one; they belong into the
 * worker thread of contents, as parsing takes long.
 */
export async function openCleaner(rules: AddressRules): Promise<Cleaner> {
  const { parseHtml, parseMarkdown, htmlOf } = await import('./libraries.ts')

  /**
   * Parses the HTML of a clean tree until that yields the same tree: what a browser makes of it is then what was
   * checked, and React finds the elements that it expects.
   */
  function settled(root: Root): Cleaned {
    let tree = allowedTree(root, rules)
    for (let round = 0; round < ROUNDS; round += 1) {
      const rendered = htmlOf(tree)
      const again = allowedTree(parseHtml(rendered), { ...rules, toShop: undefined })
      if (isDeepStrictEqual(again, tree)) return { tree, rendered, text: textOf(tree.children) }
      tree = again
    }
    return plain(textOf(tree.children))
  }

  /** Never throws: a tree too deep to be walked through has no text worth showing. */
  function safely<Result>(text: string, clean: () => Result): Result | undefined {
    if (text.length > LONGEST) return undefined
    try {
      return clean()
    } catch (error) {
      if (error instanceof RangeError) return undefined
      throw error
    }
  }

  return {
    html: (text) => safely(text, () => settled(parseHtml(text))) ?? tooMuch(),
    markdown: (text) =>
      safely(text, () => {
        const { root, leftOut } = parseMarkdown(text)
        return { ...settled(root), leftOut }
      }) ?? { ...tooMuch(), leftOut: [] },
  }
}

/** Plain text as content. */
export function plain(text: string): Cleaned {
  const tree: ContentTree = { type: 'root', children: text === '' ? [] : [{ type: 'text', value: text }] }
  return { tree, rendered: escapeHtml(text), text }
}
