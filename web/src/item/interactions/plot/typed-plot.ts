import { numeral } from '../../figures/numeral.ts'
import { type Grid, firstPlace, lastPlace } from '../drawing/grid.ts'
import { readPlace } from '../drawing/read-place.ts'
import { type Columns } from './columns.ts'
import { type BoxAxis, boxGrid, fiveNames } from './five-numbers.ts'

/** What typed texts give, and what is wrong with each of them. */
export interface TypedPlot {
  values: number[]
  problems: (string | null)[]
}

const wanted = (grid: Grid): string => {
  const range = `Type a number from ${numeral(firstPlace(grid))} to ${numeral(lastPlace(grid))}`
  return grid.snap === 1 ? `${range}, without a fraction.` : `${range}, in steps of ${numeral(grid.snap)}.`
}

function read(texts: readonly string[], grid: Grid) {
  const typed = texts.map((text) => readPlace(text, grid))
  return {
    ats: typed.map(({ at }) => at),
    problems: typed.map(({ problem }) => (problem === null ? null : wanted(grid))),
  }
}

/** A column without a text is not touched; where nothing can be read, nothing is built. */
export function typedColumns(columns: Columns, texts: readonly string[]): TypedPlot {
  const { ats, problems } = read(texts, columns.heights)
  return { values: ats.every((at) => at === null) ? [] : ats.map((at) => at ?? columns.rest), problems }
}

/** Five numbers in order, or none yet. */
export function typedFive(axis: BoxAxis, texts: readonly string[]): TypedPlot {
  const { ats, problems } = read(texts, boxGrid(axis))
  const inOrder = ats.map((at, index) => {
    const before = ats.slice(0, index).findLast((each) => each !== null)
    return at === null || before === undefined || before === null || at >= before
      ? (problems[index] ?? null)
      : `Must not be less than the ${(fiveNames[ats.slice(0, index).findLastIndex((each) => each !== null)] ?? '').toLowerCase()}.`
  })
  const values = ats.flatMap((at) => at ?? [])
  const isWhole = values.length === fiveNames.length && inOrder.every((problem) => problem === null)
  return { values: isWhole ? values : [], problems: inOrder }
}
