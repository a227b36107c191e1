import { BOTH, HEADER, type HostileFile } from './hostile-file.ts'

const FIRST = ['A1']
/** One row for each cell of a price. */
const priced = (...prices: readonly string[]) =>
  HEADER + prices.map((price, at) => `A${at + 1};Merce;4;${price}\n`).join('')
const rated = (...rates: readonly string[]) =>
  HEADER + rates.map((rate, at) => `A${at + 1};Merce;${rate};1,00\n`).join('')
const codesTo = (last: number) => Array.from({ length: last }, (_, at) => `A${at + 1}`)

/** Exports of tills and accounting programs: which price, which rate, which number is meant. */
export const hostileTills: readonly HostileFile[] = [
  {
    name: 'netto-e-ivato.csv',
    bytes: 'codice;nome;iva;prezzo;prezzo ivato\nA1;Pane;4;1,00;1,04\n',
    loads: FIRST,
    cents: [104],
  },
  {
    name: 'iva-inclusa-ed-esclusa.csv',
    bytes: 'codice;nome;iva;Prezzo IVA esclusa;Prezzo IVA inclusa\nA1;Pane;4;1,00;1,04\n',
    loads: FIRST,
    cents: [104],
  },
  {
    name: 'net-gross-price.csv',
    bytes: 'SKU,Name,VAT,Net price,Price,Gross price\nA1,Bread,4,1.00,1.00,1.04\n',
    loads: FIRST,
    cents: [104],
  },
  {
    name: 'tedesco.csv',
    bytes: 'Artikelnummer;Bezeichnung;MwSt;Preis;Warengruppe;Inhalt\nA1;Nudeln;4;1,99;Teigwaren;500 g\n',
    loads: ['A1 Nudeln'],
    cents: [199],
  },
  {
    name: 'francese.csv',
    bytes: 'Référence;Désignation;TVA;Prix HT;Prix TTC;Rayon\nA1;Pâtes;4;1,91;1,99;Épicerie\n',
    loads: ['A1 Pâtes'],
    cents: [199],
  },
  {
    name: 'inglese.csv',
    bytes: 'Item No.,Item Description,VAT %,Retail Price (EUR)\nA1,Bread,4%,€1.99\n',
    loads: ['A1 Bread'],
    cents: [199],
  },
  {
    name: 'migliaia.csv',
    bytes: priced('€ 1.234,50', '1 234,50', "1'234.50", 'EUR 99,90', '2,-', '2,--', '€2.50'),
    loads: codesTo(7),
    cents: [123_450, 123_450, 123_450, 9_990, 200, 200, 250],
  },
  {
    name: 'cifre-spostate.csv',
    bytes: `${priced('1.23,45', '12.34,50', '3 50', '1,99*', '1,99/2,49', '(3,50)', '$1.99', '1€50')}A9;Sale;4;1,00\n`,
    loads: ['A9'],
    cents: [100],
    refuses: [2, 3, 4, 5, 6, 7, 8, 9].map((line) => [line, 'non è un numero'] as const),
  },
  {
    name: 'prezzi-in-centesimi.csv',
    bytes:
      'codice;nome;iva;Prezzo di vendita in centesimi di euro\nA1;Pane;4;199\nA2;Riso;4;1.250\nA3;Sale;4;1,99\nA4;Tè;4;5\n',
    loads: ['A1', 'A2', 'A4'],
    cents: [199, 1250, 5],
    refuses: [[4, 'dice centesimi']],
  },
  {
    name: 'centesimi.json',
    bytes:
      '[{"codice":"A1","nome":"Pane","iva":4,"priceCents":199},{"codice":"A2","nome":"Riso","iva":4,"priceCents":90}]',
    loads: BOTH,
    cents: [199, 90],
  },
  {
    name: 'euro-e-cent.csv',
    bytes: 'codice;nome;iva;Prezzo (euro, cent)\nA1;Pane;4;1,99\n',
    map: { price: 'colonna 4' },
    loads: FIRST,
    cents: [199],
  },
  {
    name: 'senza-prezzo.csv',
    bytes: priced('n.d.', '-', '—', 'N/A', ''),
    loads: codesTo(5),
    cents: [null, null, null, null, null],
    remarks: ['non dice nulla'],
  },
  {
    name: 'aliquote-scritte.csv',
    bytes: rated('IVA al 4%', 'I.V.A. 22 %', 'ali. 10%', 'IVA 10', '0,05', '04'),
    loads: codesTo(6),
    remarks: ['aliquota scritta in altro modo'],
  },
  {
    name: 'aliquote-strane.csv',
    bytes: `${rated('10+4', 'C22', '20', 'esente')}A9;Sale;4;1,00\n`,
    loads: ['A9'],
    refuses: [2, 3, 4, 5].map((line) => [line, 'se è un codice, scrivi nella mappa'] as const),
  },
  {
    name: 'codici-iva.csv',
    bytes: rated('1', '2', '3', '4', '4'),
    fails: '«iva» sembra contenere codici (1, 2, 3, 4)',
  },
  {
    name: 'codici-iva-con-mappa.csv',
    bytes: rated('1', '2', '4', '10%'),
    map: { vat: { codes: { 1: 4, 2: 22 } } },
    loads: ['A1', 'A2', 'A4'],
    refuses: [[4, 'se è un codice']],
  },
  {
    name: 'codici-in-notazione.csv',
    bytes: `${HEADER}1,23E+11;Pane;4;1,00\n1,23E+11;Riso;4;1,00\n1E5;Sale;4;1,00\n`,
    loads: ['1E5 Sale'],
    refuses: [
      [2, 'ha perso le ultime cifre'],
      [3, 'ha perso le ultime cifre'],
    ],
  },
  {
    name: 'ean-zero.csv',
    bytes: 'codice;ean;nome;iva\nA1;0;Pane;4\nA2;0000000000000;Riso;4\n',
    loads: BOTH,
    remarks: ['non dice nulla'],
  },
  {
    name: 'titolo-con-virgole.csv',
    bytes: `Listino del 01/11/2026, negozio di Milano, via Roma, 3\n\n${priced('1,50', '2,50')}`,
    loads: BOTH,
    cents: [150, 250],
  },
  {
    name: 'titolo-di-due-celle.csv',
    bytes: `Aggiornato al;01/11/2026;;\nNegozio;Milano;;\n${priced('1,50', '2,50')}`,
    loads: BOTH,
    cents: [150, 250],
  },
  {
    name: 'virgole-nei-nomi-di-colonna.csv',
    bytes: 'codice;nome;prezzo (in euro, IVA, sconti, resi, tutto);iva\nA1;Pane;1,50;4\n',
    map: { price: 'colonna 3' },
    loads: FIRST,
    cents: [150],
  },
  {
    name: 'numero-e-testo.json',
    bytes:
      '[{"codice":"A1","nome":"Pane","iva":4,"prezzo":"1,99"},{"codice":"A2","nome":"Riso","iva":4,"prezzo":2.189}]',
    loads: BOTH,
    cents: [199, 219],
    remarks: ['arrotondato al centesimo'],
  },
  {
    name: 'totale-con-numero.csv',
    bytes: `${priced('1,50', '2,50')}Totale articoli: 2;;;\n`,
    loads: BOTH,
    refuses: [[4, 'riga di totali']],
  },
  {
    name: 'unita-del-contenuto.csv',
    bytes:
      'codice;nome;quantità;um;iva;prezzo\nA1;Farina;500;g;4;1,40\nA2;Panna;20;cl.;4;1,00\nA3;Riso;1;kg;4;2,00\n',
    loads: codesTo(3),
    cents: [140, 100, 200],
    remarks: ['è l’unità del contenuto'],
  },
]
