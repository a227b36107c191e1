import { createHash } from 'node:crypto'
import { escapeHtml } from '../http/escape-html.ts'
import { operationHtml, type Operation } from './openapi-operation.ts'

/** The part of an OpenAPI document that the page shows. */
export interface ApiDocument {
  info: { title: string; version: string; description?: string }
  paths: Record<string, Record<string, Operation>>
}

const CSS = `
:root { color-scheme: light dark; --line: #8884; --soft: #8882 }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem }
h1 { line-height: 1.2 } h2 { margin-top: 2.5rem; text-transform: capitalize }
nav ul { columns: 16rem; padding: 0; list-style: none }
details { border: 1px solid var(--line); border-radius: 8px; margin: .5rem 0; padding: 0 1rem }
details[open] { padding-bottom: 1rem } summary { cursor: pointer; padding: .6rem 0; overflow-wrap: anywhere }
code, pre { font-family: ui-monospace, monospace; font-size: .9em }
pre { background: var(--soft); border-radius: 6px; padding: .75rem; overflow-x: auto }
.method { display: inline-block; min-width: 3.5rem; font-weight: 700 } .access { font-size: .85em; opacity: .8 }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: .3rem .6rem .3rem 0; vertical-align: top; border-bottom: 1px solid var(--line) }
`

const styleHash = createHash('sha256').update(CSS).digest('base64')

/** Only this page's own style may be loaded. */
export const docsPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`

function byTag({ paths }: ApiDocument): Map<string, string[]> {
  const tags = new Map<string, string[]>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags?.[0] ?? 'other'
      tags.set(tag, [...(tags.get(tag) ?? []), operationHtml(path, method, operation)])
    }
  }
  return new Map([...tags].sort(([a], [b]) => a.localeCompare(b)))
}

/** The document as a page that works without scripts. */
export function docsPage(document: ApiDocument, jsonUrl: string): string {
  const { title, version, description = '' } = document.info
  const tags = byTag(document)
  const links = [...tags.keys()].map((tag) => `<li><a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a></li>`)
  const sections = [...tags].map(
    ([tag, operations]) =>
      `<section><h2 id="${escapeHtml(tag)}">${escapeHtml(tag)}</h2>${operations.join('')}</section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>${CSS}</style></head><body><main><h1>${escapeHtml(title)}</h1>
<p>Version ${escapeHtml(version)} · <a href="${escapeHtml(jsonUrl)}">OpenAPI document</a></p>
<p>${escapeHtml(description)}</p><nav aria-label="Features"><ul>${links.join('')}</ul></nav>${sections.join('')}</main></body></html>`
}
