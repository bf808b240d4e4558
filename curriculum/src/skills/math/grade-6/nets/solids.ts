import { arranged, defineModel, type Level } from '#form'
import { say } from './messages.gen.ts'

interface Solid {
  kind: 'prism' | 'pyramid'
  /** Sides of the base. */
  sides: 3 | 4 | 5 | 6
}
const all: readonly Solid[] = ([3, 4, 5, 6] as const).flatMap((sides): Solid[] => [
  { kind: 'prism', sides },
  { kind: 'pyramid', sides },
])
interface Named {
  /** Places in `all`: those with a pair, then the names that are left over. */
  solids: number[]
  pairs: number
  by: 'faces' | 'counts'
  shuffle: number
}
const poolAt: Record<Level, readonly number[]> = {
  1: [0, 1, 2, 3, 4, 5],
  2: [0, 1, 2, 3, 4, 5, 6, 7],
  3: [0, 1, 2, 3, 4, 5, 6, 7],
}

/** Which faces make which solid: small bases (level 1), prisms and pyramids with the same base (level 2), from numbers of faces and edges (level 3). */
export const nameSolid = defineModel<Named>({
  id: 'name-solid',
  thinking: 'compare',
  seconds: 60,
  standards: ['6.G.A.4'],
  task: ({ solids, pairs, by }) =>
    `${by} ${solids
      .slice(0, pairs)
      .toSorted((one, other) => one - other)
      .join('')}`,
  draw: (random, level) => ({
    solids: random.sample(poolAt[level], level === 1 ? 4 : 5),
    pairs: 3,
    by: level === 3 ? 'counts' : 'faces',
    shuffle: random.integer(0, 1e9),
  }),
  // At level 2 the base does not decide, because two solids have the same one; at level 3 the edges decide.
  fits: ({ solids, by, pairs }) => {
    const isAtLevel1 = solids.length === 4
    const asked = solids.slice(0, pairs)
    const [bases, faces] = [asked.map((at) => all[at]?.sides), asked.map((at) => facesOf(all[at]))]
    return isAtLevel1 || new Set(by === 'faces' ? bases : faces).size < pairs
  },
  item({ solids, pairs, by, shuffle }) {
    const chosen = solids.flatMap((at) => {
      const its = all[at]
      return its === undefined ? [] : [{ ...its, name: say(`solid.${its.kind}.${its.sides}`) }]
    })
    const asked = chosen.slice(0, pairs)
    const clueOf = (its: Solid) =>
      by === 'faces'
        ? say(`faces.${its.kind}.${its.sides}`)
        : say('named.counts', { faces: facesOf(its), edges: edgesOf(its) })
    return {
      stem: [say(`named.asks.${by}`)],
      ...arranged.match(shuffle, {
        pairs: asked.map((its) => ({
          source: clueOf(its),
          target: its.name,
          slips: chosen
            .filter((other) => other.kind !== its.kind || other.sides !== its.sides)
            .map((other) => ({
              target: other.name,
              ...(other.kind === its.kind
                ? { misconception: 'net.base-shape', feedback: say(`named.base.${by}`) }
                : { misconception: 'net.prism-or-pyramid', feedback: say(`named.kind.${by}`) }),
            })),
        })),
        others: chosen.slice(pairs).map(({ name }) => name),
      }),
      hints: [say(`named.nudge.${by}`), say(`named.hint.${by}`)],
      solution: asked.map((its) =>
        by === 'faces'
          ? say(`named.why.${its.kind}`, { clue: clueOf(its), solid: its.name })
          : say(`named.count.${its.kind}`, {
              clue: clueOf(its),
              solid: its.name,
              n: its.sides,
            }),
      ),
    }
  },
})

function facesOf(its: Solid | undefined): number {
  const { kind, sides } = its ?? { kind: 'prism', sides: 3 }
  return kind === 'prism' ? sides + 2 : sides + 1
}
const edgesOf = ({ kind, sides }: Solid): number => (kind === 'prism' ? 3 : 2) * sides
