import { type Text, tex } from '@skills-center/messages/values'
import { type Compared, smallerOf } from '../../angles/compared.ts'
import { type Puzzle, puzzleTex, sizesOf } from '../../angles/puzzle.ts'
import { knownSum, type Sized, sizeOf, totalOf } from '../../angles/sized.ts'
import { toNumber } from '../../bugs/bug.ts'
import { linearTex } from '../../math/linear-expression.ts'
import type { WrittenSolution } from '../unit-rate/unit-rate.ts'
import { say } from './messages.gen.ts'

/** The reason why the angles have a fixed total, or are equal. */
export const whySized = ({ how }: Sized): Text => say(`sized.why.${how}`)

/** How the unknown angle follows from the known ones. */
export function sizedSteps(its: Sized): Text[] {
  const [known = 0] = its.known
  const [sum, total, key] = [knownSum(its), totalOf(its), sizeOf(its)]
  if (its.how === 'opposite') return [say('sized.equal', { known })]
  if (its.how === 'far') return [say('sized.join', { known, key })]
  const added = tex(`${its.known.join(' + ')} = ${sum}`)
  return [
    ...(its.known.length > 1 ? [say('sized.sum', { added })] : []),
    say('sized.rest', { total, sum, key }),
  ]
}

export const sizedWay = (its: Sized): WrittenSolution => ({
  hints: [say(`sized.nudge.${its.how}`), say(`sized.hint.${its.how}`)],
  solution: [whySized(its), ...sizedSteps(its)],
})

const equationSteps = (its: Puzzle): Text[] => [
  say(`puzzle.why.${its.relation}`),
  say('puzzle.equation', { equation: tex(puzzleTex(its)) }),
]

/** The solution for writing the equation of a figure. */
export const equationWay = (its: Puzzle): WrittenSolution => ({
  hints: [say(`puzzle.nudge.${its.relation}`), say(`puzzle.hint.${its.relation}`)],
  solution: equationSteps(its),
})

/** The solution for the variable in a figure, or for the larger angle. */
export function puzzleWay(its: Puzzle): WrittenSolution {
  const letter = tex(its.letter)
  const solution = tex(`${its.letter} = ${its.value}`)
  const [one, other] = sizesOf(its)
  const sizes = say('puzzle.sizes', { solution, one, other, larger: Math.max(one, other) })
  return {
    hints: [say(`puzzle.nudge.${its.relation}`), say('puzzle.solve', { letter })],
    solution: [
      ...equationSteps(its),
      say('puzzle.so', { solution }),
      ...(its.asks === 'larger' ? [sizes] : []),
    ],
  }
}

/** The solution with a variable for the smaller angle. */
export function comparedWay(its: Compared): WrittenSolution {
  const { total, times, more } = its
  const small = toNumber(smallerOf(its))
  const larger = linearTex({ slope: times, constant: more })
  const equation = tex(`x + ${larger} = ${total}`)
  return {
    hints: [say('compared.total'), say('compared.letter', { x: tex('x') })],
    solution: [
      say(`compared.why.${total === 90 ? 'right' : 'line'}`),
      say('compared.equation', { x: tex('x'), larger: tex(larger), equation }),
      say('compared.so', { term: tex(`${times + 1}x = ${total - more}`), x: tex(`x = ${small}`) }),
      say('compared.both', { small, large: total - small, total }),
    ],
  }
}
