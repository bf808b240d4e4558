import { math, tex, tidy } from '#form'
import {
  guarded,
  normalized,
  product,
  quotient,
  scientificTex,
  signed,
  standardText,
  timesTen,
} from '#scientific/scientific.ts'
import type { Scientific } from '#scientific/scientific.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'rice' | 'photos' | 'ants' | 'drops' | 'cells' | 'seeds'
type Part = 'written' | 'total' | 'times' | 'unit' | 'sum' | 'fits'

/** The size of one thing, the exponents of their number, and the greatest amount of the last part. */
const things: Record<
  Story,
  { firsts: readonly number[]; size: number; counts: readonly number[]; most?: number }
> = {
  rice: { firsts: [2, 2.5], size: -5, counts: [9, 10], most: 40_000 },
  photos: { firsts: [2, 2.5, 3, 4, 5], size: 6, counts: [5, 6] },
  ants: { firsts: [2, 3, 4, 5], size: -6, counts: [6, 7], most: 20 },
  drops: { firsts: [4, 5, 6], size: -5, counts: [6] },
  cells: { firsts: [6, 7, 8], size: -6, counts: [7, 8] },
  seeds: { firsts: [5, 6, 8], size: -5, counts: [7, 8], most: 1000 },
}

interface Amounts {
  large: Scientific
  small: Scientific
  each: Scientific
  /** How often the amount of the last part fits into the total. */
  times: number
}

const scientific = (its: Scientific) => tex(scientificTex(its))
const sumOf = ({ large, small }: Amounts): Scientific => ({
  first: tidy(large.first + small.first * 10 ** (small.exponent - large.exponent)),
  exponent: large.exponent,
})
const totalOf = ({ large, each }: Amounts): Scientific => product(large, each)
const amountOf = (its: Amounts): Scientific =>
  quotient(totalOf(its), normalized({ first: its.times, exponent: 0 }))
const worth = ({ first, exponent }: Scientific): number => tidy(first * 10 ** exponent)

/** Without a power of ten where the number is short. */
const shortTex = (its: Scientific): string =>
  Math.abs(its.exponent) < 3 ? String(worth(its)) : `(${scientificTex(its)})`

/** A small number and a comparison (level 1), a product and a sum (level 2), a quotient with the product (level 3). */
export const task = linkedTask<Amounts, Story, Part>({
  standards: ['8.EE.A.1', '8.EE.A.3', '8.EE.A.4'],
  stories: ['rice', 'photos', 'ants', 'drops', 'cells', 'seeds'],
  levels: {
    1: ['written', 'times', 'unit'],
    2: ['written', 'total', 'times', 'sum'],
    3: ['written', 'total', 'unit', 'sum', 'fits'],
  },
  draw(random, { story }) {
    const { firsts, size, counts } = things[story]
    const exponent = random.pick(counts)
    const first = random.integer(11, 89) / 10
    return {
      large: { first: tidy(first * random.pick([2, 3, 4, 5, 1.5, 2.5, 0.5, 0.4])), exponent },
      small: { first, exponent: exponent - random.integer(1, 3) },
      each: { first: random.pick(firsts), exponent: size },
      times: random.pick([2, 3, 4, 5, 6, 8, 12, 15, 20, 25, 30, 40, 50, 60, 80]),
    }
  },
  fits(its) {
    const { large, small } = its
    const amount = amountOf(its)
    const isShort = (value: number) => Number.isInteger(tidy(value * 100))
    return (
      large.first >= 1 &&
      large.first < 10 &&
      isShort(large.first) &&
      large.first !== small.first &&
      sumOf(its).first < 10 &&
      isShort(totalOf(its).first) &&
      isShort(amount.first) &&
      worth(amount) >= 0.1 &&
      worth(amount) <= (things[its.story].most ?? Infinity) &&
      worth(quotient(large, small)) > 1
    )
  },
  told: ({ story, large, small, each }) => [
    say(`task.${story}.told`, {
      large: scientific(large),
      small: scientific(small),
      each: standardText(each),
    }),
  ],
  asks(part, its) {
    const { story, side, large, small, each } = its
    switch (part) {
      case 'written':
        return say('task.written', { each: standardText(each) })
      case 'total':
        return say(`task.${story}.total`, {
          product: tex(String.raw`${totalOf(its).first} \times 10^n`),
          n: tex('n'),
        })
      case 'times':
        return say(`task.${story}.times`)
      case 'unit':
        return side === 0
          ? say(`task.${story}.unit0`)
          : say(`task.${story}.unit1`, { large: scientific(large) })
      case 'sum':
        return say('task.sum', { large: scientific(large), small: scientific(small) })
      default:
        return say(`task.${story}.fits`, { amount: tex(shortTex(amountOf(its)).replaceAll(/[()]/g, '')) })
    }
  },
  parts(its) {
    const { story, side, large, small, each, times } = its
    const [total, sum, amount, ratio] = [totalOf(its), sumOf(its), amountOf(its), quotient(large, small)]
    const option = (first: number, exponent: number) => math(timesTen(tidy(first), exponent))
    const raw = tidy(large.first * each.first)
    const isSmall = each.exponent < 0
    const gap = large.exponent - small.exponent
    const added = tidy(large.first + small.first)
    const units = [say(`task.${story}.fine`), say(`task.${story}.coarse`)] as const
    return {
      written: {
        right: option(each.first, each.exponent),
        work: `${standardText(each)} = ${scientificTex(each)}`,
        wrong: [
          [option(each.first, -each.exponent), 'scientific.exponent-sign', say('task.slip.sign')],
          [
            option(each.first, each.exponent + (isSmall ? 1 : -1)),
            'scientific.one-step-off',
            say('task.slip.step'),
          ],
        ],
      },
      total: {
        value: total.exponent,
        work: String.raw`${large.first} \times ${each.first} = ${raw}, ${large.exponent} + ${guarded(each.exponent)} = ${large.exponent + each.exponent}`.replace(
          '= -',
          '= −',
        ),
        wrong: [
          [large.exponent * each.exponent, 'scientific.multiplies-exponents', say('task.slip.multiplied')],
          [large.exponent - each.exponent, 'scientific.exponent-sign', say('task.slip.subtracted')],
          ...(raw >= 10
            ? ([
                [large.exponent + each.exponent, 'scientific.not-one-to-ten', say('task.slip.normal')],
              ] as const)
            : []),
        ],
      },
      times: {
        value: worth(ratio),
        work: String.raw`\frac{${scientificTex(large)}}{${scientificTex(small)}} = ${worth(ratio)}`,
        wrong: [
          [tidy(large.first / small.first), 'scientific.first-number-only', say('task.slip.first')],
          [10 ** gap, 'scientific.exponents-only', say('task.slip.powers')],
          [tidy(worth(ratio) * 10), 'scientific.one-step-off', say('task.slip.off')],
        ],
      },
      unit: {
        right: units[side],
        work: side === 0 ? standardText(each) : scientificTex(large),
        wrong: [
          [
            units[side === 0 ? 1 : 0],
            'scientific.unfit-unit',
            say(side === 0 ? 'task.slip.coarse' : 'task.slip.fine'),
          ],
        ],
      },
      sum: {
        right: option(sum.first, sum.exponent),
        work: `${timesTen(`(${large.first} + ${tidy(small.first / 10 ** gap)})`, large.exponent)} = ${scientificTex(sum)}`,
        wrong: [
          [option(added, large.exponent), 'scientific.unlike-powers', say('task.slip.unlike')],
          [
            option(added, large.exponent + small.exponent),
            'scientific.combines-exponents',
            say('task.slip.combined'),
          ],
        ],
      },
      fits: {
        value: times,
        work: String.raw`${shortTex(total)} \div ${shortTex(amount)} = ${times}`,
        wrong: [
          [tidy(total.first / amount.first), 'scientific.first-number-only', say('task.slip.first')],
          [[1, times], 'ratio.turned', say('task.slip.forward')],
          [10 ** (total.exponent - amount.exponent), 'scientific.exponents-only', say('task.slip.powers')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told: [a = 1, , p = 0, each = 1, c = 1, , r = 0], asked }) {
    const [[first = 1], [amount = 1, , power = 0]] = [asked('total'), asked('fits')]
    const total = a * 10 ** p * each
    const written = (value: number): RegExp => {
      const [digits = '', exponent = ''] = value.toExponential(4).split('e')
      return new RegExp(String.raw`(?<![\d.])${Number(digits)} .*10\^\{${signed(Number(exponent))}\}`)
    }
    return {
      written: written(each),
      total: Math.round(Math.log10(total / first)),
      times: tidy((a / c) * 10 ** (p - r)),
      // A question about all of them tells how many they are.
      unit: asked('unit').length > 0 ? /^(?!mi[cl]|mega)/ : /^(mi[cl]|mega)/,
      sum: written(a * 10 ** p + c * 10 ** r),
      fits: tidy(total / (amount * 10 ** power)),
    }
  },
})
