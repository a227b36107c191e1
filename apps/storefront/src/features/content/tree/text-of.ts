import type { ContentNode, ContentTree } from '@cambusa/domain/content/content-tree'

/** Elements that begin a line of their own: their text is not joined to the text before. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b cite code del em i ins kbd mark q s samp small span strong sub sup time u var'.split(' '),
)

const rawText = (node: ContentNode): string => {
  if (node.type === 'text') return node.value
  const inside = node.children.map(rawText).join('')
  return INLINE.has(node.tagName) ? inside : ` ${inside} `
}

/** The text of a tree on one line, for search engines. */
export const textOf = (tree: ContentTree): string =>
  tree.children.map(rawText).join('').replace(/\s+/g, ' ').trim()
