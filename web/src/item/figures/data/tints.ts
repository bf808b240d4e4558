import type { FigureOf } from '@skills-center/contract/figure'

export type Tint = NonNullable<FigureOf<'circle-graph'>['sectors'][number]['tint']>

/** The order in which tints are assigned to parts that request none. */
const order = ['blue', 'orange', 'green', 'gray', 'yellow', 'red', 'white'] as const satisfies readonly Tint[]

const isTint = (word: string): word is Tint => order.some((tint) => tint === word)

/**
 * A tint for each label: the requested tint, otherwise the color that the label names, otherwise the next free tint.
 * Equal labels share a tint.
 */
export function tintsFor(parts: readonly { label: string; tint?: Tint | undefined }[]): Tint[] {
  const known = new Map<string, Tint>()
  for (const { label, tint } of parts) {
    const word = label.toLowerCase()
    if (tint !== undefined) known.set(label, tint)
    else if (isTint(word)) known.set(label, word)
  }
  const free = order.filter((tint) => ![...known.values()].includes(tint))
  let next = 0
  return parts.map(({ label }) => {
    const tint = known.get(label) ?? free[next++ % Math.max(1, free.length)] ?? 'blue'
    known.set(label, tint)
    return tint
  })
}
