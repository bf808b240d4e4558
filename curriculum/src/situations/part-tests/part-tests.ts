import type { Level } from '@skills-center/contract/ids'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { drawUntil } from '../../shapes/answers.ts'
import { tableFigure } from '../../shapes/display/display.ts'
import { say } from './messages.gen.ts'

/** The test of a part: the range of results, their step, and whether more or less is better. */
const things = {
  cooler: { walls: [40, 160, 5, 'more'], lid: [5, 60, 5, 'less'], strap: [2, 14, 1, 'more'] },
  boat: { hull: [100, 400, 10, 'more'], sail: [4, 20, 1, 'less'], keel: [5, 45, 5, 'less'] },
  filter: { sand: [2, 30, 2, 'less'], cloth: [50, 300, 10, 'more'], frame: [2, 14, 1, 'more'] },
  cart: { wheels: [120, 480, 20, 'more'], bumper: [10, 60, 5, 'less'], body: [80, 260, 10, 'less'] },
  shelter: { roof: [10, 120, 10, 'less'], poles: [15, 60, 5, 'more'], floor: [1, 12, 1, 'less'] },
  windmill: { blades: [40, 180, 10, 'more'], tower: [1, 12, 1, 'less'], gear: [50, 300, 10, 'more'] },
} as const
type Thing = keyof typeof things
type Part = { [T in Thing]: keyof (typeof things)[T] }[Thing]
const ids = keysOf(things)

interface TestedPart {
  part: Part
  better: 'more' | 'less'
  /** Results by design; at level 3, with costs in dollars. */
  results: number[]
  costs: number[]
  /** The results of the best two differ by no more than the measurement error. */
  isNear: boolean
  /** The measurement error of a result. */
  off: number
}
export interface PartTests {
  level: Level
  thing: Thing
  parts: TestedPart[]
}

/** Measurement error in steps; at level 3, clear differences are larger. */
const near = 1

/** Three designs with parts tested one by one. At level 3, cost decides between close results. */
export function drawPartTests(random: Random, level: Level): PartTests {
  const thing = random.pick(ids)
  const all: [string, readonly [number, number, number, 'more' | 'less']][] = Object.entries(things[thing])
  const close = level === 3 ? random.integer(0, 2) : -1
  return {
    level,
    thing,
    parts: all.slice(0, level === 1 ? 2 : 3).map(([part, [from, to, step, better]], at) => {
      const isNear = at === close
      const most = Math.floor((to - from) / step)
      const steps = drawUntil(
        () => [0, 1, 2].map(() => random.integer(0, most)),
        (drawn) => {
          const [a = 0, b = 0, c = 0] = drawn.toSorted((one, other) =>
            better === 'more' ? other - one : one - other,
          )
          const [first, second] = [Math.abs(a - b), Math.abs(b - c)]
          return second > 2 * near && (isNear ? first === near : first > 2 * near)
        },
        20_000,
      )
      return {
        // The ids of this thing's parts.
        // oxlint-disable-next-line typescript/consistent-type-assertions
        part: part as Part,
        better,
        results: steps.map((each) => from + each * step),
        costs: random.sample([1, 2, 3, 4, 5, 6, 7, 8], 3),
        isNear,
        off: near * step,
      }
    }),
  }
}

/** The design whose part is best. */
export function bestOf({ results, costs, better, isNear }: TestedPart): number {
  const [first = 0, second = 0] = ranked({ results, better })
  return isNear && (costs[second] ?? 0) < (costs[first] ?? 0) ? second : first
}
export const ranked = ({ results, better }: Pick<TestedPart, 'results' | 'better'>): number[] =>
  [...results.keys()].toSorted((one, other) => {
    const gap = (results[one] ?? 0) - (results[other] ?? 0)
    return better === 'more' ? -gap : gap
  })

export const nameOf = (at: number): string => String.fromCodePoint(65 + at)
export const tellTests = {
  scene: ({ level, thing }: PartTests) => [
    say(`scene.${thing}`),
    ...(level === 1 ? [say('two-so-far')] : []),
  ],
  part: ({ part }: TestedPart) => say(`part.${part}`),
  better: ({ part, better }: TestedPart) => say(`better.${better}`, { part: say(`part.${part}`) }),
  near: ({ part }: TestedPart, names: { one: string; other: string; right: string }) =>
    say('near', { part: say(`part.${part}`), ...names }),
}

export const testTable = ({ level, parts }: PartTests) =>
  tableFigure(
    say('title'),
    [say('head'), ...[0, 1, 2].map((at) => say('design', { name: nameOf(at) }))],
    parts.flatMap(({ part, results, costs, off }) => [
      [
        level === 3 ? say('with-error', { result: say(`result.${part}`), off }) : say(`result.${part}`),
        ...results,
      ],
      ...(level === 3 ? [[say('cost', { part: say(`part.${part}`) }), ...costs]] : []),
    ]),
  )
