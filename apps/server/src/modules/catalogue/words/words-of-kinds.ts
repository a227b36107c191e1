/**
 * Words that tell food for people from other goods, in names of goods and of categories, in queries: Italian of any
 * shop, not of one tree. Singular or plural is enough.
 */
export const WORDS_OF_KINDS = {
  /** Of food and things for animals, wherever they are written. */
  animal: `
    cani cane gatti gatto cuccioli cagnolini gattini mici micio felini canarini pappagalli criceti roditori uccellini
    acquario lettiera guinzaglio museruola mangime becchime croccantini petfood zootecnici
    toelettatura kitten puppy sterilcat purina friskies whiskas kitekat felix pedigree cesar sheba monge vitakraft
    schesir trixie
  `,
  /** Of household goods and cosmetics, wherever they are written. */
  aside: `
    detersivo detergente sgrassatore sgrassante ammorbidente candeggina brillantante anticalcare disgorgante
    sturalavandini lavapavimenti lavastoviglie lavatrice lavabiancheria bucato smacchiatore sbiancante igienizzante
    disinfettante deodorante profumatore diffusore insetticida antitarme antizanzare zanzare shampoo balsamo bagnoschiuma
    docciaschiuma bagnodoccia doccia sapone saponetta dentifricio collutorio spazzolino spazzola rasoio lametta
    epilatore depilatorio ceretta dopobarba rasatura struccante mascara rossetto smalto fondotinta cosmetico candela
    lumino idratante micellare antirughe abbronzante lozione assorbente salvaslip pannolino pannolone salvietta
    salviettina fazzoletto tovagliolo tovaglia igienica scottex immondizia spazzatura stagnola guanti scopa
    spugna spugnetta mocio strofinaccio lampadina batterie sfera biro quaderno matita pennarello evidenziatore
    tappetini cerotti garze termometro profilattici preservativi posate stuzzicadenti pirofila pentola 
    caffettiera ombrello valigia giocattolo bambola televisore cuffie caricabatterie lavavetri multisuperficie pavimenti
    stoviglie freshmatic
  `,
  /** Of such categories, unless the category's name also has a word of food. */
  asideCategory: `
    casa cura igiene persona bellezza benessere pulizia pulito carta monouso cartoleria ufficio bazar giardino
    giardinaggio elettrodomestici elettronica telefonia computer giocattoli giochi tv console biciclette auto
    ferramenta fai tessile abbigliamento profumeria parafarmacia farmacia sanitari automedicazione cosmetica capelli
    corpo viso pelle orale sorriso depilazione toilette bagno detersivi lavanderia utensili casalinghi accessori
    contenitori pellicola bicchieri coltello imballaggi attrezzature decorazioni climatizzazione riscaldamento libri rotoli sacchi
  `,
  /** Of categories of animals, unless they are below one of food: 'Macelleria / Altri animali'. */
  animalCategory: `animali animale volatili zampe pet fido amici`,
  /** Of categories of food, and of foods among other goods. */
  food: `
    frutta verdura ortofrutta ortaggi insalata legumi funghi carne macelleria macellaio salumi salumeria norcino
    formaggi latticini latteria latte uova pesce pescheria pane panetteria pasta riso farina dolci biscotti
    cereali colazione merende merendine snack bevande bibite acqua vino vini birra liquori caffe te infusi tisane
    camomilla condimenti conserve olio aceto sale spezie sughi salse surgelati gelati gelato gastronomia rosticceria
    alimentazione alimentari alimenti cibo cibi dispensa cioccolato caramelle pasticceria dessert yogurt burro panna
    succhi succo aperitivi spumanti prosecco zucchero pronti pizza zuppe brodo dadi tonno cantina enoteca omogeneizzato
    pappa pastina lievito mandorle nocciole cacao crema miele marmellata frullato merenda bevanda
  `,
  /** Of categories of food alone, whatever is above them. */
  surelyFood: `alimentazione alimentari alimenti cibo cibi`,
  /** In a query these ask for other goods than food, though goods and categories of food have them too. */
  askingAside: `
    piatti crocchette sabbia gel spray sacchetti sacchi pile barba profumo solare trucco colla carta rotolo mani labbra
    unghie denti piedi occhi ambienti ambiente vetri wc tubi forno alluminio tende bebe neonati vasi lampada
  `,
} as const
