/** Companies of the demo shop's register of VAT numbers, all made up; in demo mode only. */
export const DEMO_COMPANIES: Readonly<Record<string, { name: string; address: string }>> = {
  '03456789019': {
    name: 'Trattoria della Darsena S.r.l.',
    address: 'Via del Molo 8, 48121 Ravenna (RA)',
  },
  '01987654322': { name: 'Pizzeria Tre Archi S.n.c.', address: 'Via degli Archi 3, 40125 Bologna (BO)' },
  '02765432196': {
    name: 'Mensa Sant’Agata S.c.a.r.l.',
    address: 'Viale della Stazione 21, 41121 Modena (MO)',
  },
}
