import { defineModel, drawUntil, keysOf, type Level, numbersIn, solved } from '#form'
import { orderBy, stopsEarly } from '#shapes/order-by/order-by.ts'
import { say } from './messages.gen.ts'

/** Masses, and how far apart the centers are, in the units of a scene. */
interface Pair {
  one: number
  other: number
  apart: number
}
type Factor = keyof Pair

const scenes = {
  balls: { masses: [10, 20, 40, 80], apart: [1, 2, 4] },
  asteroids: { masses: [2, 4, 8, 16], apart: [5, 10, 20] },
  ships: { masses: [100, 200, 400, 800], apart: [50, 100, 200] },
  moons: { masses: [1, 2, 4, 8], apart: [100, 200, 400] },
} as const
type Scene = keyof typeof scenes
const sceneIds = keysOf(scenes)

interface Values {
  level: Level
  scene: Scene
  /** What changes from each pair to the next; every change makes the pull stronger. */
  steps: Factor[]
  pairs: Pair[]
  shuffle: number
}

const pull = ({ one, other, apart }: Pair): number => (one * other) / apart ** 2
/** The next one: more mass, or closer together; undefined where the scene has none. */
function stronger(scene: Scene, pair: Pair, factor: Factor): Pair | undefined {
  const sizes: readonly number[] =
    factor === 'apart' ? scenes[scene].apart.toReversed() : scenes[scene].masses
  const next = sizes[sizes.indexOf(pair[factor]) + 1]
  return next === undefined ? undefined : { ...pair, [factor]: next }
}

/** Order pairs by how hard they pull: one factor changes (1), either mass (2), masses and distance (3). */
export const orderPulls = defineModel<Values, Factor[]>({
  id: 'order-pulls',
  thinking: 'compare',
  seconds: 60,
  standards: ['MS-PS2-4'],
  aim: (random, level) =>
    level === 1
      ? random.pick<Factor[]>([
          ['one', 'one'],
          ['other', 'other'],
          ['apart', 'apart'],
        ])
      : random.shuffle(
          level === 2 ? (['one', 'other', 'other'] as const) : (['one', 'other', 'apart'] as const),
        ),
  draw(random, level, steps) {
    const scene = random.pick(sceneIds)
    const pairs = drawUntil(
      () => {
        const start: Pair = {
          one: random.pick<number>(scenes[scene].masses),
          other: random.pick<number>(scenes[scene].masses),
          apart: random.pick<number>(scenes[scene].apart),
        }
        return steps.reduce<Pair[]>(
          (chain, step) => {
            const last = chain.at(-1)
            const next = last === undefined ? undefined : stronger(scene, last, step)
            return next === undefined ? [] : [...chain, next]
          },
          [start],
        )
      },
      ({ length }) => length === steps.length + 1,
    )
    return { level, scene, steps, pairs, shuffle: random.integer(0, 1e9) }
  },
  item({ level, scene, steps, pairs, shuffle }) {
    const textOf = (pair: Pair) => say(`pulls.sizes.${scene}`, { ...pair })
    const by = level === 1 ? (steps[0] === 'apart' ? 'distance' : 'mass') : level === 2 ? 'masses' : 'both'
    const [first, last] = [pairs[0], pairs.at(-1)]
    return {
      stem: [say(`pulls.scene.${scene}`), say('pulls.ask')],
      ...orderBy(shuffle, {
        things: pairs.map((pair) => ({ ...pair, text: textOf(pair) })),
        by: pull,
        first: say('pulls.weakest'),
        last: say('pulls.strongest'),
        slips: [
          {
            by: (pair) => -pull(pair),
            misconception: by === 'distance' ? 'gravity.far-is-strong' : 'order.backward',
            feedback: say(by === 'distance' ? 'pulls.far' : 'pulls.turned'),
          },
          level === 3
            ? {
                by: ({ one, other, apart }) => one * other * apart ** 2,
                misconception: 'gravity.far-is-strong',
                feedback: say('pulls.far'),
              }
            : level === 2
              ? {
                  // Those who look at one mass alone cannot tell the rest apart.
                  by: ({ one, other }) => 1000 * one - other,
                  misconception: 'gravity.mass-of-one',
                  feedback: say('pulls.other-mass'),
                }
              : stopsEarly(pairs, pull, say('pulls.check-all')),
        ],
      }),
      hints: [say('pulls.hint'), say(`pulls.next.${by}`)],
      solution: [
        say(`pulls.so.${by}`),
        ...(first === undefined || last === undefined
          ? []
          : [say('pulls.so-ends', { first: textOf(first), last: textOf(last) })]),
      ],
    }
  },
  task: ({ level, scene, steps }) => `${level}/${scene}/${steps.join()}`,
  solve: (shown) =>
    solved.order(shown, (text) => {
      const [one = 0, other = 0, apart = 1] = numbersIn(text).map(({ value }) => value)
      return Math.log(one) + Math.log(other) - 2 * Math.log(apart)
    }),
})
