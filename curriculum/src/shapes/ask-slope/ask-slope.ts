import { exact } from '../../bugs/bug.ts'
import { type Between, countsSquares, isHandy, kindOfSlope, slopeBugs } from '../../bugs/slope/slope-bugs.ts'
import { type Point, pointsIn, slopeBetween } from '../../equations/line.ts'
import { lineShown } from '../../figures/line-figure/line-figure.ts'
import { typedFraction } from '../../form/answering.ts'
import type { ItemTemplate } from '../../form/item-template.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import type { Words } from '../../form/words.ts'
import type { Shown } from '../../item.ts'
import type { Random } from '../../random.ts'
import { slopeSolution } from '../../solutions/slope/slope.ts'
import { say } from './messages.gen.ts'

/** Two points; the second is to the right of the first. */
export function drawBetween(random: Random, low: number, high: number): Between {
  const x = random.integer(low, high - 2)
  return {
    from: [x, random.integer(low, high)],
    to: [random.integer(x + 2, high), random.integer(low, high)],
  }
}

/** Two points from a graph, a table, or the text. */
function pointsShown({ stem, figure }: Shown): readonly Point[] {
  if (figure?.kind === 'coordinate-plane') return lineShown(figure)
  if (figure?.kind === 'table') return figure.rows.flatMap((row) => pointsIn(`(${row.join(', ')})`))
  return pointsIn(stem)
}

const bugs = [...slopeBugs, countsSquares]

/** “What is the slope?”, answered by a fraction. */
export const askSlope = <Values extends Between & { step?: number }>(
  its: Pick<ModelForm<Values>, 'id' | 'thinking' | 'seconds' | 'standards' | 'draw'> & {
    task?: (values: Values) => string
    fits?: (values: Values) => boolean
    shown: (values: Values) => Pick<ItemTemplate, 'stem' | 'figure'> & { hints?: Words[] }
    /** Units of the slope, such as “miles per hour”. */
    unit?: (values: Values) => Words
  },
): ModelForm<Values> =>
  defineModel<Values>({
    id: its.id,
    thinking: its.thinking,
    seconds: its.seconds,
    standards: its.standards,
    draw: its.draw,
    bugs,
    task: its.task ?? kindOfSlope,
    fits: (line) => isHandy(line) && its.fits?.(line) !== false,
    item: (line) => ({
      ...typedFraction<Between & { step?: number }>(line, {
        label: say('label'),
        ...(its.unit === undefined ? {} : { after: its.unit(line) }),
        key: slopeBetween(line.from, line.to),
        bugs,
      }),
      ...slopeSolution(line),
      ...its.shown(line),
    }),
    solve(shown) {
      const [from = [0, 0], to = [1, 0]] = pointsShown(shown)
      return { kind: 'fraction', text: exact(slopeBetween(from, to)) }
    },
  })
