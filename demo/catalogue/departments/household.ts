import { cat, fam } from '../tree.ts'

/** Igiene casa: VAT 22. */
export const household = cat(
  'Igiene casa',
  { vat: 22, brands: 'house', shape: 'flask', food: 'bubbles', info: 'none', origin: '' },
  [
    cat('Bucato', { food: 'bubbles' }, [
      cat('Detersivi per lavatrice', {}, [
        cat('Detersivi liquidi', {}, [
          fam(
            'Detersivo lavatrice classico; Detersivo lavatrice colorati; Detersivo lavatrice marsiglia; Detersivo lavatrice lavanda|@hyacinth; Detersivo lavatrice ecologico|x1.2|@herb; Detersivo lana e delicati|@yarn',
            '1,5 l; 3 l; 5 l|canister|pro',
            2.3,
            4.2,
          ),
        ]),
        cat('Capsule e polvere', { shape: 'pouch' }, [
          fam(
            'Capsule lavatrice; Capsule lavatrice igienizzanti; Capsule lavatrice colorati',
            '18 pz|tub; 32 pz; 60 pz|carton|pro',
            0.2,
            0.36,
          ),
          fam(
            'Detersivo in polvere lavatrice; Percarbonato|x1.3; Smacchiatore in polvere|x1.6',
            '1 kg; 3 kg|box; 10 kg|sack|pro',
            2.2,
            4.1,
          ),
        ]),
      ]),
      cat('Ammorbidenti e additivi', { food: 'blossom' }, [
        fam(
          'Ammorbidente concentrato; Ammorbidente lavanda|@hyacinth; Ammorbidente fiori bianchi; Ammorbidente talco; Profuma bucato|x3; Candeggina delicata|@droplet; Additivo igienizzante|@sparkles|x1.4',
          '1 l; 1,5 l; 5 l|canister|pro',
          1.6,
          3.1,
        ),
      ]),
    ]),
    cat('Stoviglie', { food: 'plate' }, [
      cat('Piatti a mano', {}, [
        fam(
          'Detersivo piatti limone|@lemon; Detersivo piatti aceto; Detersivo piatti classico; Detersivo piatti ecologico|x1.2|@herb; Detersivo piatti concentrato|x1.3',
          '500 ml; 1 l; 5 l|canister|pro',
          1.5,
          2.9,
        ),
      ]),
      cat('Lavastoviglie', { shape: 'pouch' }, [
        fam(
          'Pastiglie lavastoviglie tutto in uno; Pastiglie lavastoviglie classiche; Gel lavastoviglie|flask|x1.2',
          '24 pz; 40 pz; 90 pz|carton|pro',
          0.13,
          0.26,
        ),
        fam(
          'Brillantante lavastoviglie; Curalavastoviglie|x2; Detergente lavastoviglie professionale|x0.9; Sale per lavastoviglie|box|@salt|x0.4',
          '500 ml; 1 l; 5 l|canister|pro',
          2.8,
          5.2,
          { shape: 'flask' },
        ),
      ]),
    ]),
    cat('Superfici', { shape: 'spray', food: 'sparkles' }, [
      cat('Detergenti multiuso', {}, [
        fam(
          'Sgrassatore universale; Sgrassatore limone|@lemon; Multiuso vetri; Multiuso con alcol; Detergente acciaio|x1.3; Detergente legno|x1.4|@wood; Igienizzante superfici|x1.2',
          '750 ml; 650 ml; 5 l|canister|pro',
          2.6,
          5.2,
        ),
      ]),
      cat('Pavimenti', { shape: 'flask' }, [
        fam(
          'Detergente pavimenti agrumi|@lemon; Detergente pavimenti lavanda|@hyacinth; Detergente pavimenti parquet|@wood|x1.4; Detergente pavimenti igienizzante; Ammoniaca profumata|x0.7',
          '1 l; 1,5 l; 5 l|canister|pro',
          1.6,
          3.2,
        ),
      ]),
      cat('Bagno e WC', { food: 'droplet' }, [
        fam(
          'Anticalcare bagno; Gel WC|flask; Detergente bagno con candeggina; Disincrostante WC|flask; Tavolette WC|box|x3|@bubbles; Disgorgante|flask|x1.5',
          '750 ml; 1 l; 5 l|canister|pro',
          2.2,
          4.6,
        ),
      ]),
    ]),
    cat('Carta per la casa', { shape: 'rolls', food: 'roll-of-paper', brands: 'house' }, [
      cat('Carta igienica', {}, [
        fam(
          'Carta igienica 2 veli; Carta igienica 3 veli; Carta igienica 4 veli|x1.3; Carta igienica riciclata; Maxi rotoli carta igienica|x1.6',
          '4 pz; 10 pz; 12 pz; 96 pz|carton|pro',
          0.28,
          0.52,
        ),
      ]),
      cat('Carta cucina e fazzoletti', {}, [
        fam(
          'Carta cucina 2 veli; Carta cucina 3 veli|x1.2; Carta cucina maxi|x1.8; Bobina industriale|x4',
          '2 pz; 4 pz; 6 pz',
          0.7,
          1.35,
        ),
        fam(
          'Fazzoletti 4 veli; Veline in scatola|box; Tovaglioli 33x33; Tovaglioli 38x38 2 veli|x1.3',
          '10 pz; 100 pz; 500 pz|carton|pro',
          0.03,
          0.09,
          { shape: 'bag' },
        ),
      ]),
    ]),
    cat('Accessori pulizia', { shape: 'bag', food: 'sponge' }, [
      cat('Spugne, panni e guanti', {}, [
        fam(
          'Spugne abrasive; Panni microfibra|x2.2|@yarn; Panni spugna|x1.3; Guanti in lattice|x1.6|@gloves; Guanti in nitrile|x0.2|@gloves|box; Pagliette inox|x1.1',
          '2 pz; 3 pz; 10 pz|pro',
          0.55,
          1.2,
        ),
      ]),
      cat('Scope, secchi e sacchi', { food: 'wastebasket' }, [
        fam(
          'Scopa per interni|@broom; Mocio in cotone|@broom; Secchio con strizzatore|@bucket|x1.6; Paletta con manico|@broom; Spazzolone|@broom',
          '1 pz',
          3.9,
          8.9,
          { shape: 'loose', weight: 0.5 },
        ),
        fam(
          'Sacchi spazzatura 50x60; Sacchi spazzatura 70x110|x2; Sacchetti biodegradabili per umido|x0.8; Sacchi condominiali 90x120|x3',
          '10 pz; 20 pz; 200 pz|carton|pro',
          0.1,
          0.22,
          { shape: 'rolls' },
        ),
      ]),
      cat('Alluminio, pellicole e carta forno', { shape: 'box', food: 'foil' }, [
        fam(
          'Rotolo alluminio 30 m|x1.5; Pellicola per alimenti 60 m; Carta forno 20 m; Sacchetti gelo medi; Sacchetti frigo con chiusura|x1.2; Alluminio professionale 150 m|x5',
          '1 pz; 2 pz; 6 pz|carton|pro',
          1.6,
          3.2,
        ),
      ]),
    ]),
    cat('Insetticidi e candele', { shape: 'spray', food: 'candle' }, [
      fam(
        'Insetticida spray per mosche e zanzare|@bug; Insetticida per formiche|@ant; Ricarica elettroemanatore|box|@bug; Deodorante per ambienti|@blossom; Candele profumate|jar; Lumini|box',
        '1 pz; 2 pz; 6 pz',
        2.4,
        4.9,
      ),
    ]),
  ],
)
