import { defineModel, numbersIn, solved, tidy, toNumber, typed } from '#form'
import {
  countForPercent,
  type Missing,
  missingBugs,
  ofAll,
  type Predict,
  predictBugs,
  predictKey,
  type Share,
  shareBugs,
  shareOf,
  wholeOf,
  wrongTotal,
} from '#bugs/two-way/two-way-bugs.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import {
  about,
  allCells,
  cellOf,
  cellsShown,
  columnTotal,
  drawTwoWay,
  grandTotal,
  namesAt,
  rowTotal,
  somePlace,
  tableFigure,
  turned,
} from '#situations/two-way-counts/two-way-counts.ts'
import type { Shown } from '#item.ts'
import { say } from './messages.gen.ts'

const standards = ['8.SP.A.4']
/** Rows of 50 or 200 students together. */
const rowSizes = [
  [80, 120],
  [120, 80],
  [50, 150],
  [20, 30],
  [30, 20],
] as const
const percentSteps = (its: Share) => {
  const terms = { cell: cellOf(its, its.place), whole: wholeOf(its), percent: shareOf(its) }
  return {
    hints: [say('share.nudge'), say(`share.hint.${its.of}`)],
    solution: [say('share.count', terms), say('share.so', terms)],
  }
}
export const drawShare = (
  random: Parameters<typeof drawTwoWay>[0],
  of: Share['of'],
  sizes?: readonly [number, number],
): Share => {
  const drawn = drawTwoWay(random, sizes === undefined ? {} : { sizes })
  return { ...(of === 'column' ? turned(drawn) : drawn), place: somePlace(random), of, hasTotals: true }
}
/** Where the names of the stem are in the table: the last quoted row and column. */
function placeShown({ stem, figure }: Shown): [number, number] {
  if (figure?.kind !== 'two-way-table') throw new TypeError('expects a two-way table')
  const quoted = [...stem.matchAll(/“([^“”]*?)[,.]?”/gu)].map(([, text]) => text)
  const row = figure.rows.findIndex(({ label }) => quoted.includes(label))
  return [row, figure.columns.findIndex((label) => quoted.includes(label))]
}
const sum = (numbers: readonly (number | null | undefined)[]): number =>
  numbers.reduce<number>((all, each) => all + (each ?? 0), 0)
function shownShare(shown: Shown, of: Share['of']): { cell: number; whole: number; others: number[] } {
  const cells = cellsShown(shown.figure)
    .slice(0, 2)
    .map((row) => row.slice(0, 2))
  const [row, column] = placeShown(shown)
  const wholes = {
    row: sum(cells[row] ?? []),
    column: sum(cells.map((each) => each[column])),
    all: sum(cells.flat()),
  }
  return {
    cell: cells[row]?.[column] ?? 0,
    whole: wholes[of],
    others: [wholes.row, wholes.column, wholes.all],
  }
}
const askedOf = (stem: string): Share['of'] => {
  if (/all the students|todos los estudiantes/.test(stem)) return 'all'
  const isColumn =
    /Of the column|De la columna|(?:in|de|en) (?:the|la) (?:column|columna) “[^”]*”[^“]* (?:row|fila) /
  return isColumn.test(stem) ? 'column' : 'row'
}

/** A percent of a row (level 1), of a column (level 2), of all (level 3). */
export const share = defineModel<Share>({
  id: 'share',
  thinking: 'compute',
  seconds: 50,
  calculator: 'basic',
  standards,
  bugs: shareBugs,
  task: ({ story, of }) => `${story} ${of}`,
  draw: (random, level) =>
    drawShare(
      random,
      ({ 1: 'row', 2: 'column', 3: 'all' } as const)[level],
      level === 3 ? random.pick(rowSizes) : undefined,
    ),
  fits: (its) => Number.isInteger(shareOf(its)),
  item: (its) => ({
    stem: [about(its), say(`share.asks.${its.of}`, namesAt(its, its.place))],
    figure: tableFigure(its, allCells(its)),
    ...typed<Share>(its, { label: say('share.label'), after: '%', key: shareOf(its), bugs: shareBugs }),
    ...percentSteps(its),
  }),
  solve(shown) {
    const { cell, whole } = shownShare(shown, askedOf(shown.stem))
    return solved.number((100 * cell) / whole)
  },
})

/** A count from its row (level 1), by way of a column total (level 2), from a percent (level 3). */
export const missing = defineModel<Missing>({
  id: 'missing',
  thinking: 'work backwards',
  seconds: 55,
  standards,
  bugs: missingBugs,
  task: ({ story, way }) => `${story} ${way}`,
  draw: (random, level) => ({
    ...drawTwoWay(random),
    place: somePlace(random),
    way: ({ 1: 'row', 2: 'totals', 3: 'percent' } as const)[level],
  }),
  item(its) {
    const { way, place } = its
    const [row, column] = place
    const other = column === 0 ? 1 : 0
    const key = cellOf(its, place)
    const isShown = (r: number, c: number): boolean => {
      if (r === row && c === column) return false
      if (way === 'row') return true
      if (way === 'percent') return c === 2
      return (r < 2 && c === column) || (r === 2 && c !== column)
    }
    const cells = allCells(its).map((each, r) =>
      each.map((text, c) => (r === row && c === column ? '?' : isShown(r, c) ? text : '')),
    )
    const terms = {
      key,
      total: rowTotal(its, row),
      other: cellOf(its, [row, other]),
      all: grandTotal(its),
      column: columnTotal(its, column),
      next: columnTotal(its, other),
      above: cellOf(its, [row === 0 ? 1 : 0, column]),
      percent: (100 * key) / rowTotal(its, row),
    }
    return {
      stem: [
        about(its),
        ...(way === 'percent'
          ? [say('missing.told', { ...namesAt(its, place), percent: terms.percent })]
          : []),
        say('missing.asks'),
      ],
      figure: tableFigure(its, cells),
      ...typed<Missing>(its, { label: say('missing.label'), key, bugs: missingBugs }),
      hints: [say('missing.nudge'), say(`missing.hint.${way}`)],
      solution: [say(`missing.first.${way}`, terms), say(`missing.so.${way}`, terms)],
    }
  },
  solve({ stem, figure }) {
    const cells = cellsShown(figure)
    const rowAt =
      figure?.kind === 'two-way-table' ? figure.rows.findIndex((row) => row.cells.includes('?')) : 0
    const columnAt = figure?.kind === 'two-way-table' ? (figure.rows[rowAt]?.cells.indexOf('?') ?? 0) : 0
    const [total, other] = [cells[rowAt]?.[2] ?? null, cells[rowAt]?.[1 - columnAt] ?? null]
    const percent = /(\d+)%/.exec(stem)?.[1]
    if (percent !== undefined) return solved.number((Number(percent) * (total ?? 0)) / 100)
    if (total !== null && other !== null) return solved.number(total - other)
    const column = (cells[2]?.[2] ?? 0) - (cells[2]?.[1 - columnAt] ?? 0)
    return solved.number(column - (cells[1 - rowAt]?.[columnAt] ?? 0))
  },
})

const faults = faultsBy<Share, 'total' | 'all' | 'count'>(
  { total: wrongTotal, all: ofAll, count: countForPercent },
  (id, who, { of }) =>
    id === 'total'
      ? say(of === 'row' ? 'claim.total.row' : 'claim.total.column', { who })
      : say(id === 'all' ? 'claim.all' : 'claim.count', { who }),
)
/** Somebody’s percent of a row (level 1), of a column (level 2), of either without totals (level 3). */
export const findMistake = claimModel<Share>({
  seconds: 60,
  standards,
  task: ({ story, of }) => `${story} ${of}`,
  kinds: {
    1: [
      {
        draw: (random) => ({ ...drawShare(random, 'row', random.pick(rowSizes)), hasTotals: true }),
        faults: faults('total', 'all', 'count'),
      },
    ],
    2: [
      {
        draw: (random) => ({ ...drawShare(random, 'column', random.pick(rowSizes)), hasTotals: true }),
        faults: faults('total', 'all', 'count'),
      },
    ],
    3: [
      {
        draw: (random) => ({
          ...drawShare(random, random.pick(['row', 'column']), random.pick(rowSizes)),
          hasTotals: false,
        }),
        faults: faults('total', 'all', 'count'),
      },
    ],
  },
  truth: shareOf,
  isSaid: (got) => Number.isInteger(tidy(toNumber(got))) && toNumber(got) < 100,
  words(its, _who, result) {
    const all = allCells(its)
    const { hints, solution } = percentSteps(its)
    const names = namesAt(its, its.place)
    return {
      context: [about(its), say('claim.place', names)],
      figure: tableFigure(its, its.hasTotals ? all : all.slice(0, 2).map((row) => row.slice(0, 2))),
      said: say(its.of === 'row' ? 'claim.row' : 'claim.column', {
        ...names,
        percent: tidy(toNumber(result)),
      }),
      truth: say('claim.truth', { percent: shareOf(its) }),
      hints,
      start: solution.slice(0, 1),
    }
  },
  reads(shown) {
    const of = askedOf(shown.stem)
    const { cell, whole, others } = shownShare(shown, of)
    const [row = 1, column = 1, all = 1] = others
    return {
      got: Number(/(\d+)%/.exec(shown.stem)?.[1] ?? 0),
      truth: (100 * cell) / whole,
      ways: [
        [/total of the|total de la/, (100 * cell) / (of === 'row' ? column : row)],
        [/all the students|todos los estudiantes/, (100 * cell) / all],
        [/count|conteo/, cell],
      ],
    }
  },
})

/** What to expect among more students: with row totals given (level 1), to be added first (level 2), by column (level 3). */
export const predict = defineModel<Predict>({
  id: 'predict',
  thinking: 'use in a story',
  seconds: 65,
  calculator: 'basic',
  standards,
  bugs: predictBugs,
  task: ({ story, of, hasTotals }) => `${story} ${of} ${hasTotals}`,
  draw: (random, level) => ({
    ...drawShare(random, level === 3 ? 'column' : 'row'),
    asked: random.pick([200, 300, 400, 500, 600]),
    hasTotals: level !== 2,
  }),
  fits: (its) => Number.isInteger(predictKey(its)),
  item(its) {
    const { of, asked, hasTotals } = its
    const all = allCells(its)
    const names = namesAt(its, its.place)
    const key = predictKey(its)
    const { solution } = percentSteps(its)
    return {
      stem: [about(its), say(`predict.${of === 'row' ? 'row' : 'column'}`, { ...names, asked })],
      figure: tableFigure(its, hasTotals ? all : all.slice(0, 2).map((row) => row.slice(0, 2))),
      ...typed<Predict>(its, { label: say('predict.label'), key, bugs: predictBugs }),
      hints: [say('predict.nudge'), say('predict.hint')],
      solution: [...solution, say('predict.so', { asked, key, percent: shareOf(its) })],
    }
  },
  solve(shown) {
    const { cell, whole } = shownShare(shown, askedOf(shown.stem))
    const asked = numbersIn(shown.stem).find(({ value }) => value >= 100)?.value ?? 0
    return solved.number((cell * asked) / whole)
  },
})
