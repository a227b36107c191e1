import { BOTH, GOOD, HEADER, type HostileFile } from './hostile-file.ts'

const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const TABLE = HEADER + GOOD
const NUL = '\u0000'
const LOST = '\ufffd'
/** Empty lines: what stands below them is far from the file's first bytes. */
const FAR = '\n'.repeat(70_000)

/** CSV files: encodings, separators, rows that lack something or have too much. */
export const hostileTexts: readonly HostileFile[] = [
  { name: 'utf8-bom.csv', bytes: `\ufeff${TABLE}`, loads: BOTH },
  { name: 'utf16le.csv', bytes: utf16(`\ufeff${TABLE}`), loads: BOTH },
  { name: 'utf16le-senza-bom.csv', bytes: utf16(TABLE), loads: BOTH },
  { name: 'utf16be.csv', bytes: utf16(`\ufeff${TABLE}`).swap16(), loads: BOTH },
  {
    name: 'windows-1252.csv',
    bytes: Buffer.from(`${HEADER}A1;Caff\u00e8 \u0080;4;1,00\n`, 'latin1'),
    loads: ['A1 Caffè €'],
  },
  {
    name: 'cassa-dos.csv',
    // 'Novità' alone may be 'Novit…' as well: the other lines decide.
    bytes: Buffer.from(
      `${HEADER}A1;CAFF\u008a tost\u0085to pi\u0097 \u00d5;4;1,00\nA2;Novit\u0085;4;1,00\n`,
      'latin1',
    ),
    loads: ['A1 CAFFè tostàto più €', 'A2 Novità'],
  },
  {
    name: 'windows-1252-puntini.csv',
    bytes: Buffer.from(`${HEADER}A1;Caff\u00e8 ecc\u0085;4;1,00\nA2;Pane ecc\u0085;4;1,00\n`, 'latin1'),
    loads: ['A1 Caffè ecc…', 'A2 Pane ecc…'],
  },
  {
    name: 'mojibake.csv',
    bytes: `${HEADER}A1;CaffÃ¨;4;1,00\n`,
    loads: ['A1 Caffè'],
    remarks: ['lettere accentate lette male'],
  },
  { name: 'virgole.csv', bytes: 'codice,nome,iva,prezzo\nA1,Pane,4,1.00\nA2,Riso,4,"2,00"\n', loads: BOTH },
  { name: 'tab.txt', bytes: TABLE.replaceAll(';', '\t'), loads: BOTH },
  { name: 'barre.txt', bytes: TABLE.replaceAll(';', '|'), loads: BOTH },
  { name: 'sep.csv', bytes: `sep=;\n${TABLE}`, loads: BOTH },
  { name: 'cr.csv', bytes: TABLE.replaceAll('\n', '\r'), loads: BOTH },
  { name: 'crlf.csv', bytes: TABLE.replaceAll('\n', '\r\n'), loads: BOTH },
  { name: 'in-fondo-vuote.csv', bytes: `${TABLE}\n;;;\n \n\t\n;;;\n`, loads: BOTH },
  { name: 'fine-dos.csv', bytes: `${TABLE}\u001a`, loads: BOTH },
  { name: 'titolo.csv', bytes: `Listino di novembre\n\n${TABLE}`, loads: BOTH },
  {
    name: 'righe-corte-e-lunghe.csv',
    bytes: `${HEADER}A0;Pane\n${GOOD}A3;Sale;4;1,00;x;y\n`,
    loads: BOTH,
    refuses: [
      [2, '2 colonne invece di 4'],
      [5, '6 colonne invece di 4'],
    ],
  },
  {
    name: 'totali.csv',
    bytes: `${TABLE};;;\nTOTALE;;;3,00\nTotale generale:;2;;3,00\n`,
    loads: BOTH,
    refuses: [
      [5, 'riga di totali'],
      [6, 'riga di totali'],
    ],
  },
  {
    name: 'intestazione-ripetuta.csv',
    bytes: `${TABLE}${HEADER}A3;Sale;4;1,00\n`,
    loads: ['A1', 'A2', 'A3'],
    refuses: [[4, 'di nuovo i nomi']],
  },
  {
    name: 'nul.csv',
    bytes: `${HEADER}A0;Pa${NUL}ne;4;1,00\n${GOOD}`,
    loads: BOTH,
    refuses: [[2, 'segno nullo']],
  },
  {
    name: 'nul-lontano.csv',
    bytes: `${TABLE}${FAR}A0;Pa${NUL}ne;4;1,00\n`,
    loads: BOTH,
    refuses: [[70_004, 'segno nullo']],
  },
  {
    name: 'virgolette-aperte.csv',
    bytes: `${HEADER}A1;"Pane;4;1,00\nA2;"Riso";4;2,00\n`,
    loads: ['A1 Pane', 'A2 Riso'],
    remarks: ['non si chiude'],
  },
  {
    name: 'lettera-persa.csv',
    bytes: `${HEADER}A1;Caff${LOST} in grani;4;1,00\nA2;T${LOST}${LOST} verde;4;1,00\n`,
    loads: [`A1 Caff${LOST} in grani`, `A2 T${LOST}${LOST} verde`],
    remarks: ['una lettera è andata persa', 'una lettera è andata persa'],
  },
  {
    name: 'nome-illeggibile.csv',
    bytes: `${TABLE}A3;${LOST}${LOST}${LOST} ${LOST}e;4;1,00\nA${LOST}4;Sale grosso;4;1,00\n`,
    loads: BOTH,
    refuses: [
      [4, 'lettere perse'],
      [5, 'lettere perse'],
    ],
  },
  {
    name: 'formule.csv',
    bytes:
      `${TABLE}A3;Sale;4;=B2*1,22\nA4;Olio;4;#DIV/0!\nA5;Aceto;#RIF!;1\nA6;#VALORE!;4;1\nA7;#N/D;4;1\nA8;=CERCA.VERT(A1;B:B);4;1\n`.replace(
        'CERCA.VERT(A1;B:B)',
        'SOMMA(A1)',
      ),
    loads: BOTH,
    refuses: [
      [4, 'formula senza valore'],
      [5, 'dà un errore'],
      [6, 'dà un errore'],
      [7, 'dà un errore'],
      [8, 'dà un errore'],
      [9, 'formula senza valore'],
    ],
  },
  {
    name: 'codice-doppio.csv',
    bytes: `${TABLE}A1;Altro;4;1,00\n`,
    loads: ['A1 Pane', 'A2'],
    refuses: [[4, "c'è già alla riga 2"]],
  },
  {
    name: 'colonne-doppie.csv',
    bytes: 'codice;nome;iva;prezzo;Prezzo\nA1;Pane;4;1,00;2,00\n',
    fails: '«prezzo» (colonne 4 e 5)',
  },
  {
    name: 'colonne-doppie-con-mappa.csv',
    bytes: 'codice;nome;iva;prezzo;Prezzo\nA1;Pane;4;1,00;2,00\n',
    map: { price: 'colonna 5' },
    loads: ['A1'],
  },
  { name: 'intestazione-5mb.csv', bytes: `${'x'.repeat(5_000_000)};nome\nA1;Pane\n`, fails: 'manca' },
  { name: 'molte-colonne.csv', bytes: `${'a;'.repeat(20_000)}\n1;2\n`, fails: '16.384 colonne' },
  { name: 'senza-iva.csv', bytes: 'codice;nome;prezzo\nA1;Pane;1\n', fails: '"vat": {"default": 22}' },
  { name: 'senza-intestazione.csv', bytes: GOOD, fails: 'non sembra quella dei nomi' },
  { name: 'solo-intestazione.csv', bytes: HEADER },
]
