import { ownValue } from '../own-value.ts'
import { slugOf } from './slug.ts'

/** A choice that a product is bought with: the grind of coffee, the cut of meat. */
export interface Choice {
  name: string
  /** The parameter's name in calls. */
  parameterName: string
  values: readonly string[]
}

/** The choices as calls offer them, with a key for each value. */
export const offeredChoices = (
  options: readonly {
    name: string
    parameterName: string
    values: readonly { value: string }[]
  }[] = [],
): Choice[] =>
  options.map(({ name, parameterName, values }) => ({
    name,
    parameterName,
    values: values.map(({ value }) => value),
  }))

/** What was chosen, as the notes of a line; or the first choice that is missing or is not offered. */
export type Chosen = { notes: string } | { missing: Choice } | { unknown: Choice }

/** Most choices of a product, and most values of one. */
export const CHOICES_MAX = 5
export const CHOICE_VALUES_MAX = 20
export const CHOICE_TEXT_MAX = 40

/** Signs that separate choices and values in notes and in files. */
const PARTING = /[,:;|[\]]/
const PARAMETER_NAME = /^[a-z][a-z0-9_-]{0,39}$/
/** Names of other properties of a call's item, which a choice may not use. */
const TAKEN_NAMES: readonly string[] = ['quantity', 'notes', 'infos']

/** The key of a value in calls. */
export const valueKey = (value: string): string => slugOf(value)

const valueOf = ({ values }: Choice, text: string) =>
  values.find((value) => value === text || valueKey(value) === text)

/** Chosen values by parameterName as the notes of a line: 'name: value' joined by commas (specification §3). */
export function chosenNotes(choices: readonly Choice[], chosen: Readonly<Record<string, string>>): Chosen {
  const parts: string[] = []
  for (const choice of choices) {
    const text = ownValue(chosen, choice.parameterName)?.trim() ?? ''
    if (text === '') return { missing: choice }
    const value = valueOf(choice, text)
    if (value === undefined) return { unknown: choice }
    parts.push(`${choice.name}: ${value}`)
  }
  return { notes: parts.join(', ') }
}

/** The choices in notes, by parameterName; unknown parts are left out. */
export function choicesOfNotes(choices: readonly Choice[], notes: string): Record<string, string> {
  const parts = new Map(
    notes.split(', ').map((part): [string, string] => {
      const [name = '', ...value] = part.split(': ')
      return [name, value.join(': ')]
    }),
  )
  return Object.fromEntries(
    choices.flatMap(({ name, parameterName }): [string, string][] => {
      const value = parts.get(name)
      return value === undefined ? [] : [[parameterName, value]]
    }),
  )
}

/** Whether notes contain every choice and nothing else. */
export function areChosen(choices: readonly Choice[], notes: string): boolean {
  const chosen = chosenNotes(choices, choicesOfNotes(choices, notes))
  return 'notes' in chosen && chosen.notes === notes
}

const isText = (text: string) => text !== '' && text.length <= CHOICE_TEXT_MAX && !PARTING.test(text)

function readChoice(text: string): Choice | undefined {
  const [, name = '', parameter = '', list = ''] = /^([^[\]:]+)(?:\[([^[\]]*)\])?\s*:(.*)$/s.exec(text) ?? []
  const values = list.split('|').map((value) => value.trim())
  const parameterName = parameter.trim() || slugOf(name)
  const areApart = new Set(values.map(valueKey)).size === values.length
  const isWhole =
    isText(name.trim()) &&
    PARAMETER_NAME.test(parameterName) &&
    !TAKEN_NAMES.includes(parameterName) &&
    values.length >= 2 &&
    values.length <= CHOICE_VALUES_MAX &&
    values.every((value) => isText(value) && valueKey(value) !== '')
  return isWhole && areApart ? { name: name.trim(), parameterName, values } : undefined
}

/**
 * Reads choices as files write them: 'Macinatura[macinatura]: moka | espresso; Formato: intero | a fette'. Without
 * brackets the parameter is the name. undefined: another syntax, too many, or duplicates.
 */
export function readChoices(text: string): Choice[] | undefined {
  const parts = text.split(';').filter((part) => part.trim() !== '')
  const choices = parts.flatMap((part) => readChoice(part.trim()) ?? [])
  const areApart =
    new Set(choices.map(({ name }) => name)).size === choices.length &&
    new Set(choices.map(({ parameterName }) => parameterName)).size === choices.length
  return choices.length === parts.length && choices.length <= CHOICES_MAX && areApart ? choices : undefined
}
