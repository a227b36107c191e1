import type { Page } from 'playwright-core'

/** How a reader may set a page: text twice as large (WCAG 1.4.4), or spaced (1.4.12). */
export const READERS_STYLES = {
  'twice as large': 'html { font-size: 200% !important }',
  spaced: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
} as const

/** Sets the styles of a reader, as a browser's own settings do: the policy of the page does not apply to them. */
export const setStyle = (page: Page, style: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, style)

/**
 * What a page does not show: text cut by an element around it, a placeholder longer than its field, and how far the page
 * scrolls sideways. Elements that match `open` may cut text that is whole when they are opened.
 */
export const cutText = (page: Page, open: string): Promise<string[]> =>
  page.evaluate((allowed) => {
    // A line's box is higher than its letters.
    const LEADING_PX = 5
    const EDGE_PX = 2
    const found: string[] = []
    const sideways = document.documentElement.scrollWidth - window.innerWidth
    if (sideways > 0) found.push(`the page is ${sideways} px too wide`)
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (field.value !== '' || !field.checkVisibility()) continue
      const style = getComputedStyle(field)
      const copy = document.createElement('span')
      Object.assign(copy.style, {
        position: 'absolute',
        visibility: 'hidden',
        whiteSpace: 'pre',
        font: style.font,
      })
      copy.textContent = field.placeholder
      document.body.append(copy)
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
      if (copy.getBoundingClientRect().width > room + EDGE_PX) found.push(`placeholder: ${field.placeholder}`)
      copy.remove()
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(allowed)) continue
      const range = document.createRange()
      const boxes = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .flatMap((node) => {
          range.selectNodeContents(node)
          return [...range.getClientRects()].filter(({ width }) => width >= 1)
        })
      if (boxes.length === 0) continue
      const left = Math.min(...boxes.map((box) => box.left))
      const right = Math.max(...boxes.map((box) => box.right))
      const top = Math.min(...boxes.map((box) => box.top))
      const bottom = Math.max(...boxes.map((box) => box.bottom))
      // For screen readers.
      if (element.offsetWidth <= 1 || element.offsetHeight <= 1) continue
      const button = element.closest('button')?.getBoundingClientRect()
      if (
        button &&
        button.width > 1 &&
        (bottom > button.bottom + LEADING_PX || top < button.top - LEADING_PX)
      )
        found.push(`${element.className} outside its button: ${element.textContent?.trim().slice(0, 60)}`)
      for (
        let around: HTMLElement | null = element;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(around)
        const box = around.getBoundingClientRect()
        // For screen readers, or moved by scrolling: not cut.
        if (box.width <= 1 || box.height <= 1 || /auto|scroll/.test(overflowX + overflowY)) break
        const isCut =
          (/hidden|clip/.test(overflowX) && (right > box.right + EDGE_PX || left < box.left - EDGE_PX)) ||
          (/hidden|clip/.test(overflowY) && (bottom > box.bottom + LEADING_PX || top < box.top - LEADING_PX))
        if (isCut) {
          found.push(
            `${element.className} in ${around.className}: ${element.textContent?.trim().slice(0, 60)}`,
          )
          break
        }
      }
    }
    return [...new Set(found)]
  }, open)
