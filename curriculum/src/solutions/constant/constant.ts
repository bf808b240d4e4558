import { tex } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { cellOf } from '../../figures/proportional/proportional-figures.ts'
import { fractionTex, lowest } from '../../math/fractions.ts'
import { type Proportion, sceneOf, unitsOf, xOf, yOf } from '../../situations/proportional/proportional.ts'
import type { WrittenSolution } from '../unit-rate/unit-rate.ts'
import { say } from './messages.gen.ts'

/** Finds the unit rate from the rows of a table, from a point on a graph, or from a pair with a fraction. */
export function findConstantIn(
  { scene, rate, n, d, step }: Proportion,
  rows: readonly number[],
): WrittenSolution {
  const { xs, ys } = unitsOf(scene)
  const [x, y] = [xOf(scene, [n, d]), yOf(scene, d === 1 ? tidy(rate * n) : [4 * rate * n, 4 * d])]
  const first = say('first', { xs, ys })
  const so = say('so', { xs, rate: yOf(scene, rate) })
  const at = (each: number) => ({ x: each, y: cellOf(scene, rate * each), rate: cellOf(scene, rate) })
  if (rows.length > 0) {
    return {
      hints: [say('nudge.table', { x, y, xs }), say('hint.table', at(n))],
      solution: [first, ...rows.map((each) => say('step', at(each))), so],
    }
  }
  if (step !== undefined) {
    return {
      hints: [say('nudge.graph'), say('hint.graph', { x, y, xs })],
      solution: [say('point', { x, y }), say('step', at(n)), so],
    }
  }
  const whole = lowest({ top: 4 * rate * n, bottom: 4 * d })
  const written = {
    y: sceneOf(scene).y === 'dollar' ? cellOf(scene, (rate * n) / d) : tex(fractionTex(whole)),
    x: tex(fractionTex({ top: n, bottom: d })),
    turned: tex(fractionTex({ top: d, bottom: n })),
    rate: cellOf(scene, rate),
  }
  return {
    hints: [say('nudge.part', { x, xs }), say('hint.part', written)],
    solution: [first, say('divide', written), so],
  }
}
