import { beforeAll, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { bytesOf, writeCsv } from '../../platform/tables/write-table.ts'
import { buildPlacedOrder } from '../../testing/factories/placed-order.ts'
import { importBytes } from '../../testing/files/import-rows.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { exportTables } from './export-tables.ts'
import { importKinds } from './kinds.ts'

const year = new Date().getFullYear()
/** A file of each kind that a shop may have, in the order of loading. */
const FILES: readonly (readonly [kind: string, file: string])[] = [
  [
    'categories',
    `codice;nome;posizione;descrizione\ncasa;Casa;2;"=Tutto; per la casa"\ndispensa;Dispensa;1;\ndispensa/caffe;Caffè, tè e "altro";;\ndispensa/fresco;Banco del fresco;;\n`,
  ],
  [
    'stores',
    `codice;nome;indirizzo;civico;cap;città;provincia;lat;lon;servizi;orari;nota orari;magazzino;nome magazzino;predefinito\n5;Cash;via Larga;1;00118;Roma;RM;41,9;12,5;ritiro,domicilio;"lun-ven 08-13, 15-19; festivi chiuso; sabato su appuntamento";In agosto solo mattina;1;Lazio;sì\n6;Nord;via Emilia;2;41121;Modena;MO;44,6;10,9;ritiro;;;2;Emilia;no\n`,
  ],
  [
    'store-hours',
    'negozio;giorno;data;dalle;alle;motivo\n6;lun-sab;;18:00;02:00;\n6;domenica e festivi;;00:00;24:00;\n6;;2026-12-24;8;12;"Vigilia; mattina"\n6;;2026-12-24;14;16;"Vigilia; mattina"\n5;;2026-12-25;;;\n',
  ],
  [
    'services',
    'servizio;negozio;nome;descrizione;costo;iva;soglia gratuita;ordine minimo;in vista\nritiro;;Ritiro;"Da qui; subito";0;;;20;\ndomicilio;;A casa;;5,90;22;90;40;sì\ndomicilio;5;;;4,90;10;;;\n',
  ],
  [
    'areas',
    'servizio;cap;negozio;costo;ordine minimo\ndomicilio;00118-00121, 00123;5;;\ndomicilio;41121;5;6,5;50\n',
  ],
  [
    'timeslots',
    `magazzino;servizio;giorno;inizio;fine;posti;entro\n1;domicilio;lunedì;06:00;08:00;10;22:00\n`,
  ],
  ['packagings', 'codice;nome;costo;iva;a rendere\n0042;"Cassa, blu";3,5;;sì\nVASC;Vaschetta;0,2;22;no\n'],
  [
    'products',
    `codice;ean;nome;marca;formato;prezzo;iva;categoria 1;categoria 2;tipologia;multiplo;quantità minima;primo peso;passo;prezzo unitario;unità del prezzo;peso sgocciolato;ingredienti;allergeni;etichette;alimentare;età minima;pezzi per collo;valore del buono;scelte;imballo;quantità per imballo;prezzo sotto i 2 centesimi;nutrizione: Energia;nutrizione: Sale
007;8001234567897;=1+1 biscotti;"L'Oca; ""Buona""";500 g;1.234,50;4;Dispensa;Caffè, tè e "altro";;6;12;;;;;;"farina, uova
zucchero";"glutine, frutta a guscio";bio, senza-zucchero;sì;;12;;;VASC;12;;1500 kJ;1,2 g
8;;+Caffè in grani;;6 x 250 g;18,90;10;Dispensa;Caffè, tè e "altro";Confezione;;;;;;;;;;;;18;;;Macinatura[macina]: moka | espresso;0042;2,5;;;
9;;Prosciutto;;;24,9;10;Dispensa;Banco del fresco;Sfuso;;;150;50;;;;;;;;;;;;;;;;3 g
10;;-10 spugne;;;2;22;Casa;;;;;;;10;kg;;;;;no;;;;;;;;;
11;;Tonno;;400 g sgocciolato 240 g;5,99;10;Dispensa;;;;;;;;;;;pesce;;;;;;;;;;;
12;;Caramella;;10 g;0,01;10;Dispensa;;;;;;;;;;;;;;;;;;;;sì;;
13;;Buono regalo;;;50;;Casa;;;;;;;;;;;;;;;;50;;;;;;
`,
  ],
  [
    'customers',
    `e-mail;nome;cognome;telefono;codice fiscale;codice cliente;tipo;livello;negozio;ragione sociale;partita iva;sede;fido;immagini
ada@example.com;Ada;"De' Rossi, M.";0510001;;00C1;azienda;2;5;"Bar ""Sole""; srl";01234567897;via Larga 1;1500,5;sì
ada@example.com;Ada;"De' Rossi, M.";0510001;;00C1;azienda;2;5;Trattoria;02345678904;;;no
ugo@example.com;Ugo;Neri;;;;privato;1;6;;;;;
`,
  ],
  [
    'price-lists',
    'listino;nome;partita iva\n7;"Ristoranti, bar";01234567897\n7;"Ristoranti, bar";02345678904\n9;Vuoto;\n',
  ],
  ['prices', 'codice;listino;prezzo\n007;7;1199,99\n8;7;17,5\n8;9;17\n'],
  [
    'promotions',
    `promozione;nome;dal;al;codice;prezzo promozionale;listino
vecchia;Estate;${year - 1}-06-01;${year - 1}-06-30;8;15;
ora;"Taglio; prezzo";${year - 1}-12-01;${year + 1}-01-31;007;1000;
ora;"Taglio; prezzo";${year - 1}-12-01;${year + 1}-01-31;007;900;7
poi;Fiera;${year + 1}-02-01;${year + 1}-02-10;11;4,99;
`,
  ],
  ['stock', 'codice;magazzino;giacenza\n007;1;1.200,5\n007;2;0\n9;1;1,234\n'],
  [
    'cards',
    'tessera;codice cliente;e-mail;partita iva;intestatario\n2000000000015;00C1;ada@example.com;;\n2000000000022;;;01234567897;"Rossi; Aldo"\n',
  ],
  [
    'mandates',
    'riferimento;partita iva;iban;data firma;schema;revocato\n001/A;01234567897;IT60X0542811101000000123456;2024-01-02;B2B;sì\n002/A;01234567897;IT60X0542811101000000123456;2025-01-02;CORE;\n',
  ],
  [
    'gift-certificates',
    `codice;importo;saldo;valido fino al;e-mail;partita iva;bloccato\nNATALE2026;50;20,5;${year + 1}-12-31;ugo@example.com;;\nESTATE-2026;10;;;;01234567897;sì\n`,
  ],
  ['synonyms', 'parole;spento\nprezzemolo,erbe;\ncoca;sì\n'],
  ['dishes', 'piatto;si chiede con;serve\ncarbonara;pasta alla carbonara;spaghetti,uova\n'],
]
/** Kinds whose full file takes off what it does not name. */
const FULL = [
  'products',
  'prices',
  'price-lists',
  'promotions',
  'stock',
  'areas',
  'synonyms',
  'dishes',
  'packagings',
]
const kindOf = (name: string) => importKinds.find((kind) => kind.name === name)!

async function written(database: Database): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const table of exportTables) {
    if (table.isOnlyOut === true) continue
    files.set(table.name, (await bytesOf(writeCsv(await table.read(database.pool)))).toString())
  }
  return files
}

let one: Database
let other: Database
beforeAll(async () => {
  one = await createTestDatabase()
  other = await createTestDatabase()
  const refused: string[] = []
  for (const [name, file] of FILES)
    for (const refusal of (await importBytes(one.pool, kindOf(name), file)).refusals)
      refused.push(`${name}: ${refusal}`)
  expect(refused).toEqual([])
})

test('the exports of a shop fill an empty shop with the same data, and no row is refused', async () => {
  const files = await written(one)
  for (const [name, file] of files) {
    const { refusals } = await importBytes(other.pool, kindOf(name), Buffer.from(file))
    expect.soft(refusals, name).toEqual([])
  }
  expect(Object.fromEntries(await written(other))).toEqual(Object.fromEntries(files))
  for (const [name] of FILES) expect(files.get(name)?.split('\n').length, name).toBeGreaterThan(2)
  // Computed columns, which no file contains.
  const state = `SELECT code, content, content_unit, drained_weight_grams, details, select_options FROM products ORDER BY code`
  expect((await other.pool.query(state)).rows).toEqual((await one.pool.query(state)).rows)
  const texts = [...files.values()].join('\n')
  expect(texts).not.toMatch(/NATALE|ESTATE/)
  expect(texts).toContain("'=1+1 biscotti")
})

test('the exports of a shop, loaded back into it with --full, change nothing', async () => {
  for (const [name, file] of await written(one)) {
    const { counts, refusals } = await importBytes(one.pool, kindOf(name), Buffer.from(file), {
      full: FULL.includes(name),
    })
    expect.soft(refusals, name).toEqual([])
    expect(counts, name).toMatchObject({ added: 0, changed: 0, removed: 0 })
  }
})

test('orders are exported row by row: goods, packaging, the fee with its own rate and what gift codes pay', async () => {
  const { rows } = await one.pool.query<{ id: number }>(
    `SELECT id FROM products WHERE code IN ('007', '8') ORDER BY code`,
  )
  const buyer = await one.pool.query<{ id: number }>(`SELECT id FROM users WHERE login = 'ada@example.com'`)
  const number = await buildPlacedOrder(one.db, {
    userId: buyer.rows[0]!.id,
    productIds: rows.map(({ id }) => id),
    quantity: 2,
  })
  const box = { packagingId: 1, descr: 'Vaschetta', costCents: 20, quantity: 3, totalCents: 60, vatRate: 22 }
  const vat = [
    { rate: 4, grossCents: 200 },
    { rate: 10, grossCents: 200 },
    { rate: 22, grossCents: 650 },
  ]
  await one.pool.query(
    `UPDATE orders SET company_name = 'Bar; srl', packages = $1, packages_cents = 60, delivery_fee_cents = 590, gift_cents = 100,
       total_cents = 950, worst_case_cents = 950, vat = $2`,
    [JSON.stringify([box]), JSON.stringify(vat)],
  )
  const table = exportTables.find(({ name }) => name === 'orders')!
  const [head, ...lines] = (await bytesOf(writeCsv(await table.read(one.pool))))
    .toString()
    .trim()
    .split('\r\n')
  expect(head).toContain('ordine;data;cliente;azienda;stato;riga;codice;nome;quantità;unità;prezzo;iva;')
  const all = `${number};2026-11-09 10:00;ada@example.com;"Bar; srl";Consegnato;`
  expect(lines.toSorted()).toEqual([
    `${all}buono;;;1;;-1;;;;-1`,
    `${all}consegna;;A casa;1;;5,9;22;4,84;1,06;5,9`,
    `${all}imballo;;Vaschetta;3;;0,2;22;0,49;0,11;0,6`,
    `${all}merce;007;'=1+1 biscotti;2;pz;1;4;1,92;0,08;2`,
    `${all}merce;8;'+Caffè in grani;2;pz;1;10;1,82;0,18;2`,
  ])
})
