import { defineModel, type Level, numbersIn, solved, type Text, tex, tidy } from '#form'
import { type Fraction, fractionTex, lowest, sizeOf } from '#fractions/fraction.ts'
import { partOf, type PercentOf } from '#percents/percent-of.ts'
import { matchValues } from '#shapes/match-values/match-values.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { say } from './messages.gen.ts'

interface Card {
  percent: number
  whole: number
  /** It tells the part and asks for the whole. */
  isBack: boolean
}
const asPercent = ({ percent, whole }: Card): PercentOf => ({ asks: 'part', percent, whole })
const valueOf = (card: Card): number => (card.isBack ? card.whole : partOf(asPercent(card)))
/** The number beside the percent. */
const besideOf = (card: Card): number => (card.isBack ? partOf(asPercent(card)) : card.whole)
const textOf = (card: Card): Text =>
  say(`order.${card.isBack ? 'back' : 'card'}`, { percent: card.percent, n: besideOf(card) })

const percentsAt: Record<Level, readonly number[]> = {
  1: [10, 20, 25, 50, 75],
  2: [5, 15, 30, 40, 60, 80, 90, 110, 150, 200],
  3: [10, 20, 25, 40, 50, 60, 75, 80],
}

/** Parts by simple percents (level 1), by any (level 2), with wholes of which a part is known (level 3). */
export const orderAmounts = defineModel<{ cards: Card[]; shuffle: number }>({
  id: 'order-amounts',
  thinking: 'compare',
  seconds: 75,
  standards: ['6.RP.A.3c'],
  task: ({ cards }) =>
    cards
      .map(({ isBack, percent }) => `${isBack ? 'back' : 'of'} ${percent > 50 ? 'large' : 'small'}`)
      .toSorted((one, other) => one.localeCompare(other))
      .join(),
  draw(random, level) {
    const some = random.sample(percentsAt[level], level === 1 ? 3 : 4)
    return {
      cards: some.map((percent, at) => ({
        percent,
        whole: 20 * random.integer(1, 15),
        isBack: level === 3 && at < 2,
      })),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits({ cards }) {
    const values = cards.map(valueOf).toSorted((one, other) => one - other)
    return (
      cards.every((card) => Number.isInteger(partOf(asPercent(card))) && besideOf(card) !== card.percent) &&
      values.every((value, at) => at === 0 || value > 1.1 * (values[at - 1] ?? 0)) &&
      new Set(cards.map(besideOf)).size === cards.length
    )
  },
  minWrongAnswers: 1,
  item: ({ cards, shuffle }) => ({
    stem: [say('order.asks')],
    ...orderBy(shuffle, {
      things: cards.map((card) => ({ ...card, text: textOf(card) })),
      by: valueOf,
      first: say('order.first'),
      last: say('order.last'),
      slips: [
        {
          by: ({ percent }) => percent,
          misconception: 'percent.percents-alone',
          feedback: say('order.percents'),
        },
        { by: besideOf, misconception: 'percent.compares-amounts', feedback: say('order.amounts') },
        {
          by: (card) => -valueOf(card),
          misconception: 'percent.order-reversed',
          feedback: say('order.reversed'),
        },
      ],
    }),
    hints: [say('order.nudge'), say('order.hint')],
    solution: sortedBy(cards, valueOf).map((card) =>
      say(`order.so-${card.isBack ? 'back' : 'card'}`, {
        percent: card.percent,
        n: besideOf(card),
        value: valueOf(card),
      }),
    ),
  }),
  solve: (shown) =>
    solved.order(shown, (text) => {
      const [one = 0, other = 0] = numbersIn(text).map(({ value }) => value)
      return /^\d+%/.test(text) || text.startsWith('El') ? (one * other) / 100 : (100 * one) / other
    }),
})

interface Forms {
  percents: number[]
  /** The form that each is matched with. */
  kinds: ('fraction' | 'decimal')[]
  shuffle: number
}
const percentTex = (percent: number): string => String.raw`${percent}\%`
const fractionOf = (percent: number): Fraction => lowest([percent * 10, 1000])
const targetOf = (percent: number, kind: 'fraction' | 'decimal'): string =>
  kind === 'fraction' ? fractionTex(fractionOf(percent)) : String(tidy(percent / 100))
const tenfold = (percent: number): number => tidy(percent / 10)

/** What a percent, a fraction or a decimal is, from its TeX. */
function valueOfForm(source: string): number {
  const [, numerator, denominator] = /\\frac\{(\d+)\}\{(\d+)\}/.exec(source) ?? []
  if (numerator !== undefined) return tidy(sizeOf([Number(numerator), Number(denominator)]))
  return source.endsWith('%') ? tidy(Number.parseFloat(source) / 100) : Number(source)
}

/** Tens and quarters (level 1), small percents beside tens (level 2), over 100% and with a decimal (level 3). */
export const matchForms = matchValues<Forms>({
  id: 'match-forms',
  thinking: 'classify',
  seconds: 50,
  standards: ['6.RP.A.3c'],
  task: ({ percents, kinds }) =>
    percents.map((percent, at) => `${kinds[at] ?? ''} ${percent < 10 ? 'small' : percent > 100}`).join(),
  draw(random, level) {
    const small = random.integer(2, 8)
    const percents = {
      1: random.sample([10, 20, 25, 50, 75, 60, 80], 3),
      2: [small, 10 * small, random.pick([15, 35, 45, 55, 65, 85])],
      3: [random.pick([0.5, 2.5, 1.5]), random.pick([5, 25, 15]), random.pick([125, 150, 175, 250])],
    }[level]
    return {
      percents,
      kinds: percents.map(() => random.pick(['fraction', 'decimal'] as const)),
      shuffle: random.integer(0, 1e9),
    }
  },
  pairs: ({ percents, kinds }) =>
    percents.map((percent, at) => ({
      source: percentTex(percent),
      target: targetOf(percent, kinds[at] ?? 'decimal'),
      slips: [
        {
          target: String(tenfold(percent)),
          misconception: 'percent.factor-place' as const,
          feedback: say('forms.place', { percent }),
        },
        ...percents.map((other, place) => ({
          target: targetOf(other, kinds[place] ?? 'decimal'),
          misconception: 'percent.factor-place' as const,
          feedback: say('forms.place', { percent }),
        })),
        {
          target: fractionTex([1, percent]),
          misconception: 'percent.as-denominator' as const,
          feedback: say('forms.denominator', { percent }),
        },
      ].filter(
        ({ target, misconception }) =>
          misconception === 'percent.as-denominator' ||
          valueOfForm(target) === tenfold(percent) ||
          valueOfForm(target) === tidy(percent / 1000),
      ),
    })),
  others: ({ percents: [, second = 1, third = 1] }) => [fractionTex([1, second]), String(tenfold(third))],
  fits: ({ percents: [, second = 1] }) => second !== 10 && Number.isInteger(second),
  words: ({ percents }) => ({
    stem: [say('forms.asks')],
    hints: [say('forms.nudge'), say('forms.hint')],
    slip: { misconception: 'percent.factor-place', feedback: say('forms.other') },
    why: percents.map((percent) => say('forms.why', { percent, n: tex(percentTex(percent)) })),
  }),
  means: valueOfForm,
})
