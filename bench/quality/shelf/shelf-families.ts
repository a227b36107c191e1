import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FILES = ['fresh.txt', 'pantry.txt', 'drinks-and-frozen.txt', 'home.txt']

/** Products of one kind: a line of the texts beside this file. */
export interface ShelfFamily {
  /** As the price list prints it: 'LATTE E YOGURT'. */
  department: string
  vatRate: number
  /** What they are, finer than the department, for expectations alone: 'latte/uht'. No shop sees it. */
  good: string
  /** In capitals; `~` stands where the brand stands (the end, where there is none). */
  names: string[]
  brands: string[]
  /** As labels have them: '6 x 1,5 l'. */
  formats: string[]
  /** Euros per kilogram, litre or piece. */
  price: number
  ingredients: string
}

/**
 * The texts hold `@name = LIST` (a list of brands), `# DEPARTMENT; VAT`, and families:
 * `good; NAME [ONE|OTHER]; BRANDS; FORMATS; PRICE; ingredients`.
 */
export function shelfFamilies(): ShelfFamily[] {
  return FILES.flatMap((file) => readFamilies(readFileSync(join(import.meta.dirname, file), 'utf8')))
}

function readFamilies(text: string): ShelfFamily[] {
  const lists = new Map<string, string[]>()
  const families: ShelfFamily[] = []
  let department = ''
  let vatRate = 0
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('@')) {
      const [name = '', brands = ''] = line.split(' = ')
      lists.set(name, listOf(brands))
    } else if (line.startsWith('# ')) {
      const [name = '', rate] = line.slice(2).split('; ')
      department = name
      vatRate = Number(rate)
    } else {
      const [good = '', name = '', brands = '', formats = '', price, ingredients = ''] = line.split('; ')
      families.push({
        department,
        vatRate,
        good,
        names: expand(name),
        brands: lists.get(brands) ?? listOf(brands),
        formats: listOf(formats).map((format) => format.replace('.', ',')),
        price: Number(price),
        ingredients,
      })
    }
  }
  return families
}

const listOf = (text: string) => text.split(', ')

/** 'LATTE [INTERO|MAGRO]' as 'LATTE INTERO' and 'LATTE MAGRO'; several brackets as all that they make together. */
function expand(template: string): string[] {
  const [, before = '', choices = '', after = ''] = /^([^[]*)\[([^\]]*)\](.*)$/.exec(template) ?? []
  if (choices === '') return [template]
  return choices.split('|').flatMap((choice) => expand(`${before}${choice}${after}`))
}
