import { bug } from '../../bugs/bug.ts'
import { withCommas } from '../../decimals/tens.ts'
import { typed } from '../../form/answering.ts'
import { mathIn } from '../../form/math-in.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import { tex as math } from '../../markup.ts'
import type { Level } from '@skills-center/contract/ids'
import { type Text, tex } from '@skills-center/messages/values'
import type { Random } from '../../random.ts'
import {
  type Batches,
  batchAnswer,
  drawBatches,
  tellBatches,
} from '../../situations/equal-batches/equal-batches.ts'
import { orderBy, sortedBy } from '../order-by/order-by.ts'
import { say } from './messages.gen.ts'

/** `dividend = divisor × quotient + rest` */
export interface Division {
  divisor: number
  quotient: number
  rest: number
  asks: 'quotient' | 'rest' | 'dividend' | 'new-rest'
  /** Added to the dividend where the question asks for the new remainder. */
  more: number
}
export const dividendOf = ({ divisor, quotient, rest }: Division): number => divisor * quotient + rest
const written = (n: number): string => n.toLocaleString('en-US')
export const divisionTex = (its: Division): string =>
  String.raw`${written(dividendOf(its))} \div ${its.divisor}`
const digits = (n: number): number[] => [...String(n)].map(Number)
/** Every digit times every digit, as if all were ones. */
const withoutPlaces = (one: number, other: number): number =>
  digits(one).reduce((sum, a) => sum + digits(other).reduce((all, b) => all + a * b, 0), 0)

// Worked by hand: 24 × 105 = 2520; with 10 more, 2530 ÷ 24 = 105 R 10.
const plain: Division = { divisor: 24, quotient: 105, rest: 10, asks: 'quotient', more: 0 }
export const skipsZero = bug<Division>({
  id: 'division.skips-zero',
  answer: ({ asks, quotient }) => {
    const without = Number(String(quotient).replace(/(?<=\d)0(?=\d)/, ''))
    return asks === 'quotient' && without !== quotient ? without : null
  },
  feedback: () => say('slip.zero'),
  example: [plain, 15],
})
export const stopsEarly = bug<Division>({
  id: 'division.stops-early',
  answer: ({ asks, quotient }) => (asks === 'quotient' && quotient > 99 ? Math.floor(quotient / 10) : null),
  feedback: () => say('slip.early'),
  example: [plain, 10],
})
export const restTooLarge = bug<Division>({
  id: 'division.rest-too-large',
  answer: ({ asks, quotient, rest, divisor, more }) =>
    ({ quotient: quotient - 1, rest: rest + divisor, dividend: null, 'new-rest': rest + more })[asks],
  feedback: ({ asks, divisor }) => say(asks === 'quotient' ? 'slip.one-more' : 'slip.large', { divisor }),
  example: [plain, 104],
})
const zerosApart = bug<Division>({
  id: 'division.zeros-apart',
  answer: ({ asks, quotient, divisor }) => (asks === 'quotient' && divisor % 10 === 0 ? quotient * 10 : null),
  feedback: ({ divisor }) => say('slip.zeros', { divisor }),
  example: [{ ...plain, divisor: 60, quotient: 32, rest: 0 }, 320],
})
const quotientForRest = bug<Division>({
  id: 'division.quotient-for-rest',
  answer: ({ asks, quotient, rest }) =>
    ({ rest: quotient, quotient: rest === 0 ? null : rest, dividend: null, 'new-rest': null })[asks],
  feedback: ({ asks }) => say(asks === 'rest' ? 'slip.quotient' : 'slip.rest'),
  example: [{ ...plain, asks: 'rest' }, 105],
})
const leavesOutRest = bug<Division>({
  id: 'division.leaves-out-rest',
  answer: ({ asks, quotient, rest, divisor }) =>
    asks === 'dividend' && rest > 0 ? divisor * quotient : null,
  feedback: () => say('slip.leaves-out'),
  example: [{ ...plain, asks: 'dividend' }, 2520],
})
const restInGroups = bug<Division>({
  id: 'division.rest-in-groups',
  answer: ({ asks, quotient, rest, divisor }) =>
    asks === 'dividend' && rest > 0 ? divisor * (quotient + rest) : null,
  feedback: () => say('slip.in-groups'),
  example: [{ ...plain, asks: 'dividend' }, 2760],
})
const noPlaces = bug<Division>({
  id: 'multiplication.no-shift',
  answer: ({ asks, quotient, rest, divisor }) =>
    asks === 'dividend' ? withoutPlaces(divisor, quotient) + rest : null,
  feedback: () => say('slip.no-shift'),
  // (2 + 4) × (1 + 0 + 5) + 10
  example: [{ ...plain, asks: 'dividend' }, 46],
})
const addsInstead = bug<Division>({
  id: 'division.adds-back',
  answer: ({ asks, quotient, rest, divisor }) => (asks === 'dividend' ? divisor + quotient + rest : null),
  feedback: () => say('slip.adds'),
  example: [{ ...plain, asks: 'dividend' }, 139],
})
const keepsRest = bug<Division>({
  id: 'division.keeps-rest',
  answer: ({ asks, rest }) => (asks === 'new-rest' ? rest : null),
  feedback: () => say('slip.keeps'),
  example: [{ ...plain, asks: 'new-rest' }, 10],
})
const quotientBugs = [skipsZero, stopsEarly, restTooLarge, zerosApart, quotientForRest]
const backBugs = [leavesOutRest, restInGroups, noPlaces, addsInstead, restTooLarge, keepsRest]

/** The quotient by place value: `24 × 100 = 2,400`, `24 × 5 = 120`. */
function partsOf({ divisor, quotient }: Division): string[] {
  const all = digits(quotient)
  return all.flatMap((digit, at) => {
    const part = digit * 10 ** (all.length - 1 - at)
    return part === 0 ? [] : [String.raw`${divisor} \times ${part} = ${divisor * part}`]
  })
}
export const quotientSteps = (its: Division): Text[] => [
  ...partsOf(its).map((equation) => say('way.part', { equation: tex(withCommas(equation)) })),
  say(its.rest === 0 ? 'way.exact' : 'way.rest', {
    quotient: its.quotient,
    rest: its.rest,
    equation: tex(
      withCommas(
        `${its.divisor} \\times ${its.quotient}${its.rest === 0 ? '' : ` + ${its.rest}`} = ${dividendOf(its)}`,
      ),
    ),
  }),
]

type Form = Pick<ModelForm<Division>, 'standards'> & { draw: (random: Random, level: Level) => Division }

/** Find the quotient, or the remainder. */
export const findQuotient = ({ standards, draw }: Form): ModelForm<Division> =>
  defineModel<Division>({
    id: 'find-quotient',
    thinking: 'compute',
    seconds: 90,
    standards,
    bugs: quotientBugs,
    task: (its) =>
      `${its.asks} ${its.divisor % 10 === 0} ${its.divisor > 35} ${String(its.quotient).includes('0')} ${its.rest > 0} ${String(dividendOf(its)).length}`,
    draw,
    item: (its) => ({
      stem: [
        say(its.asks === 'rest' ? 'find.rest' : its.rest > 0 ? 'find.whole' : 'find.quotient', {
          division: tex(divisionTex(its)),
        }),
      ],
      ...typed(its, {
        label: say(its.asks === 'rest' ? 'label.rest' : 'label.quotient'),
        key: its.asks === 'rest' ? its.rest : its.quotient,
        bugs: quotientBugs,
      }),
      hints: [say('find.nudge', { divisor: its.divisor }), say('find.hint', { divisor: its.divisor })],
      solution: quotientSteps(its),
    }),
    solve({ stem }) {
      const [dividend = 0, divisor = 1] = numbersIn(
        (mathIn(stem)[0] ?? '').replace(String.raw`\div`, ' '),
      ).map(({ value }) => value)
      const rest = dividend % divisor
      return solved.number(/remainder of|residuo de/.test(stem) ? rest : (dividend - rest) / divisor)
    },
  })

/** Find the dividend, or the remainder of a larger dividend. */
export const workBack = ({ standards, draw }: Form): ModelForm<Division> =>
  defineModel<Division>({
    id: 'work-back',
    thinking: 'work backwards',
    seconds: 75,
    standards,
    bugs: backBugs,
    task: ({ asks, rest, more, divisor, quotient }) =>
      `${asks} ${rest > 0} ${more > divisor / 2} ${divisor > 35} ${quotient > 99}`,
    draw,
    fits: ({ asks, rest, more, divisor }) => asks !== 'new-rest' || rest + more > divisor,
    item(its) {
      const { divisor, quotient, rest, asks, more } = its
      const values = {
        divisor,
        quotient,
        rest,
        more,
        product: divisor * quotient,
        all: dividendOf(its),
        sum: rest + more,
        left: (rest + more) % divisor,
      }
      const told = asks === 'new-rest' ? 'new-rest' : rest > 0 ? 'with-rest' : 'exact'
      return {
        stem: [say(`back.${told}`, values)],
        ...typed(its, {
          label: say(asks === 'new-rest' ? 'label.rest' : 'label.number'),
          key: asks === 'new-rest' ? values.left : values.all,
          bugs: backBugs,
        }),
        hints: [say(`back.nudge.${told}`), say(`back.hint.${told}`, values)],
        solution: [say(`back.first.${told}`, values), say(`back.so.${told}`, values)],
      }
    },
    solve({ stem }) {
      const [divisor = 1, quotient = 0, rest = 0, more] = numbersIn(stem).map(({ value }) => value)
      return solved.number(
        more === undefined ? divisor * quotient + rest : (divisor * quotient + rest + more) % divisor,
      )
    },
  })

const muffins: Batches = { story: 'muffins', asks: 'needed', dividend: 250, divisor: 12 }
const storyBugs = [
  bug<Batches>({
    id: 'division.drops-remainder',
    answer: ({ asks, dividend, divisor }) => (asks === 'full' ? null : Math.floor(dividend / divisor)),
    feedback: ({ asks }) => say(asks === 'left' ? 'story.quotient' : 'story.drops'),
    example: [muffins, 20],
  }),
  bug<Batches>({
    id: 'division.rounds-up',
    answer: ({ asks, dividend, divisor }) =>
      asks === 'full' && dividend % divisor > 0 ? Math.floor(dividend / divisor) + 1 : null,
    feedback: () => say('story.up'),
    example: [{ ...muffins, asks: 'full' }, 21],
  }),
  bug<Batches>({
    id: 'division.quotient-for-rest',
    answer: ({ asks, dividend, divisor }) =>
      asks === 'left' || dividend % divisor === 0 ? null : dividend % divisor,
    feedback: () => say('story.rest'),
    example: [muffins, 10],
  }),
  bug<Batches>({
    id: 'division.stops-early',
    answer: ({ dividend, divisor }) =>
      dividend % divisor === 0 ? Math.floor(dividend / divisor / 10) : null,
    feedback: () => say('slip.early'),
    example: [{ ...muffins, dividend: 252 }, 2],
  }),
  bug<Batches>({
    id: 'division.room-for-rest',
    answer: ({ asks, dividend, divisor }) => (asks === 'left' ? divisor - (dividend % divisor) : null),
    feedback: () => say('story.room'),
    example: [{ ...muffins, asks: 'left' }, 2],
  }),
  bug<Batches>({
    id: 'division.subtracts',
    answer: ({ dividend, divisor }) => dividend - divisor,
    feedback: () => say('story.subtracts'),
    example: [muffins, 238],
  }),
]

/** Without a remainder (level 1), enough groups for everyone (level 2), full groups or the remainder (level 3). */
export const batchStory = (
  standards: readonly string[],
  fits: (its: Batches) => boolean,
): ModelForm<Batches> =>
  defineModel<Batches>({
    id: 'story',
    thinking: 'use in a story',
    seconds: 90,
    standards,
    bugs: storyBugs,
    task: ({ story, asks }) => `${story} ${asks}`,
    draw: (random, level) =>
      drawBatches(
        random,
        level === 1
          ? 'full'
          : level === 2
            ? random.pick(['needed', 'full'] as const)
            : random.pick(['left', 'needed'] as const),
        level === 1,
      ),
    fits,
    item(its) {
      const { asks, dividend, divisor } = its
      const [quotient, rest] = [Math.floor(dividend / divisor), dividend % divisor]
      const values = { quotient, rest, divisor, dividend, next: quotient + 1 }
      return {
        stem: [tellBatches(its)],
        ...typed(its, { label: say('label.number'), key: batchAnswer(its), bugs: storyBugs }),
        hints: [say('story.nudge'), say(`story.hint.${asks}`)],
        solution: [
          say(rest === 0 ? 'story.divide' : 'story.divide-rest', values),
          rest === 0 ? say('story.exact', values) : say(`story.so.${asks}`, values),
        ],
      }
    },
  })

interface Cards {
  cards: [dividend: number, divisor: number][]
  shuffle: number
}
type Card = Cards['cards'][number]
const quotientOf = ([dividend, divisor]: Card): number => dividend / divisor
const cardTex = ([dividend, divisor]: Card): string => String.raw`${written(dividend)} \div ${divisor}`

/**
 * Order quotients of rounded numbers: one dividend (level 1), one divisor and one dividend (level 2), all different
 * (level 3).
 */
export const orderQuotients = (standards: readonly string[], tenfold: number): ModelForm<Cards> =>
  defineModel<Cards>({
    id: 'order-quotients',
    thinking: 'compare',
    seconds: 60,
    standards,
    task: ({ cards }) =>
      `${cards.length} ${new Set(cards.map(([a]) => a)).size} ${new Set(cards.map(([, b]) => b)).size}`,
    draw(random, level) {
      const divisor = (): number => 10 * random.integer(2, 9) + random.pick([-1, 0, 1, 2])
      const dividend = (): number => tenfold * random.integer(12, 80)
      const [one, other, first, second] = [divisor(), divisor(), dividend(), dividend()]
      const cards: Record<Level, Card[]> = {
        1: [
          [first, one],
          [first, other],
          [first, divisor()],
        ],
        2: [
          [first, one],
          [second, one],
          [first, other],
        ],
        3: [
          [first, one],
          [second, other],
          [dividend(), divisor()],
          [dividend(), divisor()],
        ],
      }
      return { cards: cards[level], shuffle: random.integer(0, 1e9) }
    },
    fits({ cards }) {
      const values = cards.map(quotientOf).toSorted((one, other) => one - other)
      return values.every((value, at) => at === 0 || value > 1.35 * (values[at - 1] ?? 0))
    },
    minWrongAnswers: 1,
    item: ({ cards, shuffle }) => ({
      stem: [say('order.asks')],
      ...orderBy(shuffle, {
        things: cards.map((card) => ({ card, text: math(cardTex(card)) })),
        by: ({ card }) => quotientOf(card),
        first: say('order.first'),
        last: say('order.last'),
        slips: [
          ...(new Set(cards.map(([dividend]) => dividend)).size < cards.length
            ? []
            : [
                {
                  by: ({ card: [dividend] }: { card: Card }) => dividend,
                  misconception: 'division.dividend-alone' as const,
                  feedback: say('order.dividend'),
                },
              ]),
          {
            by: ({ card: [, divisor] }) => divisor,
            misconception: 'division.larger-divisor-more',
            feedback: say('order.divisor'),
          },
          {
            by: ({ card }) => -quotientOf(card),
            misconception: 'division.order-reversed',
            feedback: say('order.reversed'),
          },
        ],
      }),
      hints: [say('order.nudge'), say('order.hint')],
      solution: [
        say('order.why'),
        ...sortedBy(cards, quotientOf).map((card) =>
          say('order.so', { division: tex(cardTex(card)), quotient: Math.round(quotientOf(card)) }),
        ),
      ],
    }),
    solve: (shown) =>
      solved.order(shown, (text) => {
        const [dividend = 0, divisor = 1] = numbersIn(
          (mathIn(text)[0] ?? '').replace(String.raw`\div`, ' '),
        ).map(({ value }) => value)
        return dividend / divisor
      }),
  })
