import { cat, fam } from '../tree.ts'

const BOTTLE = '750 ml; 6 x 750 ml|carton; 1,5 l; 375 ml|pro'

/** Vini, birre e liquori: VAT 22, from 18 years. */
export const wines = cat(
  'Vini, birre e liquori',
  { vat: 22, minAge: 18, brands: 'wine', shape: 'wine', food: 'grapes', info: 'wine', origin: 'Italia' },
  [
    cat('Vini', {}, [
      cat('Vini rossi', {}, [
        cat('Rossi Emilia-Romagna', { origin: 'Italia, Emilia-Romagna' }, [
          cat('Lambrusco', {}, [
            fam(
              'Lambrusco di Sorbara DOC|doc; Lambrusco Grasparossa di Castelvetro DOC|doc; Lambrusco Salamino di Santa Croce DOC|doc; Lambrusco Emilia IGT',
              BOTTLE,
              5.2,
              11.5,
            ),
          ]),
          cat('Sangiovese e altri', {}, [
            fam(
              'Romagna Sangiovese DOC Superiore|doc; Sangiovese Riserva DOC|doc|x1.5; Gutturnio DOC|doc; Colli Bolognesi Barbera DOC|doc; Bonarda frizzante',
              BOTTLE,
              5.8,
              13.5,
            ),
          ]),
        ]),
        cat('Rossi d’Italia', {}, [
          fam(
            'Chianti DOCG|docg; Chianti Classico DOCG|docg|x1.6; Barbera d’Asti DOCG|docg; Montepulciano d’Abruzzo DOC|doc|x0.8; Primitivo di Manduria DOC|doc|x1.2; Nero d’Avola Sicilia DOC|doc; Valpolicella Ripasso DOC|doc|x1.7; Cannonau di Sardegna DOC|doc; Nebbiolo Langhe DOC|doc|x1.7; Amarone della Valpolicella DOCG|docg|x4',
            BOTTLE,
            6.5,
            13.5,
          ),
        ]),
      ]),
      cat('Vini bianchi', { food: 'white-grapes' }, [
        cat('Bianchi fermi', {}, [
          fam(
            'Romagna Albana DOCG|docg; Trebbiano di Romagna DOC|doc|x0.8; Pignoletto DOCG|docg; Vermentino di Sardegna DOC|doc; Gewürztraminer Alto Adige DOC|doc|x1.8; Pinot Grigio delle Venezie DOC|doc; Falanghina del Sannio DOC|doc; Soave Classico DOC|doc; Greco di Tufo DOCG|docg|x1.6; Chardonnay IGT',
            BOTTLE,
            5.9,
            12.5,
          ),
        ]),
        cat('Bianchi frizzanti', {}, [
          fam(
            'Pignoletto frizzante DOC|doc; Malvasia frizzante DOC|doc; Ortrugo frizzante DOC|doc; Bianco frizzante della casa|x0.7',
            BOTTLE,
            4.9,
            9.9,
          ),
        ]),
      ]),
      cat('Vini rosati', { food: 'peach' }, [
        fam(
          'Rosato di Sangiovese; Cerasuolo d’Abruzzo DOC|doc; Chiaretto di Bardolino DOC|doc; Rosato del Salento IGT',
          BOTTLE,
          5.4,
          10.9,
        ),
      ]),
      cat('Spumanti e champagne', { shape: 'sparkling', food: 'white-grapes' }, [
        fam(
          'Prosecco DOC extra dry|doc; Prosecco Superiore di Valdobbiadene DOCG|docg|x1.4; Franciacorta DOCG brut|docg|x3; Trento DOC brut|doc|x2.6; Moscato spumante dolce|x0.9; Spumante brut millesimato; Prosecco DOC rosé|doc|x1.1',
          '750 ml; 6 x 750 ml|carton; 1,5 l; 200 ml|pro',
          7.5,
          14.5,
        ),
      ]),
      cat('Vino sfuso e brik', { shape: 'brick', food: 'grapes' }, [
        fam(
          'Vino rosso da tavola; Vino bianco da tavola|@white-grapes; Vino rosato da tavola|@peach; Sangiovese in bag-in-box|carton|x1.4; Trebbiano in bag-in-box|carton|x1.4|@white-grapes',
          '1 l; 3 x 250 ml|multipack; 5 l|carton|pro; 10 l|carton|pro',
          1.5,
          2.9,
        ),
      ]),
    ]),
    cat('Birre', { brands: 'beer', shape: 'beer', food: 'beer-mug', info: 'beer' }, [
      cat('Birre chiare', {}, [
        cat('Lager e pils', {}, [
          fam(
            'Birra lager; Birra pils; Birra bionda premium|x1.2; Birra doppio malto|x1.3; Birra non filtrata|x1.2',
            '330 ml|k24; 660 ml|k15; 3 x 330 ml|multipack; 500 ml|drink-can|k24; 6 x 330 ml|multipack',
            2.2,
            4.2,
          ),
        ]),
        cat('Weiss e blanche', { food: 'wheat' }, [
          fam(
            'Birra weiss; Birra blanche; Birra weizen scura|x1.1',
            '500 ml|k20; 330 ml|k24; 6 x 500 ml|multipack',
            3.2,
            5.6,
          ),
        ]),
      ]),
      cat('Birre speciali e artigianali', { food: 'hops' }, [
        fam(
          'Birra IPA artigianale; Birra ambrata; Birra stout; Birra rossa; Birra al miele|x1.1; Birra di castagne|x1.2; Birra golden ale; Birra senza glutine|sg|%milletBeer',
          '330 ml|k12; 750 ml|sparkling|k6; 500 ml|k12',
          5.4,
          9.8,
        ),
      ]),
      cat('Birre analcoliche', { info: 'zeroBeer', minAge: 0 }, [
        fam(
          'Birra analcolica; Birra analcolica al limone|@lemon; Panaché al limone|@lemon',
          '330 ml|k24; 3 x 330 ml|multipack',
          2.4,
          4.1,
        ),
      ]),
    ]),
    cat(
      'Liquori e distillati',
      { brands: 'spirits', shape: 'spirit', food: 'tumbler-glass', info: 'spirit' },
      [
        cat('Amari e liquori', {}, [
          fam(
            'Amaro alle erbe|@herb; Amaro al carciofo|@artichoke; Limoncello|@lemon; Nocino|@hazelnut|x1.1; Liquore alla liquirizia|@star-anise; Liquore al caffè|@coffee-bean; Sambuca|@star-anise; Amaretto|@almond; Liquore all’arancia|@orange',
            '700 ml; 500 ml; 1 l|pro',
            13,
            22,
          ),
        ]),
        cat('Grappe e distillati', { info: 'distillate', food: 'white-grapes' }, [
          cat('Grappe', {}, [
            fam(
              'Grappa bianca; Grappa barricata|x1.4; Grappa di Moscato|x1.2; Grappa Riserva 18 mesi|x1.7',
              '700 ml; 500 ml; 1 l|pro',
              16,
              29,
            ),
          ]),
          cat('Gin, vodka, rum e whisky', {}, [
            fam(
              'Gin London dry|@juniper; Gin al limone|@lemon|x1.2; Vodka|@wheat|x0.8; Rum bianco|@sugar-cubes|x0.9; Rum invecchiato|@sugar-cubes|x1.3; Whisky scozzese|@wheat|x1.3; Brandy|@grapes|x0.9; Tequila|@lime|x1.2',
              '700 ml; 1 l|pro',
              15,
              29,
            ),
          ]),
        ]),
        cat('Aperitivi e vermouth', { food: 'tropical-drink' }, [
          fam(
            'Aperitivo all’arancia|@orange; Bitter rosso|@blood-orange|x1.1; Vermouth rosso|@cherries; Vermouth bianco|@white-grapes; Vermouth dry|@olive; Spritz pronto|x0.8|@orange',
            '700 ml; 1 l; 6 x 200 ml|multipack',
            8.9,
            14.9,
          ),
        ]),
      ],
    ),
  ],
)
