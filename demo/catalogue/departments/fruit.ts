import { cat, fam } from '../tree.ts'

const BY_WEIGHT = 'sfuso 1000/250; 1 kg|tray; 5 kg|crate|pro'

export const fruit = cat('Frutta', { info: 'fruit', origin: 'Italia' }, [
  cat('Mele e pere', {}, [
    cat(
      'Mele',
      {
        food: 'red-apple',
        calibres: '65/70;70/75;75/80;80/85',
        origin: 'Italia, Trentino-Alto Adige;Italia, Emilia-Romagna;Italia, Piemonte',
      },
      [
        cat('Mele rosse', {}, [
          fam(
            'Mele Royal Gala; Mele Fuji; Mele Stark Delicious; Mele Pinova|x1.1; Mele Annurca IGP|igp|x1.25; Mele Gala bio|bio|x1.4',
            BY_WEIGHT,
            1.69,
            2.99,
          ),
        ]),
        cat('Mele gialle e verdi', { food: 'green-apple' }, [
          fam(
            'Mele Golden Delicious|@golden-apple; Mele Granny Smith; Mele Renetta|@golden-apple; Mele Golden bio|bio|x1.35|@golden-apple',
            BY_WEIGHT,
            1.59,
            2.79,
          ),
        ]),
      ],
    ),
    cat('Pere', { food: 'pear', origin: 'Italia, Emilia-Romagna' }, [
      fam(
        'Pere Abate Fetel; Pere William; Pere Conference; Pere Kaiser; Pere Decana; Pere Coscia',
        BY_WEIGHT,
        1.99,
        3.69,
        { calibres: '60/65;65/70;70/75' },
      ),
    ]),
  ]),
  cat('Agrumi', { origin: 'Italia, Sicilia' }, [
    cat('Arance e mandarini', { food: 'tangerine' }, [
      cat('Arance', { food: 'orange', calibres: '5;6;7;8' }, [
        fam(
          'Arance Navel; Arance Tarocco|@blood-orange; Arance Moro|@blood-orange; Arance da spremuta|x0.8; Arance Washington bio|bio|x1.3',
          'sfuso 1000/500; 2 kg|net; 10 kg|crate|pro',
          1.19,
          2.49,
        ),
      ]),
      cat('Mandarini e clementine', {}, [
        fam(
          'Clementine; Mandarini Tardivo di Ciaculli|x1.3; Mandaranci; Clementine foglia|x1.1',
          'sfuso 1000/250; 1 kg|net; 8 kg|crate|pro',
          1.79,
          3.19,
        ),
      ]),
    ]),
    cat('Limoni e pompelmi', { food: 'lemon' }, [
      fam(
        'Limoni Primofiore; Limoni Verdelli|@lime; Limoni di Siracusa IGP|igp|x1.4; Pompelmi rosa|@blood-orange; Pompelmi gialli|@golden-apple; Lime|@lime|x1.9; Cedri|x1.8',
        'sfuso 500/250; 500 g|net; 5 kg|crate|pro',
        1.89,
        3.29,
      ),
    ]),
  ]),
  cat('Frutta di stagione', {}, [
    cat('Uva, fichi e cachi', { origin: 'Italia, Puglia' }, [
      fam(
        'Uva Italia|@white-grapes; Uva Red Globe|@grapes; Uva senza semi|@white-grapes|x1.3; Uva nera|@grapes; Fichi neri|@plum|x1.7; Cachi vaniglia|@tomato; Cachi mela|@tangerine; Melagrane|@red-apple|x1.1',
        'sfuso 750/250; 500 g|tray; 5 kg|crate|pro',
        2.29,
        3.99,
      ),
    ]),
    cat('Pesche, albicocche e prugne', { food: 'peach', origin: 'Italia, Emilia-Romagna' }, [
      fam(
        'Pesche gialle; Pesche bianche; Nettarine|@nectarine; Albicocche|@apricot|x1.2; Susine nere|@plum; Prugne gialle|@apricot; Percoche',
        BY_WEIGHT,
        1.99,
        3.49,
      ),
    ]),
    cat('Meloni e angurie', { food: 'melon' }, [
      fam(
        'Melone retato; Melone liscio; Anguria|@watermelon|x0.5; Anguria mini senza semi|@watermelon; Melone Piel de Sapo',
        'sfuso 1500/500; 1 pz|loose',
        1.49,
        2.69,
        { origin: 'Italia, Lombardia;Italia, Sicilia' },
      ),
    ]),
    cat('Ciliegie e frutti di bosco', { food: 'strawberry' }, [
      fam(
        'Fragole; Lamponi|@raspberry|x1.8; Mirtilli|@blueberries|x1.6; More|@blackberry|x1.8; Ribes rosso|@cherries|x1.9; Ciliegie Ferrovia|@cherries; Fragole Candonga|x1.3',
        '250 g|tray; 500 g|tray; 125 g|tray',
        7.5,
        12.9,
        { origin: 'Italia, Basilicata;Italia, Veneto;Italia, Emilia-Romagna' },
      ),
    ]),
  ]),
  cat('Frutta esotica', { origin: 'Costa Rica;Perù;Brasile' }, [
    cat('Banane e ananas', { food: 'banana' }, [
      fam(
        'Banane; Banane bio|bio|x1.3; Ananas|@pineapple|x1.1; Ananas extra dolce|@pineapple|x1.3',
        'sfuso 1000/250; 18 kg|crate|pro',
        1.39,
        2.29,
      ),
    ]),
    cat('Avocado, mango e kiwi', { food: 'avocado' }, [
      fam(
        'Avocado Hass; Mango|@mango; Papaya|@papaya; Kiwi verde|@kiwi-fruit|x0.6; Kiwi giallo|@kiwi-fruit|x0.8; Cocco|@coconut|x0.5; Passion fruit|@plum|x1.5; Zenzero|@ginger-root',
        'sfuso 500/250; 2 pz|tray; 4 kg|crate|pro',
        3.9,
        6.9,
      ),
    ]),
  ]),
  cat('Frutta secca', { shape: 'pouch', perishable: false }, [
    cat('Frutta a guscio', { info: 'nuts', food: 'peanuts' }, [
      fam(
        'Noci di Sorrento; Nocciole tostate; Mandorle sgusciate; Pistacchi tostati e salati|x1.5; Anacardi; Pinoli|x2.6; Arachidi in guscio|x0.4|%peanuts|@peanuts; Noci pecan|x1.4; Noci sgusciate',
        '200 g; 500 g; 1 kg|pro',
        11,
        24,
        { food: 'hazelnut' },
      ),
    ]),
    cat('Frutta disidratata', { info: 'driedFruit', food: 'apricot' }, [
      fam(
        'Albicocche secche; Prugne denocciolate|@plum; Uvetta sultanina|@grapes; Datteri Medjoul|@dates|x1.3; Fichi secchi|@dates; Mirtilli rossi essiccati|@cherries; Mango essiccato|@mango|x1.4',
        '250 g; 500 g; 1 kg|pro',
        8.5,
        15,
      ),
    ]),
  ]),
])
