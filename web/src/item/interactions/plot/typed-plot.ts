import { t } from '../../../language/messages.ts'
import { numeral } from '../../figures/numeral.ts'
import { type Grid, firstPlace, lastPlace } from '../drawing/grid.ts'
import { readPlace } from '../drawing/read-place.ts'
import { type Columns } from './columns.ts'
import { type BoxAxis, boxGrid, fiveNames } from './five-numbers.ts'

/** The values parsed from typed texts, and an error for each text. */
export interface TypedPlot {
  values: number[]
  problems: (string | null)[]
}

function wanted(grid: Grid): string {
  const [from, to] = [numeral(firstPlace(grid)), numeral(lastPlace(grid))]
  return grid.snap === 1
    ? t('item/type-a-whole-number', { from, to })
    : t('item/type-a-number-from-to-in-steps', { from, to, step: numeral(grid.snap) })
}

function read(texts: readonly string[], grid: Grid) {
  const typed = texts.map((text) => readPlace(text, grid))
  return {
    ats: typed.map(({ at }) => at),
    problems: typed.map(({ problem }) => (problem === null ? null : wanted(grid))),
  }
}

/** A column without text is untouched. If no text can be read, there is no display. */
export function typedColumns(columns: Columns, texts: readonly string[]): TypedPlot {
  const { ats, problems } = read(texts, columns.heights)
  return { values: ats.every((at) => at === null) ? [] : ats.map((at) => at ?? columns.rest), problems }
}

/** Five numbers in order, or none yet. */
export function typedFive(axis: BoxAxis, texts: readonly string[]): TypedPlot {
  const { ats, problems } = read(texts, boxGrid(axis))
  const all = ats.map((at, index) => {
    // Fields without a number are skipped.
    const before = ats.findLastIndex((each, other) => other < index && each !== null)
    const isInOrder = at === null || at >= (ats[before] ?? axis.from)
    return isInOrder
      ? (problems[index] ?? null)
      : t('item/must-not-be-less', { name: (fiveNames()[before] ?? '').toLowerCase() })
  })
  const values = ats.flatMap((at) => at ?? [])
  const isWhole = values.length === fiveNames().length && all.every((problem) => problem === null)
  return { values: isWhole ? values : [], problems: all }
}
