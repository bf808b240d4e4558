import { tex } from '@skills-center/messages/values'
import { ownExponent, type Pair, pairResult, rawFirst } from '../../bugs/scientific/scientific-bugs.ts'
import { tidy } from '../../bugs/bug.ts'
import {
  firstAt,
  normalized,
  type Scientific,
  scientificTex,
  tenTo,
  timesTen,
} from '../../scientific/scientific.ts'
import type { Line, Step, Work } from '../../shapes/wrong-line/wrong-line.ts'
import { say } from './messages.gen.ts'

/** A product, quotient, or sum on its way to scientific notation; the result so far, once there is one. */
export interface InPowers extends Line {
  pair: Pair
  so: Scientific
}

const signOf = { times: String.raw`\times`, over: String.raw`\div`, plus: '+', minus: '−' } as const
export const pairTex = ({ operation, one, other }: Pair): string =>
  `(${scientificTex(one)}) ${signOf[operation]} (${scientificTex(other)})`

const line = (pair: Pair, text: string, so: Scientific): InPowers => ({ pair, line: text, so })

/**
 * Separates first factors and powers of ten; the mistake adds the first factors, or multiplies the powers of a
 * quotient.
 */
const partsApart: Step<InPowers> = {
  right: ({ pair, so }) => line(pair, apart(pair, signOf[pair.operation], signOf[pair.operation]), so),
  wrong({ pair }) {
    const { one, other, operation } = pair
    if (operation === 'times') {
      const so = { first: tidy(one.first + other.first), exponent: one.exponent + other.exponent }
      return line(pair, apart(pair, '+', signOf.times), so)
    }
    return line(pair, apart(pair, signOf.over, signOf.times), {
      first: rawFirst(pair),
      exponent: one.exponent + other.exponent,
    })
  },
  move: ({ pair }) => say(`apart.${pair.operation === 'over' ? 'over' : 'times'}`),
}
const apart = ({ one, other }: Pair, firsts: string, powers: string): string =>
  String.raw`(${one.first} ${firsts} ${other.first}) \times (${tenTo(one.exponent)} ${powers} ${tenTo(other.exponent)})`

/** One first factor and one power; the mistake multiplies exponents, or adds those of a quotient. */
const combine: Step<InPowers> = {
  right: ({ pair, so }) => line(pair, scientificTex(so), so),
  wrong({ pair, so }) {
    const { one, other, operation } = pair
    const exponent = operation === 'times' ? one.exponent * other.exponent : one.exponent + other.exponent
    return line(pair, timesTen(so.first, exponent), { first: so.first, exponent })
  },
  move: ({ pair }) => say(`combine.${pair.operation === 'over' ? 'over' : 'times'}`),
}

/** Brings the first factor into [1, 10); the mistake moves the exponent the other way. */
const rewrite: Step<InPowers> = {
  right: ({ pair, so }) => line(pair, scientificTex(normalized(so)), normalized(so)),
  wrong({ pair, so }) {
    const { first, exponent } = normalized(so)
    const wrong = { first, exponent: 2 * so.exponent - exponent }
    return line(pair, scientificTex(wrong), wrong)
  },
  move: ({ so }) => say(so.first >= 10 ? 'rewrite.smaller' : 'rewrite.larger'),
}

/** Gives both the same power of ten; the mistake moves the decimal point the other way. */
const samePower: Step<InPowers> = {
  right: ({ pair }) => alike(pair, firstAt(pair.other, pair.one.exponent)),
  wrong: ({ pair }) => alike(pair, tidy(pair.other.first * 10 ** (pair.one.exponent - pair.other.exponent))),
  move: ({ pair }) => say('same', { ten: tex(tenTo(pair.one.exponent)) }),
}
const alike = (pair: Pair, second: number): InPowers => {
  const { one } = pair
  const so = { first: tidy(one.first + second), exponent: one.exponent }
  return line(pair, `${scientificTex(one)} + ${timesTen(second, one.exponent)}`, so)
}
/** Adds the first factors; the mistake adds the exponents as well. */
const addFirst: Step<InPowers> = {
  right: ({ pair, so }) => line(pair, scientificTex(so), so),
  wrong({ pair, so }) {
    const wrong = { first: so.first, exponent: 2 * so.exponent }
    return line(pair, scientificTex(wrong), wrong)
  },
  move: () => say('add'),
}

/** Three steps from two numbers in scientific notation to their product, quotient, or sum. */
export function powersWork(pair: Pair): Work<InPowers> {
  const { one, operation } = pair
  const exponent = ownExponent(pair)
  const so = operation === 'plus' ? one : { first: rawFirst(pair), exponent }
  return {
    start: line(pair, pairTex(pair), so),
    steps: operation === 'plus' ? [samePower, addFirst, rewrite] : [partsApart, combine, rewrite],
  }
}

/** The steps in words, with the result. */
export function pairSolution(pair: Pair) {
  const { one, other, operation } = pair
  const result = tex(scientificTex(pairResult(pair)))
  const [a, b] = [one.first, other.first]
  if (operation === 'plus' || operation === 'minus') {
    const second = firstAt(other, one.exponent)
    const total = tidy(operation === 'plus' ? a + second : a - second)
    return [
      say('so.same', { other: tex(`${scientificTex(other)} = ${timesTen(second, one.exponent)}`) }),
      say(`so.${operation}`, { a, second, total, ten: tex(tenTo(one.exponent)) }),
      say('so.result', { result }),
    ]
  }
  const raw = rawFirst(pair)
  const exponent = ownExponent(pair)
  const power = tex(
    `${tenTo(one.exponent)} ${signOf[operation]} ${tenTo(other.exponent)} = ${tenTo(exponent)}`,
  )
  return [
    say(`so.firsts.${operation}`, { a, b, raw }),
    say(`so.powers.${operation}`, { power }),
    raw >= 10 || raw < 1
      ? say('so.rewrite', { raw: tex(timesTen(raw, exponent)), result })
      : say('so.result', { result }),
  ]
}
