import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FILES = ['fresh.txt', 'pantry.txt', 'drinks-and-frozen.txt', 'home.txt']

/** Products of one kind: a line of the texts next to this file. */
export interface ShelfFamily {
  /** As printed in the price list: 'LATTE E YOGURT'. */
  department: string
  vatRate: number
  /** Their kind, finer than the department, only for expectations: 'latte/uht'. No shop gets it. */
  good: string
  /** In capitals; `~` marks the position of the brand (by default the end). */
  names: string[]
  brands: string[]
  /** As on labels: '6 x 1,5 l'. */
  formats: string[]
  /** Euros per kilogram, litre or piece. */
  price: number
  ingredients: string
}

/**
 * The texts contain `@name = LIST` (a list of brands), `# DEPARTMENT; VAT`, and families: `good; NAME [ONE|OTHER];
 * BRANDS; FORMATS; PRICE; ingredients`.
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

/** Expands 'LATTE [INTERO|MAGRO]' to 'LATTE INTERO' and 'LATTE MAGRO'; several brackets to all combinations. */
function expand(template: string): string[] {
  const [, before = '', choices = '', after = ''] = /^([^[]*)\[([^\]]*)\](.*)$/.exec(template) ?? []
  if (choices === '') return [template]
  return choices.split('|').flatMap((choice) => expand(`${before}${choice}${after}`))
}
