import { built, createRandom, defineModel, math, solved, tex } from '#form'
import { order } from '#build-placed.ts'
import { type Fraction, mixedTex, over, sizeOf, times } from '#fractions/fraction.ts'
import { sizeOfTex } from '#fractions/fractions-in.ts'
import { someMixed, somePart } from '#fractions/products.ts'
import { shown } from '#fractions/written.ts'
import { say } from './messages.gen.ts'

interface Results {
  number: Fraction
  items: { sign: 'times' | 'over'; by: Fraction }[]
  shuffle: number
}

const texOf = (number: Fraction, { sign, by }: Results['items'][number]): string =>
  String.raw`${mixedTex(number)} ${sign === 'times' ? String.raw`\times` : String.raw`\div`} ${mixedTex(by)}`
const sizeAfter = (number: Fraction, { sign, by }: Results['items'][number]): number =>
  sizeOf((sign === 'times' ? times : over)(number, by))

/** One number by several divisors: below 1 (level 1), below and above 1 (level 2), with products among them (level 3). */
export const orderQuotients = defineModel<Results>({
  id: 'order-quotients',
  thinking: 'compare',
  seconds: 60,
  standards: ['6.NS.A.1'],
  task: ({ items, number }) =>
    `${number[1]} ${items
      .map(({ sign, by }) => `${sign} ${sizeOf(by) > 1}`)
      .toSorted((a, b) => a.localeCompare(b))
      .join()}`,
  draw(random, level) {
    const number: Fraction = random.chance(0.5) ? [random.integer(2, 20), 1] : somePart(random)
    const quotient = (by: Fraction) => ({ sign: 'over' as const, by })
    const part = somePart(random)
    const items =
      level === 1
        ? [somePart(random), somePart(random), part].map(quotient)
        : level === 2
          ? [...[part, somePart(random), someMixed(random, 3)].map(quotient), quotient([1, 1])]
          : [
              quotient(part),
              { sign: 'times' as const, by: part },
              quotient([1, 1]),
              quotient(someMixed(random, 3)),
            ]
    return { number, items, shuffle: random.integer(0, 1e9) }
  },
  fits: ({ number, items }) => {
    const sizes = items.map((each) => sizeAfter(number, each)).toSorted((a, b) => a - b)
    return sizes.every((each, at) => at === 0 || each > 1.1 * (sizes[at - 1] ?? 0))
  },
  item({ number, items, shuffle }) {
    const sorted = items.toSorted((one, other) => sizeAfter(number, one) - sizeAfter(number, other))
    const texts = sorted.map((each) => math(texOf(number, each)))
    const swaps = sorted.slice(1).map((each, at) => {
      const before = sorted[at]
      const isProduct = each.sign === 'times' || before?.sign === 'times'
      const pair: [string, string] = [texts[at + 1] ?? '', texts[at] ?? '']
      return { before: pair, isProduct }
    })
    return {
      stem: [say('order.asks')],
      ...built((word) =>
        order(createRandom(`order ${shuffle}`), {
          options: texts,
          first: word(say('order.first')),
          last: word(say('order.last')),
          wrong: [
            {
              order: texts.toReversed(),
              misconception: 'fraction.larger-divisor-more',
              feedback: word(say('order.reversed')),
            },
            ...swaps.map(({ before, isProduct }) => ({
              before,
              misconception: isProduct ? 'fraction.division-shrinks' : 'fraction.larger-divisor-more',
              feedback: word(say(isProduct ? 'order.product' : 'order.divisor', { n: shown(number) })),
            })),
          ],
        }),
      ),
      hints: [say('order.nudge', { n: shown(number) }), say('order.hint')],
      solution: [
        say('order.why', { n: shown(number) }),
        ...sorted.map((each) =>
          say('order.so', {
            equation: tex(
              `${texOf(number, each)} = ${mixedTex((each.sign === 'times' ? times : over)(number, each.by))}`,
            ),
          }),
        ),
      ],
    }
  },
  solve: (item) => solved.order(item, sizeOfTex),
})
