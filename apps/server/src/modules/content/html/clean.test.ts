import type { Nodes } from 'hast'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BAD_ADDRESSES, HTML_VECTORS, MARKDOWN_VECTORS } from '../../../testing/content/script-vectors.ts'
import { unsafeAddress, unsafeHtml, unsafeNodes } from '../../../testing/content/unsafe-html.ts'
import { chosen, runs, testSeed } from '../../../testing/extent.ts'
import { openCleaner, type Cleaned } from './clean.ts'
import { htmlOf } from './libraries.ts'

const cleaner = await openCleaner({ pictureHosts: ['img.example'] })

/** What is wrong with cleaned content, in any of its forms. */
function wrongWith({ tree, rendered, text }: Cleaned): string[] {
  return [
    ...unsafeHtml(rendered),
    ...unsafeNodes(tree as Nodes),
    ...(htmlOf(tree) === rendered ? [] : ['tree and HTML differ']),
    ...(cleaner.html(rendered).rendered === rendered ? [] : ['cleaned again it is something else']),
    ...(text.includes('\0') ? ['NUL'] : []),
  ]
}

describe('script in content', () => {
  it('does not come through as HTML, alone, within a line or in a table', () => {
    for (const vector of HTML_VECTORS)
      for (const html of [
        vector,
        ...chosen(vector, [`<p>a ${vector} b</p>`, `<table><tr><td>${vector}</td></tr></table>`], 1),
      ])
        expect([html, wrongWith(cleaner.html(html))]).toEqual([html, []])
  })

  it('does not come through as Markdown, alone, within a line, a list or a quote', () => {
    const vectors = [...MARKDOWN_VECTORS, ...chosen('html in markdown', HTML_VECTORS, 60)]
    for (const vector of vectors)
      for (const text of chosen(vector, [vector, `a ${vector} b`, `- ${vector}`, `> ${vector}`], 1))
        expect([text, wrongWith(cleaner.markdown(text))]).toEqual([text, []])
  })

  it('would be found by these tests if nothing were cleaned', () => {
    expect(HTML_VECTORS.length + MARKDOWN_VECTORS.length).toBeGreaterThan(250)
    expect(HTML_VECTORS.filter((vector) => unsafeHtml(vector).length === 0)).toEqual([
      // A browser makes plain text or nothing of these.
      '<frameset onload=alert(1)><frame src=javascript:alert(1)></frameset>',
      '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><p>&y;</p>',
      '<p lang="x onclick=alert(1)" dir="x">x</p>',
    ])
    expect(BAD_ADDRESSES.filter((address) => unsafeAddress(address).length === 0)).toEqual([])
  })

  it('does not come through in HTML made at random', () => {
    const name = fc.constantFrom(
      ...[
        'p',
        'a',
        'img',
        'script',
        'svg',
        'math',
        'style',
        'table',
        'td',
        'li',
        'b',
        'template',
        'form',
        'iframe',
      ],
      ...[
        'mtext',
        'mglyph',
        'foreignObject',
        'desc',
        'title',
        'noscript',
        'textarea',
        'select',
        'h1',
        'div',
        'pre',
        'A',
      ],
    )
    const value = fc.oneof(fc.constantFrom(...BAD_ADDRESSES), fc.string({ maxLength: 12, unit: 'binary' }))
    const attribute = fc
      .tuple(
        fc.constantFrom(
          'href',
          'src',
          'onclick',
          'style',
          'id',
          'title',
          'alt',
          'srcdoc',
          'xlink:href',
          '"x',
        ),
        value,
      )
      .map(([key, text]) => ` ${key}="${text}"`)
    const piece = fc.oneof(
      fc.tuple(name, fc.array(attribute, { maxLength: 3 })).map(([tag, list]) => `<${tag}${list.join('')}>`),
      name.map((tag) => `</${tag}>`),
      fc.constantFrom(
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '"',
        "'",
        '<',
        '>',
        '&lt;',
        '&#60;script&#62;',
        '\0',
        '\n',
        ' ',
      ),
      fc.string({ maxLength: 8 }),
      fc.constantFrom(...HTML_VECTORS),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const html = pieces.join('')
        expect(wrongWith(cleaner.html(html))).toEqual([])
        expect(wrongWith(cleaner.markdown(html))).toEqual([])
      }),
      { numRuns: runs(240), seed: testSeed },
    )
  })
})

describe('content', () => {
  it('keeps what an author writes: headings, lists, tables, links, pictures', () => {
    const { rendered, text } = cleaner.markdown(
      '# Titolo\n\nUn **testo** con [resi](/page/resi), [sotto](#quali-dati), [fuori](https://altro.example/a?b=1&c=2).\n\n' +
        '## Quali dati?\n\n1. uno\n2. due\n\n| a |\n| - |\n| ~~b~~ |\n\n![Cesto](/pictures/cesto/640.webp)',
    )
    expect(rendered).toBe(
      '<h2 id="content-titolo">Titolo</h2><p>Un <strong>testo</strong> con <a href="/page/resi">resi</a>, ' +
        '<a href="#content-quali-dati">sotto</a>, ' +
        '<a href="https://altro.example/a?b=1&#x26;c=2" rel="external noopener noreferrer">fuori</a>.</p>' +
        '<h2 id="content-quali-dati">Quali dati?</h2><ol><li>uno</li><li>due</li></ol>' +
        '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td><del>b</del></td></tr></tbody></table>' +
        '<p><img alt="Cesto" src="/pictures/cesto/640.webp"></p>',
    )
    expect(text).toBe('Titolo Un testo con resi, sotto, fuori. Quali dati? uno due a b')
  })

  it('keeps WordPress’s text without its wrappers, and takes addresses of its server for the shop’s', async () => {
    const own = await openCleaner({
      pictureHosts: ['img.example'],
      toShop: (address) =>
        address.replace('https://wp.example/wp-content/', '/p/wp-content/').replace('https://wp.example', ''),
    })
    const { rendered } = own.html(
      '<div class="wp-block-group" style="color:red"><!-- wp:paragraph --><p>Ciao <span style="x">a te</span></p>' +
        '<figure><img src="https://wp.example/wp-content/uploads/1.webp" width="640" height="480" onload="x"></figure>' +
        '<a href="https://wp.example/page/resi">Resi</a><img src="https://img.example/2.jpg" alt="Due"></div>',
    )
    expect(rendered).toBe(
      '<p>Ciao a te</p><figure><img alt="" width="640" height="480" src="/p/wp-content/uploads/1.webp"></figure>' +
        '<a href="/page/resi">Resi</a><img alt="Due" src="https://img.example/2.jpg">',
    )
  })

  it('that is too deep or too long for a page is left out, and nothing fails', () => {
    for (const text of [
      '<b>'.repeat(300),
      '<div>'.repeat(3_000),
      `${'> '.repeat(100)}x`,
      'x'.repeat(500_000),
    ]) {
      expect(wrongWith(cleaner.html(text))).toEqual([])
      expect(wrongWith(cleaner.markdown(text))).toEqual([])
    }
    const depth = (node: Nodes): number =>
      'children' in node ? 1 + Math.max(0, ...node.children.map(depth)) : 0
    expect(depth(cleaner.html('<blockquote>'.repeat(300)).tree as Nodes)).toBeLessThan(50)
  })
})
