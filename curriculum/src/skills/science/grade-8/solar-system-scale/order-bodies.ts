import { defineModel, type ItemTemplate, keysOf, type Level, solved } from '#form'
import { headOf, moonIds, moons, planetIds, planets } from '#situations/solar-system/solar-system.ts'
import { tableFigure } from '#shapes/display/display.ts'
import { orderBy } from '#shapes/order-by/order-by.ts'
import { numeral } from '../../../../wording.ts'
import { say } from './messages.gen.ts'

/** Kilometers across a crater, and across the planet, moon, or asteroid that it is on (IAU and NASA, rounded). */
const craters = {
  caloris: { width: 1550, whole: 4900 },
  aitken: { width: 2500, whole: 3500 },
  odysseus: { width: 440, whole: 1060 },
  herschel: { width: 130, whole: 400 },
  rheasilvia: { width: 500, whole: 525 },
  mead: { width: 270, whole: 12_100 },
  chicxulub: { width: 180, whole: 12_700 },
  stickney: { width: 9, whole: 22 },
} as const
type Crater = keyof typeof craters
const craterIds = keysOf(craters)

interface Row {
  id: string
  /** Kilometers across, and what it is compared with. */
  size: number
  other: number
}

interface Values {
  level: Level
  rows: Row[]
  shuffle: number
}

const ways = { 1: 'size', 2: 'share', 3: 'looks' } as const
const measure = (level: Level, { size, other }: Row): number => (level === 1 ? size : size / other)
/** Measures further apart than eyes and rounding can confuse. */
const leastTimes = 1.2
const areClear = (values: readonly number[]): boolean =>
  values
    .toSorted((one, other) => one - other)
    .every((value, at, all) => at === 0 || value >= leastTimes * (all[at - 1] ?? 0))

/** Order by size (1), craters by the part of the whole that they are (2), and moons by how wide they look (3). */
export const orderBodies = defineModel<Values>({
  id: 'order-bodies',
  thinking: 'compare',
  seconds: 65,
  calculator: 'basic',
  standards: ['MS-ESS1-3'],
  draw(random, level) {
    const rows: Row[] =
      level === 1
        ? random
            .sample(planetIds, 4)
            .map((id) => ({ id, size: planets[id].diameter, other: planets[id].distance }))
        : level === 2
          ? random
              .sample(craterIds, 4)
              .map((id) => ({ id, size: craters[id].width, other: craters[id].whole }))
          : random
              .sample(moonIds, 4)
              .map((id) => ({ id, size: moons[id], other: 10_000 * random.integer(5, 60) }))
    return { level, rows, shuffle: random.integer(0, 1e9) }
  },
  fits({ level, rows }) {
    const order = (by: (row: Row) => number) =>
      rows
        .toSorted((one, other) => by(one) - by(other))
        .map(({ id }) => id)
        .join()
    const right = order((row) => measure(level, row))
    return (
      areClear(rows.map((row) => measure(level, row))) &&
      right !== order(({ other }) => other) &&
      right !== order(({ other }) => -other) &&
      (level === 1 || right !== order(({ size }) => size))
    )
  },
  item({ level, rows, shuffle }) {
    const way = ways[level]
    const things = rows.map((row) => ({ ...row, text: nameOf(row.id) }))
    const inOrder = things.toSorted((one, other) => measure(level, one) - measure(level, other))
    const [first, last] = [inOrder[0], inOrder.at(-1)]
    const of = (row: Row | undefined) => Number(((100 * (row?.size ?? 0)) / (row?.other ?? 1)).toPrecision(2))
    return {
      stem: [say(`order.scene.${way}`), say(`order.ask.${way}`)],
      figure: table(level, rows),
      ...orderBy(shuffle, {
        things,
        by: (row) => measure(level, row),
        first: say(`order.first.${way}`),
        last: say(`order.last.${way}`),
        slips: [
          level === 1
            ? {
                by: ({ other }) => other,
                misconception: 'space.size-sets-place',
                feedback: say('order.place'),
              }
            : {
                by: ({ size }) => size,
                misconception: level === 2 ? 'space.layer-for-whole' : 'ratio.looks-at-one',
                feedback: say(`order.one.${level === 2 ? 'share' : 'looks'}`),
              },
          level === 3
            ? { by: ({ other }) => -other, misconception: 'ratio.looks-at-one', feedback: say('order.near') }
            : {
                by: (row) => -measure(level, row),
                misconception: 'order.backward',
                feedback: say('order.turned'),
              },
        ],
      }),
      hints: [say(`order.hint.${way}`), say(`order.next.${way}`)],
      solution: [
        say(`order.so.${way}`),
        level === 1
          ? say('order.so-size', { first: first?.text ?? '', last: last?.text ?? '' })
          : say(`order.so-ends.${level === 2 ? 'share' : 'looks'}`, {
              first: first?.text ?? '',
              last: last?.text ?? '',
              least: of(first),
              most: of(last),
            }),
      ],
    }
  },
  task: ({ level, rows }) =>
    `${level}/${rows
      .map(({ id }) => id)
      .toSorted()
      .slice(0, 2)
      .join()}`,
  solve(shown) {
    const rows = shown.figure?.kind === 'table' ? shown.figure.rows : []
    const isOneColumn = shown.figure?.kind === 'table' && shown.figure.columns[2]?.includes('mill') === true
    return solved.order(shown, (text) => {
      const [, size = '', other = ''] = rows.find(([head]) => head === text) ?? []
      const [one, two] = [size, other].map((cell) => Number(cell.replaceAll(',', '')))
      return isOneColumn ? (one ?? 0) : (one ?? 0) / (two ?? 1)
    })
  },
})

const isCrater = (id: string): id is Crater => id in craters
const isPlanet = (id: string): id is keyof typeof planets => id in planets
const isMoon = (id: string): id is keyof typeof moons => id in moons
const nameOf = (id: string) =>
  isCrater(id) ? say(`order.crater.${id}`) : headOf(isPlanet(id) ? id : isMoon(id) ? id : 'earth')

const table = (level: Level, rows: readonly Row[]): NonNullable<ItemTemplate['figure']> =>
  tableFigure(
    say(`order.title.${ways[level]}`),
    [say(`order.head.${ways[level]}`), say(`order.size.${ways[level]}`), say(`order.other.${ways[level]}`)],
    rows.map(({ id, size, other }) => [nameOf(id), numeral(size), numeral(other)]),
  )
