/** A flyer with one page, of the promotion natale-2026. */
export const FLYER = `---
title: Natale
from: 2026-12-01
to: 2026-12-24
promotions: [natale-2026]
pages:
  - image: /p/wp-content/uploads/natale-1.webp
    alt: Panettoni in offerta
    width: 800
    height: 1100
    promotion: natale-2026
pdf: /p/wp-content/uploads/natale.pdf
---
`
