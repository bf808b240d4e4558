import { tex, type Text } from '@skills-center/messages/values'
import type { Figure } from '@skills-center/contract/figure'
import { type Line, lineIn, lineTex, lineThrough, type Point } from '../../equations/line.ts'
import { toNumber } from '../../bugs/bug.ts'
import { lineShown } from '../../figures/line-figure/line-figure.ts'
import { gapTable, readCell } from '../../figures/proportion-figure/proportion-figure.ts'
import type { ItemTemplate } from '../../form/item-template.ts'
import { mathIn } from '../../form/math-in.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import type { Random } from '../../random.ts'
import { factsIn } from '../linear-change/facts.ts'
import {
  at,
  type Change,
  changeFigure,
  drawChange,
  drawGraphed,
  type Graphed,
  isTrueRate,
  lasts,
  tell,
} from '../linear-change/linear-change.ts'
import { say } from './messages.gen.ts'

/** Function A is given in words, by an equation, or by two facts; function B by a table or a graph. */
export interface TwoFunctions {
  a: Change
  b: Change & { graph: Pick<Graphed, 'step' | 'from' | 'to'> | null }
  formA: 'words' | 'equation' | 'facts'
  /** The first row of the table, and the step between rows; also the step between the two facts. */
  first: number
  step: number
}

const rows = [0, 1, 2, 3]
/** How rate and start of A differ from those of B: −1, 0, or 1. */
export type Differs = readonly [rate: number, start: number]

export function drawTwo(
  random: Random,
  formA: TwoFunctions['formA'],
  formB: 'table' | 'graph',
  [rate, start]: Differs,
): TwoFunctions {
  const graphed = formB === 'graph' ? drawGraphed(random) : null
  const drawn = graphed ?? drawChange(random)
  const { story, who, slope } = drawn
  const graph = graphed === null ? null : { step: graphed.step, from: graphed.from, to: graphed.to }
  const size = Math.abs(slope) + rate * random.integer(1, 4)
  return {
    a: {
      story,
      who,
      slope: Math.sign(slope) * size,
      start: drawn.start + start * random.integer(1, Math.max(2, Math.floor(drawn.start / 3))),
    },
    b: { story, who, slope, start: drawn.start, graph },
    formA,
    first: random.integer(1, 3),
    step: random.integer(2, 4),
  }
}

/** Whether the values are realistic wherever they are given or asked about. */
export const isTrueTwo = ({ a, b, first, step }: TwoFunctions, asked: number): boolean =>
  isTrueRate(a.story, a.slope) &&
  a.start > 0 &&
  [a, b].every((each) => lasts(each, [asked, first + 3 * step]) && Math.abs(each.slope) !== each.start) &&
  (b.graph === null || Math.abs(b.slope) !== b.graph.step)

/** The texts of both functions, and the table or graph of B. */
export function showTwo({ a, b, formA, first, step }: TwoFunctions): Pick<ItemTemplate, 'stem' | 'figure'> & {
  stem: Text[]
} {
  const words = {
    words: () => [say('a', { told: tell.told(a) })],
    equation: () => [say('a-equation', { equation: tex(lineTex(a)) })],
    facts: () => [say('a', { told: tell.after(a, first) }), tell.after(a, first + step)],
  }
  const [x, y] = tell.headings(b)
  return {
    stem: [tell.letters(a), ...words[formA](), say(b.graph === null ? 'b-table' : 'b-graph')],
    figure:
      b.graph === null
        ? gapTable({
            title: say('title'),
            columns: [x, y],
            rows: rows.map((row) => [first + row * step, at(b, first + row * step)]),
          })
        : changeFigure({ ...b, ...b.graph }),
  }
}

const falls = /burns|drain|spends|walks down|pierde|gasta|baja/

/** Both lines as read from the shown item. */
export function twoIn({ stem, figure }: { stem: string; figure?: Figure }): [a: Line, b: Line] {
  const [equation] = mathIn(stem).filter((each) => each.includes('y =') && !each.includes('mx'))
  const [start = 0, rate = 0] = numbersIn(stem).map(({ value }) => value)
  const isFacts = /After|Renting|A ride|Después|Rentar|Un viaje|Alquilar/.test(stem)
  const a =
    equation !== undefined
      ? lineIn(equation)
      : isFacts
        ? factsIn(stem)
        : { start, slope: falls.test(stem) ? -rate : rate }
  if (figure?.kind !== 'table') return [a, lineThrough(...lineShown(figure))]
  const [one = [0, 0], two = [1, 1]] = figure.rows.map(([x = '', y = '']): Point => [
    readCell(x),
    readCell(y),
  ])
  return [a, lineThrough(one, two)]
}

/** The value of a line as a plain number. */
export const worthAt = ({ slope, start }: Line, x: number): number => toNumber(start) + toNumber(slope) * x

/** The rate of change of a line as a plain number. */
export const rateIn = (line: Line): number => worthAt(line, 1) - worthAt(line, 0)

/** By how much the first line is ahead: in its rate, at the start, and at x. */
export const gapsIn = (a: Line, b: Line, x: number) => ({
  rate: rateIn(a) - rateIn(b),
  start: worthAt(a, 0) - worthAt(b, 0),
  value: worthAt(a, x) - worthAt(b, x),
})
