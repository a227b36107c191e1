import { operatorTexts } from './operator.ts'

/** What the operator reads who looks after customers, cards and the shop's own people (`npm run customers`). */
export const customersTexts = {
  usage: `Uso: npm run customers -- card E-MAIL TESSERA   consegna la tessera: il cliente può ordinare
     npm run customers -- enable E-MAIL         abilita il cliente senza consegnare una tessera
     npm run customers -- order NUMERO          dice chi oggi può ritirare l’ordine
     npm run customers -- requests              elenca le tessere chieste e non ancora consegnate
     npm run customers -- staff E-MAIL --role operator|administrator   fa entrare chi lavora nel negozio
       --promote     anche se la e-mail è già di un cliente
     npm run customers -- reset-factor E-MAIL   chi lavora nel negozio ha perso telefono e codici: ricollega l’app

${operatorTexts.optionsOfChanges}`,
  noRequests: 'Nessuna tessera da consegnare.',
  wrongRole: '--role vuole operator o administrator.',
  emailWrong: (p: { email: string }) => `«${p.email}» non è un indirizzo e-mail che può entrare nel negozio.`,
  isCustomer: (p: { email: string }) =>
    `${p.email} è già di un cliente: usa un’altra e-mail, oppure aggiungi --promote. Il cliente allora sceglie una nuova password ed esce da tutti i dispositivi.`,
  notStaff: (p: { email: string }) =>
    `${p.email} è di un cliente: solo chi lavora nel negozio entra con un secondo passaggio.`,
  factorMissing: (p: { email: string }) =>
    `${p.email} non ha un’app di autenticazione collegata: la collega quando entra.`,
  factorReset: (p: { email: string }) =>
    `Fatto: l’app di autenticazione di ${p.email} non vale più, ed esce da tutti i dispositivi. Quando rientra ne collega un’altra.`,
  staffAlready: (p: { email: string; role: string }) => `${p.email} è già ${p.role}.`,
  staffChanged: (p: { email: string; role: string }) =>
    `Fatto: ${p.email} ora è ${p.role}, ed esce da tutti i dispositivi. La password resta la sua.`,
  staffMade: (p: { email: string; role: string }) =>
    `Fatto: ${p.email} è ${p.role}. Riceve una e-mail con il link per scegliere la password.`,
  orderUnknown: (p: { number: string }) =>
    `Non c’è un ordine con il numero ${p.number}: controlla come è scritto.`,
  collectors: (p: { number: string; day: string }) =>
    `Oggi, ${p.day}, possono ritirare l’ordine ${p.number}:`,
  holder: (p: { name: string; company: string; card: string }) =>
    [`- ${p.name}, titolare`, p.company, p.card && `tessera ${p.card}`].filter(Boolean).join(', '),
  delegate: (p: { name: string; taxCode: string; phone: string; until: string }) =>
    `- ${p.name}, ${p.until === '' ? 'delega permanente' : `delega fino al ${p.until}`}, codice fiscale ${p.taxCode}, telefono ${p.phone}`,
  customerUnknown: (p: { email: string }) =>
    `Non c’è un cliente con la e-mail ${p.email}: controlla come è scritta.`,
  customerClosed: (p: { email: string }) => `L’account di ${p.email} è chiuso: riaprilo prima di abilitarlo.`,
  cardWrong: (p: { code: string }) =>
    `«${p.code}» non è una tessera: servono 13 cifre con la cifra di controllo giusta.`,
  cardUnknown: (p: { code: string }) =>
    `La tessera ${p.code} non c’è: caricala prima con «npm run import -- cards FILE».`,
  cardBlocked: (p: { code: string }) => `La tessera ${p.code} è bloccata: consegnane un’altra.`,
  cardGiven: (p: { code: string; holder: string }) =>
    `La tessera ${p.code} è già di ${p.holder === '' ? 'un altro cliente' : p.holder}: consegnane un’altra.`,
  holderDiffers: (p: { code: string; card: string; request: string }) =>
    `La tessera ${p.code} è della partita IVA ${p.card}, la richiesta è della ${p.request}: controlla chi hai davanti.`,
  cardOwned: (p: { email: string; code: string }) => `${p.email} ha già la tessera ${p.code}.`,
  enabledAlready: (p: { email: string }) => `${p.email} può già ordinare.`,
  emailNotVerified: (p: { email: string }) =>
    `${p.email} non ha ancora confermato la e-mail: prima deve aprire il link che ha ricevuto.`,
  enabled: (p: { email: string }) => `Fatto: ${p.email} può ordinare. Riceve una e-mail che lo dice.`,
  notVerified: (p: { email: string }) =>
    `Fatto, ma ${p.email} non ha ancora confermato la e-mail: potrà ordinare quando apre il link che ha ricevuto.`,
} as const
