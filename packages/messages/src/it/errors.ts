import type { LineWish } from '@cambusa/domain/orders/wishes'
import type { ErrorCode, ErrorParams } from '@cambusa/contract/errors'
import type { InfoCode, InfoParams } from '@cambusa/contract/infos'
import { editRefusalText } from './orders/edit-refusals.ts'
import { cancelRefusalText } from './orders/cancel-refusals.ts'
import { registrationRefusalTexts } from './people/registration-refusals.ts'
import { passwordRefusalTexts } from './people/password-refusals.ts'
import { formRefusalTexts } from './content/form-refusals.ts'
import { listRefusalTexts } from './lists/list-refusals.ts'
import { colleagueRefusalTexts } from './people/colleague-refusals.ts'
import { userBoardRefusalTexts } from './people/user-board.ts'
import { dueDateAnswerTexts } from './payments/due-date-answers.ts'
import { exportAnswerTexts } from './exports/export-answers.ts'
import { notEnabledTexts } from './people/not-enabled.ts'
import { orderAfterwardsAnswerTexts } from './orders/order-afterwards-answers.ts'
import { orderShareAnswerTexts } from './orders/order-share-answers.ts'
import { shopActTexts } from './orders/shop-acts.ts'
import { paymentAnswerTexts } from './payments/payment-answers.ts'
import { timeslotAnswerTexts } from './delivery/timeslot-answers.ts'
import { ssoErrorTexts } from './people/sso.ts'
import { authAnswerTexts, authInfoTexts } from './people/auth-answers.ts'

type Text<Params> = undefined extends Params ? string : (params: Params) => string

const SECONDS_PER_MINUTE = 60

/** 'un minuto e mezzo' would be exact and '90 secondi' a riddle: minutes from two on, never too few. */
function waitText(seconds: number): string {
  if (seconds >= 2 * SECONDS_PER_MINUTE) return `${Math.ceil(seconds / SECONDS_PER_MINUTE)} minuti`
  return seconds === 1 ? '1 secondo' : `${seconds} secondi`
}

/** '40024', or 'da 40121 a 40141' for a town that has many. */
export const postalCodesText = (codes: readonly string[]) =>
  codes.length > 1 ? `da ${codes[0]} a ${codes.at(-1)}` : (codes[0] ?? '')

/** What a wish for a line has to look like. */
const wishTexts: { [Wish in LineWish]: string } = {
  accept_alternatives: 'Scegli se accetti un prodotto alternativo: sì o no.',
  same_brand: 'Scegli se vuoi solo la stessa marca: sì o no.',
  highest_price: 'Scrivi il prezzo massimo in euro, per esempio 12,50.',
  avoid_allergens: 'Scegli gli allergeni da evitare tra quelli dell’elenco.',
}

/** The Italian text of every refusal, ready to show. A missing code fails the type check. */
export const errorTexts: { [Code in ErrorCode]: Text<ErrorParams[Code]> } = {
  'request.malformed': (p) => `Controlla il campo «${p.field}»: ${p.reason}.`,
  'request.notFound': 'La pagina o il dato richiesto non esiste.',
  'request.crossSite':
    'Questa richiesta arriva da un altro sito e non è stata eseguita: apri il negozio dal suo indirizzo e riprova.',
  'request.tooMany': (p) => `Troppi tentativi. Riprova tra ${waitText(p.seconds)}.`,
  'request.keyReused': 'Questa richiesta è già stata inviata con dati diversi: ricarica la pagina e riprova.',
  'request.collided': 'Un’altra operazione stava cambiando le stesse cose. Riprova tra un momento.',
  'request.tooLarge': 'La richiesta è troppo grande: dividila in più parti e riprova.',
  'server.failure': 'Si è verificato un errore, riprova tra qualche minuto.',
  'server.busy': 'In questo momento stiamo lavorando ad altre richieste: riprova tra qualche secondo.',
  'server.unavailable': 'Il negozio non risponde in questo momento. Riprova tra qualche secondo.',
  response419: 'La sessione è scaduta, si prega di rieffettuare il login per continuare.',
  'user.notEnabled': (p) =>
    p.missing === '' ? notEnabledTexts.title : `${notEnabledTexts.title}: ${p.missing}.`,
  ...listRefusalTexts,
  ...formRefusalTexts,
  ...userBoardRefusalTexts,
  ...colleagueRefusalTexts,
  ...authAnswerTexts,
  ...registrationRefusalTexts,
  ...ssoErrorTexts,
  ...passwordRefusalTexts,
  'email.loginNotFresh': (p) =>
    `Per cambiare l’e-mail accedi di nuovo: la richiesta va fatta entro ${p.minutes} minuti dall’accesso.`,
  'account.notDeletable':
    'C’è ancora qualcosa da sistemare prima di cancellare l’account: lo trovi in «Cancella il mio account».',
  'account.loginNotFresh': (p) =>
    `Accedi di nuovo e riprova entro ${p.minutes} minuti: così sappiamo che sei tu.`,
  'account.toBeDeleted': (p) =>
    `Il tuo account sarà cancellato il ${p.day}. Per ordinare premi prima «Tieni il mio account» nel profilo.`,
  'email.same': 'È già la tua e-mail: scrivine una diversa.',
  'delegate.tooMany': (p) => `Puoi avere al massimo ${p.max} delegati: elimina prima chi non serve più.`,
  'delegate.unknown': 'Questa persona non è più tra i tuoi delegati.',
  'product.unknown': 'Questo prodotto non è più nel catalogo.',
  'category.unknown': 'Questa categoria non esiste più.',
  'flyer.unknown': 'Questo volantino non esiste più. Guarda quelli in corso.',
  'cart.maxProductsInCart': (p) => `Raggiunto il limite massimo di prodotti selezionabili: ${p.limit}`,
  'cart.productAddError': (p) => `Non è stato possibile aggiungere ${p.name}. Riprova.`,
  'cart.productUnavailable': (p) => `${p.name} non è disponibile in questo punto vendita.`,
  'cart.productWithoutPrice': (p) => `${p.name} non ha un prezzo di vendita e non si può acquistare.`,
  'cart.quantityStep': (p) => `${p.name}: la quantità acquistabile più vicina è ${p.quantity}.`,
  'cart.stock': (p) => `${p.name}: ne restano ${p.quantity}.`,
  'cart.dailyMaximum': () => 'Hai superato la quantità massima giornaliera acquistabile per questo articolo',
  'cart.optionMissing': (p) => `Per comprare ${p.name} scegli prima: ${p.choice}.`,
  'cart.optionUnknown': (p) => `${p.name}, ${p.choice}: puoi scegliere tra ${p.values}.`,
  'cart.notSoldAnymore': (p) => `${p.name} non è più in vendita: scegli un prodotto simile.`,
  'order.lineUnknown': "Un prodotto scelto non è di quest'ordine: ricarica la pagina e scegli di nuovo.",
  'errors.errorAddingProductFromOrder':
    "Nessun prodotto dell'ordine si può aggiungere al carrello. Scegli prodotti simili dal catalogo.",
  'cart.wishUnclear': (p) => wishTexts[p.wish],
  'cart.lineGone': 'Il prodotto non è più nel carrello: lo abbiamo aggiornato.',
  'cart.changedElsewhere': 'Il carrello è cambiato da un altro dispositivo. Controllalo e riprova.',
  'cart.locked': "Il carrello è in fase di acquisto: conferma l'ordine o torna al carrello per modificarlo.",
  'cart.bought': "Questo carrello è già diventato un ordine: lo trovi ne 'I miei ordini'.",
  'cart.notEditable': 'Questo carrello ora non si può modificare.',
  'cart.tooManyNew': (p) =>
    `Dalla tua rete sono stati aperti molti carrelli in poco tempo: riprova tra ${waitText(p.seconds)} oppure accedi.`,
  'cart.visitorMerged': 'Il carrello è passato al tuo profilo: accedi per ritrovarlo.',
  'cart.noteTooLong': (p) => `La nota può avere al massimo ${p.max} caratteri.`,
  'cart.infoUnknown': (p) => `«${p.name}» non è un'informazione del carrello.`,
  'errors.emptyCart': 'Il carrello è vuoto.',
  'errors.errorSettingCartInfo': "Impossibile salvare l'informazione nel carrello",
  'quickOrder.fileUnreadable': (p) => p.reason,
  'quickOrder.fileTooLarge': (p) =>
    `Il file supera ${p.megabytes} MB: dividilo in più file o salva solo le righe dell’ordine.`,
  'quickOrder.noLines':
    'Nel file non troviamo righe con un codice, un codice a barre o il nome di un prodotto.',
  'quickOrder.tooManyLines': (p) => `Un ordine rapido può avere al massimo ${p.max} righe: dividi il file.`,
  'errors.errorSettingAddress': "Impossibile cambiare l'indirizzo di ritiro",
  'address.unknown': 'Questo indirizzo non è più tra i tuoi: scegline un altro.',
  'address.deleteRefused': "Non è possibile eliminare l'indirizzo selezionato per la consegna della spesa.",
  'address.notServed': (p) =>
    `Questo servizio non arriva ancora al CAP ${p.postalCode} (${p.city}). Controlla il CAP, o scegli un altro servizio o indirizzo.`,
  'address.notEditable': "L'indirizzo di un ordine in modifica non si può cambiare.",
  'address.notValidated':
    'Non abbiamo riconosciuto questo indirizzo. Controllalo, oppure conferma per salvarlo così.',
  'address.streetUnknown': (p) =>
    `Non troviamo «${p.street}» a ${p.city}: scrivi la via per intero, ad esempio «via Roma».`,
  'address.cityUnknown': (p) => `Non conosciamo il comune «${p.city}»: controlla come è scritto.`,
  'address.provinceMismatch': (p) => `${p.city} è in provincia di ${p.province}.`,
  'address.postalCodeMismatch': (p) => `Il CAP di ${p.city} è ${p.postalCodes}.`,
  'field.required': () => 'Campo obbligatorio',
  'field.wrong': (p) => p.reason,
  'errors.errorSettingTimeslot': "Impossibile cambiare l'orario di ritiro/consegna",
  'timeslot.full': 'Questa fascia oraria è appena andata esaurita: scegline un’altra.',
  'timeslot.closed': (p) =>
    p.reason === null
      ? 'Per questa fascia oraria non si può più ordinare: scegline un’altra.'
      : `Questa fascia oraria è chiusa (${p.reason}): scegline un’altra.`,
  'timeslot.lockerFull': (p) =>
    `${timeslotAnswerTexts.lockerLacks(p)}. Scegli un’altra fascia, un altro locker o un altro servizio.`,
  'timeslot.expired': 'La fascia oraria che avevi scelto non è più riservata: sceglila di nuovo.',
  'timeslot.unknown':
    'Questa fascia oraria non vale per il servizio e l’indirizzo scelti: scegline un’altra.',
  'timeslot.addressFirst': "Scegli prima il servizio e l'indirizzo, poi la fascia oraria.",
  'store.unknown': 'Questo punto vendita non esiste.',
  'checkout.addressMissing': "Scegli l'indirizzo o il punto di ritiro.",
  'checkout.timeslotMissing': 'Scegli la fascia oraria.',
  'checkout.minimumOrder': (p) => `Mancano ${p.missing} per arrivare al minimo d'ordine di ${p.minimum}.`,
  'checkout.itemsChanged': (p) =>
    p.names === ''
      ? 'Mentre ordinavi è cambiata la disponibilità dei prodotti: controlla il carrello e riprova.'
      : `Controlla il carrello: ${p.names}.`,
  'checkout.notPrepared': "Conferma prima il riepilogo dell'ordine.",
  'checkout.prepareExpired': 'Il riepilogo è scaduto dopo 15 minuti: controllalo di nuovo e conferma.',
  'checkout.paymentTypeUnknown': 'Scegli un tipo di pagamento.',
  'checkout.paymentTypeNotAllowed': 'Questo tipo di pagamento non vale per questo ordine: scegline un altro.',
  'checkout.paymentTooSlow': (p) => p.reason,
  'checkout.alreadyBought': "L'ordine è già stato registrato.",
  'checkout.invoiceDataMissing': (p) =>
    `Per la fattura manca ${p.missing}: completa il profilo, oppure togli la richiesta di fattura o, con il pagamento differito, scegli un altro pagamento.`,
  'checkout.ageNotDeclared': (p) =>
    `Per comprare bevande alcoliche devi confermare di avere almeno ${p.minAge} anni.`,
  'checkout.giftChanged':
    'Nel frattempo l’importo di un codice regalo è cambiato: non abbiamo preso nulla. Ricontrolla il totale e conferma.',
  'gift.unknown': 'Non conosciamo questo codice: controlla come è scritto.',
  'gift.expired': (p) => `Questo codice è scaduto il ${p.day}: usane un altro.`,
  'gift.notYet': (p) => `Questo codice vale dal ${p.day}: usalo da quel giorno.`,
  'gift.usedUp': 'Questo codice è già stato usato tutto: usane un altro.',
  'gift.blocked': 'Questo codice è stato bloccato: chiedi all’assistenza.',
  'gift.tooMany': (p) => `Puoi usare al massimo ${p.max} codici per ordine: togline uno.`,
  'order.moveRefused': "Lo stato dell'ordine non permette questa operazione.",
  'order.giftSpent': 'Un buono regalo di questo ordine è già stato usato: per annullarlo scrivici.',
  'order.notEditable': (p) => editRefusalText(p.refusal, p.phone),
  'order.editingOther': (p) =>
    `Stai già modificando l’ordine ${p.number}: conferma o annulla prima quella modifica.`,
  'order.editEnded': 'La modifica di questo ordine è già finita: guarda come sta in «I miei ordini».',
  'order.aboveTransfer': (p) =>
    `Hai pagato questo ordine con un bonifico di ${p.paid}, e ora costa ${p.total}: togli qualcosa, usa un codice regalo, oppure fai un altro ordine per i prodotti in più.`,
  'order.notRemovable': (p) => cancelRefusalText(p.refusal, p.phone),
  'order.actRefused': (p) => shopActTexts.refused(p.act, p.status),
  'order.notPaidYet':
    'L’ordine non è ancora pagato: si prepara quando il denaro è arrivato. Se non lo vuoi preparare annullalo.',
  'order.linesNotPicked': (p) =>
    p.names === ''
      ? 'Di qualche prodotto non è scritto che cosa è arrivato: aggiungilo al file con quantità, o come mancante, e ripeti.'
      : `Di questi prodotti non è scritto che cosa è arrivato: ${p.names}. Aggiungili al file con quantità, o come mancanti, e ripeti.`,
  'order.nothingCame':
    'Di questo ordine non è arrivato nulla: annullalo con il motivo, invece di consegnarlo.',
  'order.pickingWrong': (p) => p.rows.map(shopActTexts.pickRow).join('\n'),
  'order.ageDocumentMissing': (p) =>
    `Tra i prodotti c’è qualcosa per chi ha almeno ${p.minAge} anni: guarda un documento e scrivi di che tipo è.`,
  'order.delegateUnknown':
    'Questo delegato non è del cliente, o oggi la sua delega non vale: controlla il numero, o consegna al cliente.',
  'order.receiverUnknown': (p) =>
    `${p.name} non è il cliente né un suo delegato di oggi: al ritiro consegna solo a loro.`,
  'order.depositUnknown': (p) =>
    `«${p.code}» non è il codice di un imballo con cauzione, o il numero non va da 1 a ${p.max}: correggilo e ripeti.`,
  'order.collectedTooMuch': (p) => `Alla consegna si incassano al massimo ${p.due}: correggi l’importo.`,
  ...dueDateAnswerTexts,
  ...exportAnswerTexts,
  ...orderAfterwardsAnswerTexts,
  ...orderShareAnswerTexts,
  ...paymentAnswerTexts,
}

/** The Italian text of what the server tells besides a success. */
export const infoTexts: { [Code in InfoCode]: Text<InfoParams[Code]> } = {
  ...authInfoTexts,
  'cart.mergedCut': (p) =>
    p.count === 1
      ? 'Un prodotto del carrello non è stato riportato: limite di prodotti raggiunto o non più disponibile.'
      : `${p.count} prodotti del carrello non sono stati riportati: limite di prodotti raggiunto o non più disponibili.`,
  'cart.merged': (p) =>
    p.count === 1
      ? 'Abbiamo aggiunto al tuo carrello un prodotto scelto prima.'
      : `Abbiamo aggiunto al tuo carrello ${p.count} prodotti scelti prima.`,
  'cart.priceChanged': (p) =>
    p.names === '' ? 'È cambiato il prezzo di alcuni prodotti.' : `È cambiato il prezzo di: ${p.names}.`,
  'address.saved': 'Indirizzo salvato.',
  'address.removed': 'Indirizzo eliminato.',
  'profile.saved': 'I tuoi dati sono salvati.',
  'profile.emailRequested': (p) => `Ti abbiamo mandato un link a ${p.email}: aprilo per confermare.`,
  'password.changed': 'La password è cambiata. Gli altri dispositivi dovranno accedere di nuovo.',
  'delegate.saved': 'Delegato salvato.',
  'delegate.removed': 'Delegato eliminato.',
  'session.ended': 'Dispositivo disconnesso.',
  'session.othersEnded': 'Tutti gli altri dispositivi sono stati disconnessi.',
  'account.kept': 'Il tuo account resta attivo.',
  'order.removed': "L'ordine è stato annullato.",
  'order.placed': (p) => `Ordine ${p.number} ricevuto.`,
  'order.withdrawn': (p) =>
    `Abbiamo registrato il recesso: ti tornano ${p.amount}. La ricevuta è nella tua e-mail.`,
  'cart.productsAdded': (p) => (p.count === 1 ? '1 prodotto aggiunto.' : `${p.count} prodotti aggiunti.`),
  'cart.productsAddFromOrder': (p) =>
    p.count === 1 ? '1 prodotto è nel carrello.' : `${p.count} prodotti sono nel carrello.`,
  'cart.sendGiftCode': 'Codice regalo aggiunto.',
  'cart.giftCodeThere': 'Questo codice è già nel carrello: conta una volta sola.',
}

/** Text of a code with its parameters. */
export function errorText<Code extends ErrorCode>(code: Code, params: ErrorParams[Code]): string {
  const text: unknown = errorTexts[code]
  return typeof text === 'function' ? String(text(params)) : String(text)
}

/** Text of an information with its parameters. */
export function infoText<Code extends InfoCode>(code: Code, params: InfoParams[Code]): string {
  const text: unknown = infoTexts[code]
  return typeof text === 'function' ? String(text(params)) : String(text)
}

/** The generic message of specification §8, also for a call that got no answer. */
export const genericError = errorTexts['server.failure']
