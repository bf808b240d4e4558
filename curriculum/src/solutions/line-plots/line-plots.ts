import { rows, tex, type Text } from '@skills-center/messages/values'
import { type AskedPlot, dotsOf, isCountAsk } from '../../bugs/line-plots/line-plot-bugs.ts'
import { sumOf } from '../../data-sets/measures.ts'
import { fractionTex, mixedTex } from '../../fractions/fraction.ts'
import { piecesOf } from '../../fractions/written.ts'
import { isShare } from '../../measurement-plots/draw-asked.ts'
import {
  countOf,
  distinct,
  fractionOf,
  leastOf,
  mostOf,
  simplest,
  sizeIn,
  totalOf,
} from '../../measurement-plots/line-plot.ts'
import { thingOf } from '../../situations/measured-things/measured-things.ts'
import type { WrittenSolution } from '../unit-rate/unit-rate.ts'
import { say } from './messages.gen.ts'

const equal = (...sides: string[]) => tex(sides.filter((side, at) => side !== sides[at - 1]).join(' = '))

/** The numbers for the hints and solutions of all questions. */
function termsOf(plot: AskedPlot) {
  const dots = dotsOf(plot)
  const piece = (count: number): string => fractionTex(fractionOf(plot, count))
  const mixed = (count: number): string => mixedTex(simplest(fractionOf(plot, count)))
  const columns = distinct(dots).map((value) => ({ n: countOf(dots, value), value }))
  const total = sumOf(dots)
  const each = totalOf(plot) / plot.values.length
  const last = dots.at(-1) ?? 0
  return {
    size: sizeIn(plot, plot.at),
    n: dots.length,
    told: sizeIn(plot, total),
    pieces: piecesOf(thingOf(plot.thing).pieces),
    high: sizeIn(plot, mostOf(plot)),
    low: sizeIn(plot, leastOf(plot)),
    difference: equal(
      `${piece(mostOf(plot))} − ${piece(leastOf(plot))}`,
      piece(mostOf(plot) - leastOf(plot)),
      mixed(mostOf(plot) - leastOf(plot)),
    ),
    columns: rows(
      columns.map(({ n, value }) =>
        n === 1 ? tex(piece(value)) : tex(String.raw`${n} \times ${piece(value)} = ${piece(n * value)}`),
      ),
    ),
    counted: `${columns.map(({ n, value }) => n * value).join(' + ')} = ${total}`,
    sum: equal(piece(total), mixed(total)),
    times: equal(String.raw`${dots.length} \times ${piece(last)}`, piece(total), mixed(total)),
    left: equal(`${plot.goal} − ${mixed(total)}`, mixed(plot.goal * thingOf(plot.thing).pieces - total)),
    work: `${totalOf(plot)} ÷ ${plot.values.length} = ${each}`,
    each: sizeIn(plot, each),
    out: equal(`${piece(last)} − ${piece(each)}`, piece(last - each), mixed(last - each)),
  }
}

function stepsOf(plot: AskedPlot, terms: ReturnType<typeof termsOf>): Text[] {
  const { asks } = plot
  if (isCountAsk(asks)) return [say(`first.${asks}`, terms), say('so.count', terms)]
  if (asks === 'range') return [say('first.range', terms), say('so.range', terms)]
  if (asks === 'group') return [say('first.group', terms), say('so.group', terms)]
  if (plot.tellsTotal === true) return [say('first.told', terms), say('so.share', terms)]
  const added = [say(asks === 'few' ? 'first.few' : 'first.total', terms), say('so.total', terms)]
  if (asks === 'goal') return [...added, say('so.goal', terms)]
  if (!isShare(asks)) return added
  return [...added, say('so.share', terms), ...(asks === 'moved' ? [say('so.moved', terms)] : [])]
}

/** A question about a line plot: which dots count, and what to do with their sizes. */
export function readDots(plot: AskedPlot): WrittenSolution {
  const terms = termsOf(plot)
  return {
    hints: [
      say(`nudge.${isCountAsk(plot.asks) ? 'count' : plot.asks}`, terms),
      say(`hint.${plot.asks}`, terms),
    ],
    solution: stepsOf(plot, terms),
  }
}
