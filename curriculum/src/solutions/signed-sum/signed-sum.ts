import { type Text, tex } from '@skills-center/messages/values'
import { type Exact, toNumber } from '../../bugs/bug.ts'
import { calculate, numberTex, workedTex } from '../../equations/exact.ts'
import {
  asAddition,
  effect,
  isNegative,
  negative,
  type SignedSum,
  size,
  sumTex,
} from '../../signed/signed.ts'
import { say } from './messages.gen.ts'

const shown = (value: Exact) => tex(numberTex(value))
const wayOf = (value: Exact): string => (isNegative(value) ? 'left' : 'right')

function nextStep(sum: SignedSum): Text {
  const [term, third] = sum.rest
  if (term === undefined || third !== undefined)
    return say('hint.three', { sum: tex(sumTex(asAddition(sum))) })
  const first = shown(sum.first)
  return term.isSubtracted
    ? say('hint.subtract', { first, value: shown(term.value), opposite: shown(negative(term.value)) })
    : say('hint.add', { first, size: shown(size(term.value)), way: wayOf(term.value) })
}

/** The absolute values of two numbers, added or subtracted. */
function sizesOf(first: Exact, second: Exact): Text {
  const [large, small] = [size(first), size(second)].toSorted((one, other) => toNumber(other) - toNumber(one))
  const isSame = isNegative(first) === isNegative(second)
  const worked = tex(workedTex(large ?? 0, isSame ? 'plus' : 'minus', small ?? 0))
  return isSame ? say('sizes.same', { way: wayOf(first), worked }) : say('sizes.opposite', { worked })
}

/** Rewrites subtractions as additions, then goes step by step along the number line. */
export function addingUp(sum: SignedSum): { hints: Text[]; solution: Text[] } {
  const subtracts = sum.rest.some(({ isSubtracted }) => isSubtracted)
  const { steps } = sum.rest.reduce<{ from: Exact; steps: Text[] }>(
    ({ from, steps: before }, term) => {
      const value = effect(term)
      const step = say('step', {
        from: shown(from),
        value: shown(value),
        way: wayOf(value),
        worked: tex(workedTex(from, 'plus', value)),
      })
      return { from: calculate(from, 'plus', value), steps: [...before, step] }
    },
    { from: sum.first, steps: [] },
  )
  const [only, more] = sum.rest.map(effect)
  const sizes = only === undefined || more !== undefined ? [] : [sizesOf(sum.first, only)]
  const rewritten = say('rewritten', { equation: tex(`${sumTex(sum)} = ${sumTex(asAddition(sum))}`) })
  return {
    hints: [say(subtracts ? 'nudge.subtract' : 'nudge.add'), nextStep(sum)],
    solution: [...(subtracts ? [rewritten] : []), ...sizes, ...steps],
  }
}
