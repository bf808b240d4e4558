import { defineModel, drawUntil, numberOf, slip, solved } from '#form'
import type { ItemTemplate, Level, Random } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

const plants = ['elodea', 'cabomba', 'hornwort', 'water-moss', 'milfoil', 'pondweed'] as const
const distances = [10, 20, 30, 40, 50] as const

interface Values {
  level: Level
  plant: (typeof plants)[number]
  /** Bubbles per minute at each distance; at level 3 also with extra carbon dioxide. */
  counts: number[]
  rich: number[]
  minutes: number
  /** Places of two distances. */
  near: number
  far: number
}

/**
 * Bubbles per minute as a class counts them, one up or down by chance. Light falls with the square of the distance, and
 * a leaf uses it less and less fully: `most · light / (light + half)`.
 */
const countsOf = (random: Random, most: number, half: number): number[] =>
  distances.map((distance) => {
    const light = (100 * 100) / distance ** 2
    return Math.max(1, Math.round((most * light) / (light + half)) + random.integer(-1, 1))
  })

const gains = ({ counts, rich }: Values): number[] => rich.map((count, at) => count - (counts[at] ?? 0))

/** How many bubbles in some minutes (1), how many fewer farther away (2), where extra gas helps most (3). */
export const bubbleData = defineModel<Values>({
  id: 'bubble-data',
  thinking: 'compute',
  seconds: 60,
  standards: ['MS-LS1-6'],
  draw: (random, level) =>
    drawUntil(
      (): Values => {
        const most = random.integer(30, 60)
        const near = random.integer(0, 3)
        return {
          level,
          plant: random.pick(plants),
          counts: countsOf(random, most, 20),
          rich: level === 3 ? countsOf(random, most * random.pick([1.6, 1.8, 2]), 40) : [],
          minutes: random.integer(2, 6),
          near,
          far: random.integer(near + 1, 4),
        }
      },
      (values) => {
        const { counts } = values
        // Counts fall clearly with the distance, and the largest gain is no near tie.
        if (counts.some((count, at) => at > 0 && count >= (counts[at - 1] ?? 0))) return false
        if (level < 3) return true
        const [first = 0, second = 0] = gains(values).toSorted((one, other) => other - one)
        return first >= second + 3 && Math.min(...gains(values)) >= 0
      },
    ),
  item(values) {
    const { level, plant, counts, rich, minutes, near, far } = values
    const [one, other] = [counts[near] ?? 0, counts[far] ?? 0]
    const [atNear, atFar] = [distances[near] ?? 0, distances[far] ?? 0]
    const scene = [say('bubbles.scene', { plant: say(`plant.${plant}`) }), say('bubbles.within')]
    const figure = table(values)
    const label = say('bubbles.label')
    const after = say('bubbles.bubbles')
    if (level === 1) {
      return {
        stem: [...scene, say('bubbles.ask-some', { distance: atNear, minutes })],
        figure,
        ...numberOf({
          label,
          after,
          value: one * minutes,
          slips: [
            slip(one, 'data.stops-early', say('bubbles.one-minute', { minutes })),
            slip(other * minutes, 'reading.one-point', say('bubbles.row')),
            slip(one + minutes, 'data.adds', say('bubbles.adds')),
          ],
        }),
        hints: [say('bubbles.hint-row', { distance: atNear }), say('bubbles.hint-minutes', { minutes })],
        solution: [
          say('bubbles.so-row', { distance: atNear, count: one }),
          say('bubbles.so-times', { count: one, minutes, total: one * minutes }),
        ],
      }
    }
    if (level === 2) {
      const apart = one - other
      return {
        stem: [...scene, say('bubbles.ask-fewer', { near: atNear, far: atFar, minutes })],
        figure,
        ...numberOf({
          label: say('bubbles.fewer'),
          after,
          value: apart * minutes,
          slips: [
            slip(apart, 'data.stops-early', say('bubbles.one-minute', { minutes })),
            slip(one * minutes, 'reading.one-point', say('bubbles.one-place')),
            slip((one + other) * minutes, 'data.adds', say('bubbles.added')),
          ],
        }),
        hints: [say('bubbles.hint-both'), say('bubbles.hint-apart', { one, other, minutes })],
        solution: [
          say('bubbles.so-apart', { one, other, apart }),
          say('bubbles.so-times', { count: apart, minutes, total: apart * minutes }),
        ],
      }
    }
    const all = gains(values)
    const best = all.indexOf(Math.max(...all))
    const [most, plain] = [rich[best] ?? 0, counts[best] ?? 0]
    return {
      stem: [...scene, say('bubbles.ask-gain')],
      figure,
      ...numberOf({
        label: say('bubbles.gain'),
        after: say('bubbles.per-minute'),
        value: most - plain,
        slips: [
          slip(most, 'data.stops-early', say('bubbles.highest')),
          slip(all[4] ?? 0, 'plants.one-factor', say('bubbles.weak-light')),
          slip(most + plain, 'data.adds', say('bubbles.added')),
        ],
      }),
      hints: [say('bubbles.hint-gain'), say('bubbles.hint-rows')],
      solution: [
        say('bubbles.so-gain', { distance: distances[best] ?? 0, most, plain, gain: most - plain }),
        say('bubbles.so-short'),
      ],
    }
  },
  task: ({ level, plant }) => `${level} ${plant}`,
  solve({ stem, figure }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const data = figure.rows.map((row) => row.map(Number))
    const counts = new Map(data.map(([distance = 0, count = 0]) => [distance, count]))
    const [first = 0, second = 0, third] = [...stem.matchAll(/(?<=\s)\d+/g)]
      .map(([told]) => Number(told))
      .slice(1)
    if (figure.columns.length === 3)
      return solved.number(Math.max(...data.map(([, plain = 0, rich = 0]) => rich - plain)))
    if (third === undefined) return solved.number((counts.get(first) ?? 0) * second)
    return solved.number(((counts.get(first) ?? 0) - (counts.get(second) ?? 0)) * third)
  },
})

function table({ level, counts, rich }: Values): NonNullable<ItemTemplate['figure']> {
  const columns = [say('bubbles.distance'), say('bubbles.plain')]
  const rows = distances.map((distance, at) => [distance, counts[at] ?? 0])
  return level < 3
    ? tableFigure(say('bubbles.title'), columns, rows)
    : tableFigure(
        say('bubbles.title'),
        [...columns, say('bubbles.rich')],
        rows.map((row, at) => [...row, rich[at] ?? 0]),
      )
}
