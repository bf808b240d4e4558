import { defineModel, type ItemTemplate, type Level, numberOf, slip } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { orderBy, sortedBy, stopsEarly } from '#shapes/order-by/order-by.ts'
import { density } from '#worlds/sea-water/sea-water.ts'
import { say } from './messages.gen.ts'

const letters = ['P', 'Q', 'R', 'S'] as const
const scenes = ['tank', 'strait', 'fjord', 'bay'] as const
const warmths = [0, 5, 10, 15, 20, 25]
const salts = [30, 32, 34, 36, 38]

interface Values {
  level: Level
  scene: (typeof scenes)[number]
  /** What alone differs at level 1. */
  only: 'warmth' | 'salt'
  /** °C and grams of salt of each water; at level 3 before and after. */
  waters: [celsius: number, salt: number][]
  shuffle: number
}

/** By how many grams a liter is heavier than 1 kg, as the table shows it. */
const over = ([celsius, salt]: readonly [number, number]): number =>
  Number((density(celsius, salt) - 1000).toFixed(1))
const isApart = (values: readonly number[], least: number): boolean =>
  values.every((one, at) => values.every((other, place) => at === place || Math.abs(one - other) >= least))

/** Layers by temperature or by salt alone (1), by both from a table (2), and how a liter changes (3). */
export const layers = defineModel<Values>({
  id: 'layers',
  thinking: 'compare',
  seconds: 65,
  standards: ['MS-ESS2-6'],
  draw(random, level) {
    const only = random.pick(['warmth', 'salt'] as const)
    const count = level === 3 ? 2 : 4
    const [warm, salt] = [random.pick(warmths), random.pick(salts)]
    const drawnWarmths = random.sample(warmths, count)
    const drawnSalts = random.sample(salts, count)
    return {
      level,
      scene: random.pick(scenes),
      only,
      waters: Array.from({ length: count }, (_unused, at): [number, number] => [
        level === 1 && only === 'salt' ? warm : (drawnWarmths[at] ?? 0),
        level === 1 && only === 'warmth' ? salt : (drawnSalts[at] ?? 0),
      ]),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits({ level, waters }) {
    if (level === 1) return true
    const grams = waters.map(over)
    const [before = [0, 0], after = [0, 0]] = waters
    if (level === 3) return over(after) - over(before) >= 0.5 && after[0] !== before[0]
    const order = (by: (water: [number, number]) => number) =>
      [...waters.keys()].toSorted((a, b) => by(waters[a] ?? [0, 0]) - by(waters[b] ?? [0, 0])).join()
    // Neither temperature nor salt alone gives the order.
    return (
      isApart(grams, 0.4) &&
      order(over) !== order(([, salt]) => salt) &&
      order(over) !== order(([celsius]) => -celsius)
    )
  },
  item(values) {
    const { level, scene, only, waters } = values
    const [before = [0, 0], after = [0, 0]] = waters
    return {
      stem: [
        say(`layers.scene.${scene}`),
        level === 3
          ? say('layers.ask-3', { from: before[0], to: after[0], less: before[1], more: after[1] })
          : say(`layers.ask-${level}`),
      ],
      ...(level === 1 ? {} : { figure: gramsTable() }),
      ...(level === 3 ? changeOf(values) : orderOf(values)),
      hints: [say('layers.hint'), say(level === 1 ? `layers.hint-${only}` : `layers.hint-${level}`)],
    }
  },
  task: ({ level, scene, only }) => `${level}/${scene}/${level === 1 ? only : ''}`,
})

type Answered = Pick<ItemTemplate, 'interaction' | 'key' | 'wrongAnswers' | 'solution'>

function orderOf({ level, only, waters, shuffle }: Values): Answered {
  const things = waters.map(([celsius, salt], at) => {
    const letter = letters[at] ?? ''
    return { text: say('layers.water', { letter, celsius, salt }), letter, celsius, salt }
  })
  const grams = ({ celsius, salt }: { celsius: number; salt: number }) => over([celsius, salt])
  return {
    ...orderBy(shuffle, {
      things,
      by: grams,
      first: say('layers.top'),
      last: say('layers.bottom'),
      slips: [
        {
          by: (thing) => -grams(thing),
          misconception: level === 1 && only === 'warmth' ? 'climate.warm-sinks' : 'order.backward',
          feedback: say(level === 1 && only === 'warmth' ? 'layers.told-warm' : 'layers.told-backward'),
        },
        ...(level === 1
          ? [stopsEarly(sortedBy(things, grams), grams, say('layers.told-first'))]
          : [
              {
                by: ({ salt }: { salt: number }) => salt,
                misconception: 'data.stops-early' as const,
                feedback: say('layers.told-salt'),
              },
              {
                by: ({ celsius }: { celsius: number }) => -celsius,
                misconception: 'data.stops-early' as const,
                feedback: say('layers.told-cold'),
              },
            ]),
      ],
    }),
    solution:
      level === 1
        ? [say(`layers.so-${only}`), say('layers.so-sinks')]
        : [
            ...things.map((thing) =>
              say('layers.so-grams', { letter: thing.letter, grams: grams(thing).toFixed(1) }),
            ),
            say('layers.so-sinks'),
          ],
  }
}

function changeOf({ waters: [before = [0, 0], after = [0, 0]] }: Values): Answered {
  const value = Number((over(after) - over(before)).toFixed(1))
  const gap = (one: readonly [number, number]): number =>
    Number(Math.abs(over(one) - over(before)).toFixed(1))
  return {
    ...numberOf({
      label: say('layers.label'),
      after: 'g',
      value,
      slips: [
        slip(gap([after[0], before[1]]), 'data.stops-early', say('layers.told-warmth-only')),
        slip(gap([before[0], after[1]]), 'data.stops-early', say('layers.told-salt-only')),
        slip(over(after), 'data.stops-early', say('layers.told-after')),
        slip(Number((over(after) + over(before)).toFixed(1)), 'data.adds', say('layers.told-added')),
      ],
    }),
    solution: [
      say('layers.so-before', { grams: over(before) }),
      say('layers.so-after', { grams: over(after) }),
      say('layers.so-gap', { more: over(after), less: over(before), value }),
    ],
  }
}

const gramsTable = (): NonNullable<ItemTemplate['figure']> =>
  tableFigure(
    say('layers.title'),
    [say('layers.corner'), ...salts.map((salt) => say('layers.column', { salt }))],
    warmths.map((celsius) => [
      say('layers.row', { celsius }),
      ...salts.map((salt) => over([celsius, salt]).toFixed(1)),
    ]),
  )
