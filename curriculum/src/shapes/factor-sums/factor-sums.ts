import { tex } from '@skills-center/messages/values'
import { mathIn } from '../../form/math-in.ts'
import { defineModel } from '../../form/model.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import { plain } from '../../markup.ts'
import { gcfOf, isPrime, factorsOf, withCommon } from '../../math/factors.ts'
import { matchValues } from '../match-values/match-values.ts'
import { type NumberGap, numberGaps } from '../number-gaps/number-gaps.ts'
import { say } from './messages.gen.ts'

interface Sum {
  terms: number[]
  /** Students must find the factor, too. */
  isOpen: boolean
  shuffle: number
}
const sumText = (terms: readonly number[]): string => terms.join(' + ')
const factored = (factor: number, terms: readonly number[]): string =>
  `${factor}(${sumText(terms.map((each) => each / factor))})`

/** Find the terms in parentheses (level 1), the greatest common factor too (level 2), with three terms (level 3). */
export const distribute = defineModel<Sum>({
  id: 'distribute',
  thinking: 'compute',
  seconds: 60,
  standards: ['6.NS.B.4'],
  task: ({ terms, isOpen }) =>
    `${terms.length} ${isOpen} ${isPrime(gcfOf(terms))} ${(terms[0] ?? 0) > (terms[1] ?? 0)}`,
  draw: (random, level) => ({
    terms: withCommon(random, random.pick([3, 4, 5, 6, 7, 8, 9, 10, 12]), level === 3 ? 3 : 2, 100),
    isOpen: level > 1,
    shuffle: random.integer(0, 1e9),
  }),
  fits({ terms }) {
    const factor = gcfOf(terms)
    const options = terms.map((each) => [each, each / factor, each - factor])
    return (
      factor > 2 &&
      terms.every((each) => each !== factor) &&
      options.every((each) => new Set(each).size === 3)
    )
  },
  item({ terms, isOpen, shuffle }) {
    const factor = gcfOf(terms)
    const lower = factorsOf(factor).at(-2) ?? 1
    const inner = terms.map((each): NumberGap => ({
      label: say('sums.term', { each }),
      right: each / factor,
      wrong: [
        [each, 'factors.divides-one-term', say('sums.undivided', { each })],
        [each - factor, 'factors.divides-one-term', say('sums.subtracted', { factor })],
      ],
    }))
    const outer: NumberGap = {
      label: say('sums.factor'),
      right: factor,
      wrong: [
        [lower, lower === 1 ? 'factors.takes-smaller' : 'factors.not-greatest', say('sums.lower')],
        [factor * 2, 'factors.one-number-only', say('sums.higher')],
      ],
    }
    return {
      stem: [say(isOpen ? 'sums.asks.open' : 'sums.asks.given', { sum: tex(sumText(terms)), factor })],
      ...numberGaps(shuffle, [
        `${sumText(terms)} = `,
        ...(isOpen ? [outer, ' × ('] : [`${factor} × (`]),
        ...inner.flatMap((gap, at) => (at === 0 ? [gap] : [' + ', gap])),
        ')',
      ]),
      hints: [say(isOpen ? 'sums.nudge.open' : 'sums.nudge.given', { factor }), say('sums.hint')],
      solution: [
        ...(isOpen ? [say('sums.common', { factor })] : []),
        ...terms.map((each) => say('sums.divide', { each, factor, part: each / factor })),
        say('sums.so', { equation: tex(`${sumText(terms)} = ${factored(factor, terms)}`) }),
      ],
    }
  },
  solve(shown) {
    const [sum = ''] = mathIn(shown.stem)
    const terms = numbersIn(sum).map(({ value }) => value)
    const factor = gcfOf(terms)
    const isOpen = !/parentheses|los paréntesis/.test(shown.stem)
    const right = [...(isOpen ? [factor] : []), ...terms.map((each) => each / factor)]
    return solved.gaps(shown, (text, gap) => Number(plain(text)) === right[gap])
  },
})

interface Sums {
  sums: number[][]
  others: string[]
  shuffle: number
}
/**
 * Match sums (level 1), with products that match nothing (level 2), with a factor that is not the greatest (level 3).
 */
export const matchSums = matchValues<Sums>({
  id: 'match-sums',
  thinking: 'explain',
  seconds: 60,
  standards: ['6.NS.B.4'],
  task: ({ sums, others }) =>
    `${others.length} ${sums.map((terms) => (isPrime(gcfOf(terms)) ? 'p' : 'c')).join('')}`,
  draw(random, level) {
    const sums = [0, 1, 2].map(() =>
      withCommon(random, random.pick(level === 3 ? [4, 6, 8, 9, 10, 12] : [3, 4, 5, 6, 7, 8, 9]), 2, 70),
    )
    const wrong = (terms: number[], at: number): string => {
      const factor = gcfOf(terms)
      const [a = 0, b = 0] = terms
      return at === 0 ? `${factor}(${a / factor} + ${b})` : `${factor}(${a} + ${b})`
    }
    return {
      sums,
      others: level === 1 ? [] : sums.slice(0, level === 2 ? 1 : 2).map(wrong),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ sums }) => sums.every((terms) => gcfOf(terms) > 2),
  pairs: ({ sums, others }) =>
    sums.map((terms, at) => {
      const factor = gcfOf(terms)
      const isLower = others.length === 2 && at === 2
      const target = factored(isLower ? (factorsOf(factor).at(-2) ?? factor) : factor, terms)
      return {
        source: sumText(terms),
        target,
        slips: others.slice(at, at + 1).map((other) => ({
          target: other,
          misconception: 'factors.divides-one-term' as const,
          feedback: say('match.one-term'),
        })),
      }
    }),
  others: ({ others }) => others,
  words: () => ({
    stem: [say('match.asks')],
    hints: [say('match.nudge'), say('match.hint')],
    slip: { misconception: 'factors.one-number-only', feedback: say('match.look') },
    why: [say('match.why')],
  }),
  means(source) {
    const [first = 0, ...rest] = numbersIn(source).map(({ value }) => value)
    const sum = rest.reduce((all, each) => all + each, 0)
    return source.includes('(') ? first * sum : first + sum
  },
})
