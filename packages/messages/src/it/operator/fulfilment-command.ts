import type { AgeDocument } from '@cambusa/domain/orders/hand-over'
import { operatorTexts } from './operator.ts'
import { ordersCommandTexts } from './orders-command.ts'

const documents: Record<AgeDocument, string> = {
  identityCard: 'carta-identita',
  drivingLicence: 'patente',
  passport: 'passaporto',
  residencePermit: 'permesso-soggiorno',
}

/** What the operator reads who prepares and hands over orders (`npm run orders`). */
export const fulfilmentCommandTexts = {
  usage: `${ordersCommandTexts.usage}
     npm run orders -- confirm ORDINE             conferma un ordine
     npm run orders -- start ORDINE               comincia a prepararlo
     npm run orders -- pick ORDINE FILE.csv       scrive che cosa è stato prelevato (docs/operations.md)
     npm run orders -- ready ORDINE               è pronto
     npm run orders -- on-the-way ORDINE          parte
     npm run orders -- bring-back ORDINE          non c’era nessuno: torna indietro
     npm run orders -- hand-over ORDINE [--to NOME | --delegate N] [--age-document TIPO] [--collected EURO] [--deposit CODICE=N …]
                                                  è consegnato o ritirato
     npm run orders -- cancel ORDINE --reason TESTO   lo annulla
     npm run orders -- credit ORDINE EURO --document NUMERO --reason TESTO
                                                  scrive una nota di credito (pagamento differito)
     TIPO è ${Object.values(documents).join(', ')}

${operatorTexts.optionsOfChanges}`,
  documents,
  done: {
    confirm: (p: { number: string }) => `L’ordine ${p.number} è confermato.`,
    start: (p: { number: string }) => `L’ordine ${p.number} è in preparazione.`,
    pick: (p: { number: string }) => `È scritto che cosa è stato prelevato dell’ordine ${p.number}.`,
    ready: (p: { number: string }) => `L’ordine ${p.number} è pronto, e il cliente lo sa.`,
    'on-the-way': (p: { number: string }) => `L’ordine ${p.number} è in consegna, e il cliente lo sa.`,
    'bring-back': (p: { number: string }) => `L’ordine ${p.number} è tornato indietro ed è di nuovo pronto.`,
    'hand-over': (p: { number: string }) => `L’ordine ${p.number} è consegnato, e il cliente lo sa.`,
    cancel: (p: { number: string }) =>
      `L’ordine ${p.number} è annullato: merce, posto, buoni e denaro tornano indietro, e il cliente lo sa.`,
  },
  already: (p: { number: string }) => `Per l’ordine ${p.number} era già fatto: non è cambiato nulla.`,
  collected: (p: { due: string; collected: string }) =>
    p.due === p.collected
      ? `Alla consegna sono incassati ${p.collected}.`
      : `Alla consegna erano dovuti ${p.due}, sono incassati ${p.collected}.`,
  row: (p: { line: number }) => `Riga ${p.line}`,
  noCodes: (p: { path: string }) =>
    `In ${p.path} manca la colonna dei codici: la prima riga dev’essere come codice;quantità;esito;sostituto.`,
  wrongDelegate: (p: { text: string }) => `«${p.text}» non è il numero di un delegato.`,
  wrongName: '--to vuole il nome di chi ha preso la spesa, in una riga di al massimo 80 caratteri.',
  wrongDocument: (p: { text: string }) =>
    `«${p.text}» non è un tipo di documento: scegli tra ${Object.values(documents).join(', ')}.`,
  wrongDeposit: (p: { text: string }) => `«${p.text}» non dice quanti imballi: scrivi come CASSA=2.`,
  wrongReason:
    '--reason vuole il motivo, in una riga di al massimo 200 caratteri: lo legge anche il cliente.',
  came: 'Che cosa è arrivato',
  history: 'Storia',
  /** What was done with an order. */
  acts: {
    confirm: 'confermato',
    startPicking: 'preparazione cominciata',
    pick: 'prelevato',
    ready: 'pronto',
    onTheWay: 'in consegna',
    bringBack: 'riportato indietro',
    cancel: 'annullato',
    handOver: 'consegnato',
    takeBack: 'merce resa',
    edit: 'modifica aperta',
    change: 'modificato',
    keepAsWas: 'modifica lasciata',
    withdraw: 'recesso',
  },
} as const
