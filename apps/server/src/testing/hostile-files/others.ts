import { gzipSync } from 'node:zlib'
import { BOTH, GOOD, GOOD_RECORDS, HEADER, type HostileFile } from './hostile-file.ts'

/** JSON files, maps, and what is no table at all. */
export const hostileOthers: readonly HostileFile[] = [
  { name: 'elenco.json', bytes: `[${GOOD_RECORDS}]`, loads: BOTH },
  { name: 'elenco-bom.json', bytes: `\ufeff[${GOOD_RECORDS}]`, loads: BOTH },
  { name: 'json-chiamato.csv', bytes: `[${GOOD_RECORDS}]`, loads: BOTH },
  { name: 'avvolto.json', bytes: `{"pagine":1,"righe":[${GOOD_RECORDS}]}`, loads: BOTH },
  { name: 'righe.ndjson', bytes: GOOD_RECORDS.replace('},{', '}\n{'), loads: BOTH },
  {
    name: 'record-sbagliato.json',
    bytes: `[{"codice":"A0","nome":"Sale","iva":4,},${GOOD_RECORDS}]`,
    loads: BOTH,
    refuses: [[1, 'non è JSON valido']],
  },
  {
    name: 'record-non-record.json',
    bytes: `[null,${GOOD_RECORDS},"x"]`,
    loads: BOTH,
    refuses: [
      [1, 'non è un record'],
      [4, 'non è un record'],
    ],
  },
  {
    name: 'virgoletta-aperta.json',
    bytes: `[\n{"codice":"A0","nome":"Sale,"iva":4},\n${GOOD_RECORDS}\n]`,
    loads: BOTH,
    refuses: [[1, 'non è JSON valido']],
  },
  {
    name: 'nome-due-volte.json',
    bytes: `[{"codice":"A0","nome":"Sale","iva":4,"prezzo":1,"prezzo":9},${GOOD_RECORDS}]`,
    loads: BOTH,
    refuses: [[1, 'due volte']],
  },
  {
    name: 'nul.json',
    bytes: `[{"codice":"A0","nome":"Sa\\u0000le","iva":4},${GOOD_RECORDS}]`,
    loads: BOTH,
    refuses: [[1, 'segno nullo']],
  },
  { name: 'tagliato.json', bytes: `[${GOOD_RECORDS.slice(0, -10)}`, fails: 'record 2' },
  { name: 'vuoto.json', bytes: '[]', fails: 'elenco di record' },
  {
    name: 'elenco-di-elenchi-doppi.json',
    bytes: '[["codice","nome","iva","nome"],["A1","Pane",4,"Riso"]]',
    fails: '«nome» (colonne 2 e 4)',
  },
  { name: 'vuoto.csv', bytes: '', fails: 'vuoto' },
  { name: 'solo-spazi.csv', bytes: ' \n\n\t\n', fails: 'vuoto' },
  { name: 'solo-nul.csv', bytes: Buffer.alloc(4_096), fails: 'vuoto' },
  { name: 'compresso.csv.gz', bytes: gzipSync(HEADER + GOOD), fails: 'gzip' },
  { name: 'scansione.pdf', bytes: '%PDF-1.7\n', fails: 'PDF' },
  { name: 'foto.csv', bytes: Buffer.from('ffd8ffe000104a46494600', 'hex'), fails: 'non è CSV' },
  { name: 'export.xml', bytes: '<?xml version="1.0"?><righe/>', fails: 'XML' },
  { name: 'cartella/', bytes: '', fails: 'è una cartella' },
  {
    name: 'mappa-corta.csv',
    bytes: 'codice;nome;Settore;prezzo\nA1;Pane;Forno;1,00\n',
    map: { category: 'settore', vat: 22 },
    loads: ['A1'],
  },
  {
    name: 'senza-nome.csv',
    bytes: ';nome;iva\nA1;Pane;4\n',
    map: { columns: { code: 'colonna 1' } },
    loads: ['A1'],
  },
  {
    name: 'chiave-di-colonne.csv',
    bytes: 'Nome;Formato;prezzo\nPane;1 kg;1\nPane;1 KG;2\n',
    map: { key: ['nome', 'formato'], vat: 4 },
    loads: ['K'],
    refuses: [[3, "c'è già alla riga 2"]],
  },
]
