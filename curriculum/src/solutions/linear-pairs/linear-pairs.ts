import { type Text, tex } from '@skills-center/messages/values'
import {
  factorTex,
  lineText,
  type LinePair,
  openedLine,
  openedPairTex,
  openedScaledTex,
  pairTex,
  resultOf,
  type Scaled,
  scaledLine,
} from '../../expressions/linear-pairs.ts'
import { say } from './messages.gen.ts'

interface Solved {
  hints: Text[]
  solution: Text[]
}

export const combining = (pair: LinePair): Solved => ({
  hints: [say(`nudge.${pair.operation}`), say('hint')],
  solution: [
    say(`open.${pair.operation}`, { opened: tex(openedPairTex(pair)) }),
    say('combine', { result: tex(lineText(pair.letter, resultOf(pair))) }),
  ],
})

/** Finds the missing second expression, and checks it. */
export const findingLine = (pair: LinePair): Solved => {
  const { letter, one, other, operation } = pair
  const result = resultOf(pair)
  const back: LinePair =
    operation === 'plus'
      ? { letter, one: result, other: one, operation: 'minus' }
      : { letter, one, other: result, operation: 'minus' }
  return {
    hints: [say('missing.nudge'), say(`missing.hint.${operation}`)],
    solution: [
      say('missing.back', { work: tex(`${pairTex(back)} = ${lineText(letter, other)}`) }),
      say('missing.check', { work: tex(`${pairTex(pair)} = ${lineText(letter, result)}`) }),
    ],
  }
}

export const expanding = (its: Scaled): Solved => ({
  hints: [
    say('expand.nudge', { factor: shown(its) }),
    say(its.added === 0 ? 'expand.hint' : 'expand.hint-more'),
  ],
  solution: [
    say('expand.each', productsOf(its)),
    say('expand.open', { opened: tex(openedScaledTex(its)) }),
    ...(its.added === 0 ? [] : [say('combine', { result: tex(lineText(its.letter, scaledLine(its))) })]),
  ],
})

export const factoring = (its: Scaled): Solved => ({
  hints: [
    say('factor.nudge', { factor: shown(its) }),
    say(its.over > 1 ? 'factor.hint-fraction' : 'factor.hint'),
  ],
  solution: [
    say('factor.divide', { factor: shown(its), inside: tex(lineText(its.letter, its.inside)) }),
    say('missing.check', {
      work: tex(
        `${factorTex(its)}(${lineText(its.letter, its.inside)}) = ${lineText(its.letter, openedLine(its))}`,
      ),
    }),
  ],
})

function shown(its: Scaled) {
  return tex(its.by === -1 && its.over === 1 ? '−1' : factorTex(its))
}

/** `−3 × 2x = −6x` and `−3 × (−5) = 15`. */
function productsOf(its: Scaled) {
  const by = its.by === -1 && its.over === 1 ? '−1' : factorTex(its)
  const [s, c] = its.inside
  const [bs, bc] = openedLine(its)
  const work = (one: string, is: string) =>
    tex(String.raw`${by} \times ${one.startsWith('−') ? `(${one})` : one} = ${is}`)
  return {
    first: work(lineText(its.letter, [s, 0]), lineText(its.letter, [bs, 0])),
    second: work(lineText(its.letter, [0, c]), lineText(its.letter, [0, bc])),
  }
}
