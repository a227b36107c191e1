import { ALLOWED_ELEMENTS } from '@cambusa/domain/content/allowed-html'
import type { ContentElement, ContentNode, ContentTree as Tree } from '@cambusa/domain/content/content-tree'
import { pageTexts } from '@cambusa/messages/it/content/content-pages'
import { createElement, Fragment, type ReactNode } from 'react'
import { serverUrl } from '../../../lib/device/server-url.ts'
import { ContentLink } from './content-link.tsx'
import styles from './content-tree.module.css'

const ALLOWED: ReadonlySet<string> = new Set(ALLOWED_ELEMENTS)
/** Properties that are handed on; addresses are read where they lead. */
const HANDED_ON = [
  'id',
  'title',
  'lang',
  'dir',
  'colSpan',
  'rowSpan',
  'scope',
  'start',
  'reversed',
  'dateTime',
]
/** They have no content. */
const EMPTY: ReadonlySet<string> = new Set(['br', 'hr'])
/** Here React and browsers refuse text: it can only be the space between the elements. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set([
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'ul',
  'ol',
  'dl',
])

type Properties = ContentElement['properties']

const handedOn = (properties: Properties) =>
  Object.fromEntries(HANDED_ON.flatMap((name) => (name in properties ? [[name, properties[name]]] : [])))

function picture({ src, alt, width, height }: Properties, key: number): ReactNode {
  if (typeof src !== 'string') return null
  const size = (value: unknown) => Number(value) || undefined
  return (
    <img
      key={key}
      src={serverUrl(src)}
      alt={typeof alt === 'string' ? alt : ''}
      width={size(width)}
      height={size(height)}
      loading="lazy"
      decoding="async"
    />
  )
}

/** Where a part of the tree is shown. */
interface Place {
  /** Links to other screens open in a new tab. */
  apart: boolean
  isInLink?: boolean
}

function element({ tagName, properties, children }: ContentElement, key: number, place: Place): ReactNode {
  if (tagName === 'img') return picture(properties, key)
  const isLink = tagName === 'a' && !place.isInLink
  const inside = parts(children, isLink ? { ...place, isInLink: true } : place, WITHOUT_TEXT.has(tagName))
  if (isLink)
    return (
      <ContentLink key={key} href={properties['href']} apart={place.apart}>
        {inside}
      </ContentLink>
    )
  if (!ALLOWED.has(tagName) || tagName === 'a') return <Fragment key={key}>{inside}</Fragment>
  if (EMPTY.has(tagName)) return createElement(tagName, { key })
  const shown = createElement(tagName, { key, ...handedOn(properties) }, inside)
  if (tagName !== 'table') return shown
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div key={key} className={styles.wide} role="group" aria-label={pageTexts.table} tabIndex={0}>
      {shown}
    </div>
  )
}

const parts = (nodes: readonly ContentNode[], place: Place, isWithoutText = false): ReactNode[] =>
  nodes.flatMap((node, key) => {
    if (node.type === 'element') return [element(node, key, place)]
    return isWithoutText ? [] : [node.value]
  })

interface ContentTreeProps {
  tree: Tree
  /** Links to other screens open in a new tab: for content beside a form. */
  apart?: boolean
}

/**
 * Text with markup of the content service: a tree of allowed elements, which React renders, so that no HTML string ever
 * meets the document (decision 140). Of any other element only its text is shown.
 */
export const ContentTree = ({ tree, apart = false }: ContentTreeProps) => (
  <div className={styles.content}>{parts(tree.children, { apart })}</div>
)
