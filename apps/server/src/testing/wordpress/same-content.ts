import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A PNG of one pixel. */
export const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const privacy = (text: string) => `<h2>Quali dati</h2>
<p>${text} <strong>Ciao</strong>, <a href="{home}/resi/">resi</a>, <a href="/category/vini">vini</a> e <a href="https://www.altro.it/">altrove</a>.</p>
<ul><li>uno</li><li>due</li></ul>
<p><img src="{home}/wp-content/uploads/pixel.png" alt="Un punto"></p>`

/** A form that WordPress defines; the program's own has another title. */
export const SAME_FORM = {
  title: 'Scrivi "alla bottega" \\o/',
  done: 'Grazie.',
  fields: [{ name: 'messaggio', kind: 'longText', label: 'Messaggio', required: true }],
}

/** What fill-wordpress.php puts into a WordPress: the same as the files of `writeSameContent`. */
export const SAME_CONTENT = {
  pictures: { 'pixel.png': PIXEL },
  posts: [
    {
      type: 'page',
      slug: 'privacy',
      title: 'Privacy & cookie',
      content: privacy('Oggi.'),
      excerpt: 'Quali dati trattiamo.',
      meta: { version: '2026-11' },
    },
    {
      type: 'page',
      slug: 'privacy-giugno',
      title: 'Privacy & cookie',
      content: privacy('Allora.'),
      excerpt: 'Quali dati trattavamo.',
      meta: { version: '2025-06', version_of: 'privacy' },
    },
    { type: 'page', slug: 'resi', title: 'Resi', content: '<p>Entro <em>trenta</em> giorni.</p>', order: 2 },
    { type: 'page', slug: 'bozza', title: 'Bozza', content: '<p>Non ancora.</p>', status: 'draft' },
    { type: 'page', slug: 'home', title: 'Home', content: '', meta: { sections: 'slides, news' } },
    {
      type: 'faq',
      slug: 'quando',
      title: 'Quando arriva?',
      content: '<p>Domani.</p>',
      terms: { faq_categories: ['consegna', 'Consegna'] },
    },
    {
      type: 'faq',
      slug: 'come-pago',
      title: 'Come pago?',
      content: '<p>Con la carta.</p>',
      order: 1,
      terms: { faq_categories: ['pagare', 'Pagare'] },
    },
    {
      type: 'volantini',
      slug: 'natale',
      title: 'Natale',
      content: '<p>Le feste.</p>',
      meta: {
        from: '2026-12-01',
        to: '2026-12-24',
        promotions: 'natale-1',
        flyer_pages: '{home}/wp-content/uploads/pixel.png natale-1',
        pdf: '',
      },
    },
    { type: 'forms', slug: 'contatti', title: 'Contatti', meta: { definition: JSON.stringify(SAME_FORM) } },
    {
      type: 'new_slides',
      slug: 'uno',
      title: 'Uno',
      content: 'Per tutti.',
      meta: { link_text: 'Vai', link_url: '/category', from: '2026-11-01', to: '2026-11-30' },
      picture: 'pixel.png',
    },
    {
      type: 'new_slides',
      slug: 'due',
      title: 'Due',
      content: 'A domicilio.',
      order: 1,
      meta: { link_text: '', link_url: '', services: '2' },
    },
  ],
  menus: {
    main: [{ title: 'Vini', url: '/category/vini' }],
    footer: [
      { title: 'Aiuto', url: '/faq' },
      { title: 'Privacy', page: 'privacy', parent: 'Aiuto' },
      { title: 'Garante', url: 'https://www.garanteprivacy.it/' },
    ],
  },
}

const front = (fields: object) =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n`

const privacyText = (text: string) => `## Quali dati

${text} **Ciao**, [resi](/page/resi), [vini](/category/vini) e [altrove](https://www.altro.it/).

- uno
- due

![Un punto](/p/wp-content/uploads/pixel.png)
`

const image = '/p/wp-content/uploads/pixel.png'
const files: Record<string, string> = {
  'pages/privacy.md':
    front({ title: 'Privacy & cookie', description: 'Quali dati trattiamo.', version: '2026-11' }) +
    privacyText('Oggi.'),
  'pages/privacy@2025-06.md':
    front({ title: 'Privacy & cookie', description: 'Quali dati trattavamo.', version: '2025-06' }) +
    privacyText('Allora.'),
  'pages/resi.md': `${front({ title: 'Resi', order: 2 })}Entro *trenta* giorni.\n`,
  'pages/bozza.md': `${front({ title: 'Bozza', draft: true })}Non ancora.\n`,
  'pages/home.md': front({ title: 'Home', sections: ['slides', 'news'] }),
  'faq/categories.json': JSON.stringify([
    { slug: 'consegna', name: 'Consegna' },
    { slug: 'pagare', name: 'Pagare' },
  ]),
  'faq/consegna/quando.md': `${front({ title: 'Quando arriva?' })}Domani.\n`,
  'faq/pagare/come-pago.md': `${front({ title: 'Come pago?', order: 1 })}Con la carta.\n`,
  'volantini/natale.md': `${front({
    title: 'Natale',
    from: '2026-12-01',
    to: '2026-12-24',
    promotions: ['natale-1'],
    pages: [{ image, alt: 'Un punto', width: 1, height: 1, promotion: 'natale-1' }],
  })}Le feste.\n`,
  'slides.json': JSON.stringify({
    home: [
      {
        id: 1,
        title: { rendered: 'Uno' },
        content: { rendered: '<p>Per tutti.</p>' },
        link_text: 'Vai',
        link_url: '/category',
        image,
        from: '2026-11-01',
        to: '2026-11-30',
      },
      {
        id: 2,
        title: { rendered: 'Due' },
        content: { rendered: '<p>A domicilio.</p>' },
        link_text: '',
        link_url: '',
        image: '',
        deliveryServiceIds: [2],
      },
    ],
  }),
  'menus/main.json': JSON.stringify([{ title: 'Vini', url: '/category/vini' }]),
  'menus/footer.json': JSON.stringify([
    { title: 'Aiuto', url: '/faq', children: [{ title: 'Privacy', url: '/page/privacy' }] },
    { title: 'Garante', url: 'https://www.garanteprivacy.it/' },
  ]),
}

/** Writes the same content as files (docs/content.md). */
export function writeSameContent(folder: string): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  mkdirSync(join(folder, 'uploads'), { recursive: true })
  writeFileSync(join(folder, 'uploads/pixel.png'), Buffer.from(PIXEL, 'base64'))
}
