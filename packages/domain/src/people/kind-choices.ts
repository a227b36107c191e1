/** Which kinds somebody wants: all that were not refused. */
export const choicesOf = <Kind extends string>(
  kinds: readonly Kind[],
  stored: readonly { kind: string; isWanted: boolean }[],
): Record<Kind, boolean> => {
  const isWanted = (kind: Kind) => stored.find((choice) => choice.kind === kind)?.isWanted ?? true
  return Object.fromEntries(kinds.map((kind) => [kind, isWanted(kind)])) as Record<Kind, boolean>
}

/** The choices that were given, as two lists of the same length; what is left out stays as it is. */
export function givenChoices<Kind extends string>(
  kinds: readonly Kind[],
  choices: { [K in Kind]?: boolean | undefined },
): { kinds: Kind[]; wanted: boolean[] } {
  const given = kinds.filter((kind) => choices[kind] !== undefined)
  return { kinds: given, wanted: given.map((kind) => choices[kind] === true) }
}
