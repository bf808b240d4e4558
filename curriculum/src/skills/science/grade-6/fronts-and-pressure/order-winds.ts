import { defineModel, type Level } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { orderBy } from '#shapes/order-by/order-by.ts'
import { say } from './messages.gen.ts'

const letters = ['P', 'Q', 'R', 'S'] as const
const scenes = ['plains', 'coast', 'lakes', 'northeast', 'south', 'northwest', 'ohio', 'desert'] as const

interface Pair {
  /** mb at both towns, and the miles between them. */
  high: number
  low: number
  miles: number
}
interface Values {
  level: Level
  scene: (typeof scenes)[number]
  pairs: Pair[]
  shuffle: number
}

const none: Pair = { high: 0, low: 0, miles: 1 }

const gap = ({ high, low }: Pair): number => high - low
/** mb per 100 miles. */
const steepness = (pair: Pair): number => (100 * gap(pair)) / pair.miles

/** Where the wind is strongest: by the difference in pressure (1), by the distance (2), and by both (3). */
export const orderWinds = defineModel<Values>({
  id: 'order-winds',
  thinking: 'compare',
  seconds: 65,
  standards: ['MS-ESS2-5'],
  calculator: 'basic',
  draw(random, level) {
    const [miles, difference] = [random.pick([100, 200]), random.pick([4, 6, 8])]
    return {
      level,
      scene: random.pick(scenes),
      pairs: letters.map(() => {
        const high = random.integer(1008, 1028)
        const change = level === 2 ? difference : random.integer(2, 14)
        return {
          high,
          low: high - change,
          miles: level === 1 ? miles : random.pick([50, 100, 150, 200, 300, 400]),
        }
      }),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits({ level, pairs }) {
    const values = pairs.map(steepness)
    const isApart = values.every((one, at) =>
      values.every((other, place) => at === place || Math.abs(one - other) >= 0.2 * Math.max(one, other)),
    )
    const order = (by: (pair: Pair) => number) =>
      [...pairs.keys()].toSorted((a, b) => by(pairs[a] ?? none) - by(pairs[b] ?? none)).join()
    return (
      isApart &&
      values.every((value) => value <= 12 && Number.isInteger(Math.round(1000 * value) / 10)) &&
      order(steepness) !== order(({ high }) => high) &&
      (level !== 3 || (order(steepness) !== order(gap) && order(steepness) !== order(({ miles }) => -miles)))
    )
  },
  item({ level, scene, pairs, shuffle }) {
    const things = pairs.map((pair, at) => ({
      text: say('winds.pair', { letter: letters[at] ?? '' }),
      letter: letters[at] ?? '',
      pair,
    }))
    return {
      stem: [say(`winds.scene.${scene}`), say('winds.ask')],
      figure: tableFigure(
        say('winds.title'),
        [say('winds.head'), say('winds.first'), say('winds.second'), say('winds.miles')],
        pairs.map(({ high, low, miles }, at) => [letters[at] ?? '', high, low, miles]),
      ),
      ...orderBy(shuffle, {
        things,
        by: ({ pair }) => steepness(pair),
        first: say('winds.weakest'),
        last: say('winds.strongest'),
        slips: [
          {
            by: ({ pair }) => -steepness(pair),
            misconception: 'order.backward',
            feedback: say(level === 2 ? 'winds.told-far' : 'winds.told-backward'),
          },
          ...(level === 3
            ? [
                {
                  by: ({ pair }: { pair: Pair }) => gap(pair),
                  misconception: 'data.stops-early' as const,
                  feedback: say('winds.told-gap'),
                },
                {
                  by: ({ pair }: { pair: Pair }) => -pair.miles,
                  misconception: 'data.stops-early' as const,
                  feedback: say('winds.told-miles'),
                },
              ]
            : []),
          {
            by: ({ pair }) => pair.high,
            misconception: 'reading.one-point',
            feedback: say('winds.told-high'),
          },
        ],
      }),
      hints: [say('winds.hint'), say(`winds.hint-${level}`)],
      solution: [
        say(`winds.so-${level}`),
        ...things.map(({ letter, pair }) =>
          say(level === 3 ? 'winds.so-steep' : 'winds.so-gap', {
            letter,
            high: pair.high,
            low: pair.low,
            gap: gap(pair),
            miles: pair.miles,
            steep: Number(steepness(pair).toFixed(2)),
          }),
        ),
      ],
    }
  },
  task: ({ level, scene }) => `${level}/${scene}`,
})
