import { tex, type Text } from '@skills-center/messages/values'
import { cellOf, headings } from '../../figures/proportional/proportional-figures.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import type { FilledCell } from '../../shapes/fill-table/fill-table.ts'
import {
  knownOf,
  type Related,
  type SceneId,
  scenes,
  unitsOf,
  xOf,
  yOf,
} from '../../situations/proportional/proportional.ts'
import { tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

/** The open cell of the row that starts with `x`; the row that starts with `given` is complete. */
export function openCell(
  { scene, rate, given }: { scene: SceneId; rate: number; given: number },
  x: number,
  asks: 'x' | 'y',
): FilledCell {
  const units = unitsOf(scene)
  const [xName, yName] = headings(scene)
  const y = tidy(rate * x)
  const of = { x: xOf(scene, x), y: yOf(scene, y), rate: cellOf(scene, rate), ...units }
  const added = (value: number, known: typeof of.x) => ({
    value: tidy(value),
    misconception: 'ratio.additive' as const,
    feedback: say('cell.additive', { x: known, xs: units.xs }),
  })
  return asks === 'y'
    ? {
        name: yName,
        value: y,
        wrong: [
          added(rate * given + x - given, of.x),
          { value: [x, rate], misconception: 'proportion.wrong-way', feedback: say('cell.divides', of) },
        ],
      }
    : {
        name: xName,
        value: x,
        wrong: [
          added(given + (x - given) * rate, of.y),
          {
            value: tidy(y * rate),
            misconception: 'proportion.wrong-way',
            feedback: say('cell.multiplies', of),
          },
        ],
      }
}

interface WrongEquation {
  value: string
  misconception: MisconceptionId
  feedback: Text
}

export function wrongEquations(related: Related): WrongEquation[] {
  const { scene, rate, pair } = related
  const [a, b] = scenes[scene].letters
  const { x, y } = knownOf(related)
  const { xs } = unitsOf(scene)
  const letter = { a: tex(a), b: tex(b) }
  const wrong = (value: string, misconception: MisconceptionId, feedback: Text) => ({
    value,
    misconception,
    feedback,
  })
  const always = [
    wrong(`${a}=${rate}${b}`, 'proportion.swaps', say('equation.swaps', { ...letter, rate })),
    wrong(`${b}=${a}+${rate}`, 'ratio.additive', say('equation.adds', letter)),
  ]
  if (x === 1) return always
  const amount = say('equation.amount', { x: xOf(scene, x), y: yOf(scene, y), a: letter.a, xs })
  return [
    ...always,
    wrong(`${b}=${y}${a}`, 'proportion.amount-as-constant', amount),
    wrong(`${b}=${a}+${tidy(y - x)}`, 'ratio.additive', say('equation.fits-one', { xs })),
    ...(pair !== null && pair.step > 1
      ? [
          wrong(
            `${b}=(${pair.up / pair.step}/${pair.across})${a}`,
            'graph.counts-squares',
            say('line.squares', { y: yOf(scene, pair.step) }),
          ),
        ]
      : []),
  ]
}
