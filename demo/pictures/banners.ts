import type { LabelFace, PackShape, PictureSpec } from './picture-spec.ts'

/** A pack or a food on a banner of 1200 by 900, its middle and width. */
export type BannerItem = { x: number; y: number; size: number } & ({ food: string } | { spec: PictureSpec })

export interface Banner {
  colour: string
  items: BannerItem[]
}

type Look = [brand: string, base: string, accent: string, face: LabelFace]

const SAUCES: Look = ['Salse Orsandra', '#002c6c', '#cd3c0d', 'sans']
const PASTA: Look = ['Pastificio Ombrosi', '#0b3d91', '#f4c430', 'serif']
const OIL: Look = ['Frantoio Collescuro', '#4b5d16', '#f2e8b3', 'serif']
const CELLAR: Look = ['Cantina Rocca dei Merli', '#5a0f1e', '#f3e6d0', 'serif']
const BREWERY: Look = ['Birrificio Quattro Anatre', '#b8741a', '#fff0cf', 'slab']
const COFFEE: Look = ['Torrefazione Moronero', '#2b1a12', '#d9a441', 'slab']
const PRO: Look = ['Brigata 12', '#1a1a1a', '#e0a030', 'slab']
const MILK: Look = ['Latteria Chiaravia', '#1673b8', '#eaf5fd', 'rounded']

const pack = (
  [x, y, size]: [number, number, number],
  shape: PackShape,
  food: string,
  [brand, base, accent, face]: Look,
  name: string,
  label: string,
  extra: Partial<PictureSpec> = {},
): BannerItem => ({
  x,
  y,
  size,
  spec: { shape, food, brand, name, size: label, base, accent, face, marks: [], ...extra },
})

const food = (key: string, x: number, y: number, size: number): BannerItem => ({ food: key, x, y, size })

/** The drawings of the slides that come with the program, which make-shop-pictures.ts keeps for the server. */
export const BANNERS: Readonly<Record<string, Banner>> = {
  benvenuto: {
    colour: '#f0a04b',
    items: [
      pack([275, 430, 620], 'bag', 'penne', PASTA, 'Penne rigate', '500 g'),
      pack([905, 410, 660], 'oil', 'olive', OIL, 'Olio extravergine di oliva', '1 l'),
      pack([640, 430, 620], 'gable', 'glass-of-milk', MILK, 'Latte fresco intero', '1 l'),
      food('tomato', 430, 735, 180),
      food('cheese-wedge', 610, 740, 200),
      food('bread', 820, 735, 200),
      food('herb', 960, 730, 150),
    ],
  },
  professionisti: {
    colour: '#4f7fc0',
    items: [
      pack([380, 440, 680], 'carton', 'tomato', PRO, 'Polpa di pomodoro', '6 x 2,5 kg'),
      pack([800, 400, 560], 'sack', 'wheat', PASTA, 'Farina 00', '25 kg', { marks: ['pro'] }),
      pack([960, 560, 460], 'bucket', 'mayonnaise', SAUCES, 'Maionese', '5 kg', { marks: ['pro'] }),
      food('takeout-box', 420, 760, 170),
      food('cooking', 640, 730, 220),
    ],
  },
  fresco: {
    colour: '#7fb24a',
    items: [
      pack(
        [430, 440, 720],
        'crate',
        'red-apple',
        ['Val Brunetta', '#b3261e', '#f6e3b0', 'serif'],
        'Mele Gala',
        '5 kg',
      ),
      food('leafy-green', 850, 330, 300),
      food('red-pepper', 960, 560, 250),
      food('carrot', 780, 600, 260),
      food('tomato', 640, 740, 170),
      food('lemon', 860, 750, 160),
      food('silver-fish', 330, 740, 220),
    ],
  },
  cantina: {
    colour: '#a05a78',
    items: [
      pack([300, 420, 720], 'wine', 'grapes', CELLAR, 'Sangiovese Riserva', '750 ml'),
      pack(
        [520, 420, 720],
        'sparkling',
        'white-grapes',
        ['Marchesi Torrefosca', '#151515', '#caa14b', 'serif'],
        'Prosecco extra dry',
        '750 ml',
      ),
      pack([740, 440, 680], 'beer', 'beer-mug', BREWERY, 'Birra lager', '330 ml'),
      pack(
        [930, 430, 700],
        'spirit',
        'lemon',
        ['Alambicco Nero', '#111827', '#b08d57', 'geometric'],
        'Limoncello',
        '700 ml',
      ),
      food('wine-glass', 420, 730, 190),
      food('cheese-wedge', 640, 750, 170),
      food('grapes', 840, 750, 180),
    ],
  },
  consegna: {
    colour: '#5aa6cf',
    items: [
      food('delivery-truck', 480, 400, 560),
      pack([900, 520, 460], 'carton', 'coffee-bean', COFFEE, 'Caffè in grani', '6 x 1 kg'),
      food('shopping-bags', 320, 700, 230),
      food('pineapple', 580, 720, 180),
      food('baguette-bread', 760, 740, 190),
    ],
  },
}
