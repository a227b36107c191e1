import type { AllowedElement } from './allowed-html.ts'

/** Content as hast (https://github.com/syntax-tree/hast), with allowed elements and attributes only. */
export interface ContentTree {
  type: 'root'
  children: ContentNode[]
}

export type ContentNode = ContentText | ContentElement

export interface ContentText {
  type: 'text'
  value: string
}

export interface ContentElement {
  type: 'element'
  tagName: AllowedElement
  /** Named as React names them: href, colSpan, dateTime. */
  properties: Record<string, string | number | boolean>
  children: ContentNode[]
}
