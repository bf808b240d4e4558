import { defineModel, type ItemTemplate, keysOf, type Level, numberOf, slip, solved } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

const [rowCount, width] = [6, 4]
const size = rowCount * width
/** Which places of a layer hold an A atom, and how many B atoms there are for each of them. */
const patterns = {
  checker: { isA: (row: number, column: number) => (row + column) % 2 === 0, each: 1 },
  thirds: { isA: (row: number, column: number) => (row + column) % 3 === 0, each: 2 },
  quarters: { isA: (row: number, column: number) => row % 2 === 0 && column % 2 === 0, each: 3 },
} as const
type Pattern = keyof typeof patterns
const ids = keysOf(patterns)

interface Values {
  level: Level
  pattern: Pattern
  /** Level 2: how often the pattern repeats in the larger piece. */
  repeats: number
  /** Level 3: places that break the pattern. */
  broken: number[]
}

/** One layer as a table of A and B; broken places hold the other atom. */
export const layerTable = (
  pattern: Pattern,
  broken: readonly number[],
): NonNullable<ItemTemplate['figure']> =>
  tableFigure(
    say('layer.title'),
    [say('layer.row'), ...Array.from({ length: width }, (_unused, at) => String(at + 1))],
    Array.from({ length: rowCount }, (_unused, row) => [
      String(row + 1),
      ...Array.from({ length: width }, (_each, column) =>
        patterns[pattern].isA(row, column) === broken.includes(row * width + column) ? 'B' : 'A',
      ),
    ]),
  )

const brokenOf = (values: Values, isA: boolean): number =>
  values.broken.filter((at) => patterns[values.pattern].isA(Math.floor(at / width), at % width) === isA)
    .length

/** At most one place in each row, so that the rest of the row shows the pattern. */
const areApart = (places: readonly number[]): boolean =>
  new Set(places.map((at) => Math.floor(at / width))).size === places.length

/** How many B for each A (1), how many A in a larger piece (2), how many atoms break the pattern (3). */
export const layerPattern = defineModel<Values, number>({
  id: 'layer-pattern',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['MS-PS1-1'],
  aim: (random) => random.integer(3, 5),
  draw: (random, level, count) => ({
    level,
    pattern: random.pick(ids),
    repeats: random.integer(20, 180),
    broken: level === 3 ? random.sample([...Array.from({ length: size }).keys()], count) : [],
  }),
  fits: (values) =>
    values.level < 3 ||
    (areApart(values.broken) && brokenOf(values, true) > 0 && brokenOf(values, false) > 0),
  item(values) {
    const { level, pattern, repeats, broken } = values
    const { each } = patterns[pattern]
    const inLayer = size / (each + 1)
    const all = repeats * (each + 1)
    const [asA, asB] = [brokenOf(values, false), brokenOf(values, true)]
    const told = { each, group: each + 1, all, repeats, count: inLayer, others: size - inLayer }
    return {
      stem: [
        say('layer.scene'),
        ...(level === 3 ? [say('layer.should'), say(`layer.so-${pattern}`)] : []),
        say(`layer.ask-${level}`, told),
      ],
      figure: layerTable(pattern, broken),
      ...numberOf({
        label: say(`layer.label-${level}`),
        value: level === 1 ? each : level === 2 ? repeats : broken.length,
        slips: {
          1: [
            slip(told.others, 'atoms.piece-is-formula', say('layer.told-piece')),
            slip(each + 1, 'ratio.part-whole', say('layer.told-group')),
            slip(told.others - inLayer, 'ratio.additive', say('layer.told-gap')),
          ],
          2: [
            slip(inLayer, 'atoms.piece-is-formula', say('layer.told-drawn')),
            ...(each > 1 ? [slip(all / 2, 'reaction.subscript', say('layer.told-half'))] : []),
            slip(repeats * each, each > 1 ? 'reading.wrong-series' : 'data.stops-early', say('layer.told-b')),
            slip(all, 'data.stops-early', say('layer.told-all')),
          ],
          3: [
            slip(asA, 'data.stops-early', say('layer.told-as-a')),
            slip(asB, 'data.stops-early', say('layer.told-as-b')),
            slip(1, 'data.stops-early', say('layer.told-first')),
          ],
        }[level].filter(({ value }) => Number.isInteger(value) && value > 0),
      }),
      hints: [say(level === 3 ? 'layer.hint-should' : 'layer.hint-repeat'), say(`layer.hint-${level}`)],
      solution:
        level === 3
          ? [say('layer.so-check'), say('layer.so-broken', { asA, asB, count: broken.length })]
          : [
              say(`layer.so-${pattern}`),
              level === 1 ? say('layer.so-each', told) : say('layer.so-large', told),
            ],
    }
  },
  task: ({ level, pattern, broken }) => `${level}/${pattern}/${broken.length}`,
  solve({ stem, figure }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const cells = figure.rows.map((row) => row.slice(1))
    const found = cells.flat().filter((cell) => cell === 'A').length
    const places = cells.flatMap((row, at) => row.map((cell, column) => ({ cell, at, column })))
    const wrong = ids.map(
      (id) => places.filter(({ cell, at, column }) => patterns[id].isA(at, column) !== (cell === 'A')).length,
    )
    const least = Math.min(...wrong)
    const all = Number(/\d+/.exec(stem.replace(/,(?=\d{3})/g, ''))?.[0] ?? 0)
    if (least > 0) return solved.number(least)
    return solved.number(all > 0 ? (all * found) / size : (size - found) / found)
  },
})
