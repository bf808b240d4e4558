import { built, createRandom, defineModel, type Level } from '#form'
import { order } from '#build-placed.ts'
import { described } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

const lamps = ['lantern', 'flashlight', 'candle', 'streetlight', 'lamp', 'headlight'] as const
/** Lamps whose beams give the readings of level 3 at a few meters. */
const beams = ['flashlight', 'headlight'] as const
const names = ['P', 'Q', 'R', 'S'] as const

type WrongOrder = Parameters<typeof order>[1]['wrong'][number]

interface Values {
  level: Level
  lamp: (typeof lamps)[number]
  /** Of lights P, Q, R and S: meters, times as far as the Sun, or readings of a light meter. */
  numbers: number[]
  shuffle: number
}

/** Equal lamps by distance (level 1), stars like the Sun (level 2), from the light back to the distance (level 3). */
export const brightness = defineModel<Values>({
  id: 'brightness',
  thinking: 'compare',
  seconds: 50,
  standards: ['5-ESS1-1'],
  draw(random, level) {
    const meters = random.sample([5, 10, 15, 20, 30, 40, 60, 80, 100, 150, 200], 4)
    const thousands = random
      .sample([300, 400, 500, 600, 800, 900, 1200, 1500, 2000, 3000], 3)
      .map((each) => 1000 * each)
    // What reaches the meter falls with the square of the distance; each reading is off by up to 4%.
    const lux = random
      .sample([2, 3, 4, 5, 6, 8, 10], 4)
      .map((distance) => Math.round((9000 / distance ** 2) * (1 + random.integer(-4, 4) / 100)))
    return {
      level,
      lamp: level === 3 ? random.pick(beams) : random.pick(lamps),
      numbers: level === 1 ? meters : level === 2 ? random.shuffle([1, ...thousands]) : lux,
      shuffle: random.integer(0, 1e9),
    }
  },
  item({ level, lamp, numbers, shuffle }) {
    const isSun = (at: number): boolean => level === 2 && numbers[at] === 1
    const name = (at: number) =>
      isSun(at)
        ? say('bright.sun')
        : level === 2
          ? say('bright.star', { name: names[at] ?? '' })
          : say('bright.light', { name: names[at] ?? '' })
    // A large reading means a near lamp, so the order turns.
    const near = numbers
      .map((_number, at) => at)
      .toSorted((one, other) => (level === 3 ? -1 : 1) * ((numbers[one] ?? 0) - (numbers[other] ?? 0)))
    const sorted = near.map(name)
    const columns = [
      level === 2 ? say('bright.star-head') : say('bright.light-head'),
      say(`bright.head-${level}`),
    ]
    const rows = numbers.map((number, at) => [
      name(at),
      number >= 1000 ? number.toLocaleString('en-US') : String(number),
    ])
    return {
      stem: [
        level === 2 ? say('bright.stars') : say('bright.lamps', { lamps: say(`lamp.${lamp}`) }),
        say(`bright.ask-${level}`),
      ],
      figure: {
        kind: 'table',
        title: say(`bright.title-${level}`),
        columns,
        rows,
        description: described(columns, rows),
      },
      ...built((word) =>
        order(createRandom(`order ${shuffle}`), {
          options: sorted.map(word),
          first: word(say(level === 3 ? 'bright.closest' : 'bright.brightest')),
          last: word(say(level === 3 ? 'bright.farthest' : 'bright.dimmest')),
          wrong: [
            {
              order: sorted.toReversed().map(word),
              misconception: 'sky.far-is-bright',
              feedback: word(say(level === 3 ? 'bright.turned-back' : 'bright.turned')),
            },
            ...sorted.slice(1).map((each, at): WrongOrder => ({
              before: [word(each), word(sorted[at] ?? each)],
              misconception: 'sky.misreads-distance',
              feedback: word(say('bright.two')),
            })),
          ],
        }),
      ),
      hints: [say('bright.hint-car'), say(`bright.hint-${level}`)],
      solution: [say('bright.so-spreads'), say(`bright.so-${level}`)],
    }
  },
  task: ({ level, lamp }) => `${level} ${level === 2 ? '' : lamp}`,
})
