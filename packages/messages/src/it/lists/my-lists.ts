import { countText } from '@cambusa/domain/text/number-text'
const products = (count: number) =>
  count === 0 ? 'ancora vuota' : count === 1 ? '1 prodotto' : `${countText(count)} prodotti`

/** Texts of all lists of a customer. */
export const myListsTexts = {
  title: 'Le mie liste',
  intro: 'Quello che compri spesso, in ordine: lo metti nel carrello con un tocco.',
  own: 'Le mie',
  shared: 'Condivise con me',
  create: 'Nuova lista',
  import: 'Carica un file',
  count: (p: { count: number }) => products(p.count),
  changed: (p: { day: string }) => `aggiornata il ${p.day}`,
  isShared: 'Condivisa',
  sharedBy: (p: { name: string }) => `di ${p.name}`,
  open: 'Apri',
  loadFailed: 'Non siamo riusciti a caricare le tue liste.',
  emptyTitle: 'Non hai ancora liste',
  emptyText:
    'Crea la prima, oppure salva come lista un ordine o il carrello. Da ogni prodotto puoi aggiungere con «Salva in una lista».',
  usual: 'Quello che ordino sempre',
  usualText: 'I prodotti dei tuoi ordini degli ultimi mesi, dal più ordinato, con la quantità di sempre.',
  usualNone: 'Si riempie da sola dopo i primi ordini.',
  name: 'Nome della lista',
  nameHint: 'Per esempio: dispensa del lunedì',
  nameMissing: 'Scrivi un nome per la lista.',
  createTitle: 'Nuova lista',
  createYes: 'Crea la lista',
  renameTitle: 'Cambia nome',
  renameYes: 'Salva il nome',
  created: (p: { name: string }) => `Lista ${p.name} creata`,
  deleted: (p: { name: string }) => `Lista ${p.name} eliminata`,
  importTitle: 'Carica una lista',
  importText:
    'Un file CSV o Excel con una riga per prodotto: codice o codice a barre, e quantità. Va bene anche il file che esporti da una lista.',
  importHere: 'Aggiungi da un file',
  importInto: (p: { name: string }) => `Aggiungi a ${p.name}`,
  importAdd: (p: { count: number }) =>
    p.count === 1 ? 'Aggiungi 1 prodotto' : `Aggiungi ${countText(p.count)} prodotti`,
  importAdded: (p: { count: number; name: string }) =>
    p.count === 1
      ? `1 prodotto del file è nella lista ${p.name}.`
      : `${countText(p.count)} prodotti del file sono nella lista ${p.name}.`,
  importAsked: 'Intendevi questi? Spunta quelli giusti',
  importWritten: (p: { row: number; text: string }) => `Riga ${p.row}: «${p.text}»`,
  importNoneYet: 'Nessun prodotto è sicuro: guarda le proposte.',
  importFile: 'Scegli il file',
  importTooLarge: 'Il file supera 1 MB: dividilo in due.',
  importNotSent: 'Il file non è arrivato al negozio.',
  importReading: 'Leggo il file.',
  importReady: (p: { count: number }) =>
    p.count === 1 ? '1 prodotto pronto' : `${countText(p.count)} prodotti pronti`,
  importNone: 'Nel file non c’è nessun prodotto del negozio.',
  importProblems: 'Da guardare',
  importRow: (p: { row: number; text: string }) => `Riga ${p.row}: ${p.text}`,
  importLeftOut: (p: { count: number }) =>
    p.count === 1
      ? 'Una lista ha al massimo 500 righe: l’ultima è rimasta fuori.'
      : `Una lista ha al massimo 500 righe: le ultime ${p.count} sono rimaste fuori.`,
} as const
