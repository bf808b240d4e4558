import { arranged, defineModel, numbersIn, type Random, rows, solved, tex, type Text, toNumber } from '#form'
import { pointText } from '#equations/line.ts'
import { side, sideTex, solutionOf, worth } from '#equations/two-sided.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { drawUntil } from '#shapes/answers.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import {
  drawPlans,
  isBelievable,
  type PlanTelling,
  tellPlans,
  type ToldPlans,
} from '#situations/two-plans/two-plans.ts'
import { say } from './messages.gen.ts'

/** Both amounts as read from the text: start and rate, which is negative where an amount shrinks. */
function plansIn(text: string): {
  left: { slope: number; constant: number }
  right: { slope: number; constant: number }
} {
  const [a = 0, p = 0, b = 0, q = 0] = numbersIn(text).map(({ value }) => value)
  const shrinks = /loses|spends|walks down|sells|pierde|gasta|baja|vende/.test(text)
  return { left: { slope: shrinks ? -p : p, constant: a }, right: { slope: q, constant: b } }
}

/** The equation that sets both amounts equal. */
const equalTex = ({ left, right }: Pick<ToldPlans, 'left' | 'right'>): string =>
  `${sideTex(left, 'x')} = ${sideTex(right, 'x')}`

const sizes = ['first', 'second'] as const
interface Meaning {
  level: 1 | 2 | 3
  told: ToldPlans
  less: number
  more: number
  shuffle: number
}
const ahead = ({ left, right }: Pick<ToldPlans, 'left' | 'right'>, x: number): 'first' | 'second' =>
  toNumber(worth(left, x)) > toNumber(worth(right, x)) ? 'first' : 'second'

/**
 * The meaning of a solution (level 1), which amount is larger before and after it (level 2), with the solution not
 * given (level 3).
 */
export const meaning = defineModel<Meaning>({
  id: 'meaning',
  thinking: 'explain',
  seconds: 75,
  standards: ['8.EE.C.8c'],
  task: ({ told, level }) => `${told.story} ${level}`,
  draw(random, level) {
    const told = drawPlans(random, ['grow', 'grow', 'meet'] as const satisfies PlanTelling[])
    const x = toNumber(solutionOf(told) ?? 2)
    return {
      level,
      told,
      less: random.integer(1, Math.max(1, x - 1)),
      more: x + random.integer(1, 5),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ told, less, more }) => {
    const x = toNumber(solutionOf(told) ?? 0)
    return (
      isBelievable(told) &&
      less < x &&
      Number.isInteger(x) &&
      toNumber(worth(told.left, more)) > 0 &&
      toNumber(worth(told.left, x)) !== x &&
      told.left.constant !== told.right.constant
    )
  },
  item({ level, told, less, more, shuffle }) {
    const { left, right } = told
    const x = toNumber(solutionOf(told) ?? 0)
    const y = toNumber(worth(left, x))
    const { told: story, unknown } = tellPlans(told)
    const number = (value: number): Text => say('meaning.number', { value })
    const gap = (
      label: Text,
      right_: number,
      wrong: readonly (readonly [number, MisconceptionId, Text])[],
    ) => ({
      label,
      right: number(right_),
      wrong: wrong
        .filter(
          ([value], at) =>
            value > 0 && value !== right_ && wrong.findIndex(([other]) => other === value) === at,
        )
        .map(([value, misconception, feedback]) => ({ text: number(value), misconception, feedback })),
    })
    const pick = (id: 'first' | 'second', at: 'less' | 'more') => ({
      label: say(`meaning.${at}-label`),
      right: say(`meaning.${id}`),
      wrong: sizes
        .filter((other) => other !== id)
        .map((other) => ({
          text: say(`meaning.${other}`),
          misconception: at === 'less' ? 'model.one-plan-only' : 'system.takes-start',
          feedback: say(`meaning.look-${at}`, { x: at === 'less' ? less : more }),
        })),
      keepOrder: sizes.map((other) => say(`meaning.${other}`)),
    })
    const isGiven = level < 3
    const [one, two] = [ahead(told, less), ahead(told, more)]
    const sum = left.slope + right.slope
    const across = sum === 0 ? 0 : Math.abs(Math.round((right.constant - left.constant) / sum))
    return {
      stem: [
        story,
        say('meaning.let', { x: tex('x'), y: tex('y'), unknown }),
        ...(isGiven ? [say('meaning.given', { point: pointText([x, y]) })] : []),
        say('meaning.asks'),
      ],
      ...arranged.gaps(shuffle, [
        say('meaning.equal', { unknown }),
        gap(say('meaning.x-label'), x, [
          [y, 'line.swaps-coordinates', say('meaning.swapped')],
          [
            isGiven ? left.constant : across,
            isGiven ? 'system.takes-start' : 'equation.adds-across',
            say('meaning.test'),
          ],
          [x + 1, 'system.one-line-only', say('meaning.test')],
        ]),
        ...(level === 2
          ? []
          : [
              say('meaning.amount'),
              gap(say('meaning.y-label'), y, [
                [x, 'line.swaps-coordinates', say('meaning.swapped')],
                [left.constant, 'system.takes-start', say('meaning.start')],
                [y + right.slope, 'system.one-line-only', say('meaning.test-y')],
              ]),
            ]),
        ...(level === 1
          ? []
          : [
              say('meaning.before', { x: less }),
              pick(one, 'less'),
              say('meaning.after', { x: more }),
              pick(two, 'more'),
            ]),
        '.',
      ]),
      hints: [
        say(isGiven ? 'meaning.nudge' : 'meaning.nudge-find'),
        say(level === 1 ? 'meaning.hint' : 'meaning.hint-compare'),
      ],
      solution: [
        say('meaning.system', {
          one: tex(`y = ${sideTex(left, 'x')}`),
          other: tex(`y = ${sideTex(right, 'x')}`),
        }),
        isGiven ? say('meaning.true') : say('meaning.set', { equation: tex(equalTex(told)) }),
        say('meaning.check', { x, y }),
        ...(level === 1
          ? []
          : [less, more].map((at) =>
              say('meaning.at', { x: at, one: toNumber(worth(left, at)), two: toNumber(worth(right, at)) }),
            )),
      ],
    }
  },
  solve(shown) {
    const { left, right } = plansIn(shown.stem)
    const x = (right.constant - left.constant) / (left.slope - right.slope)
    const y = left.constant + left.slope * x
    const { interaction } = shown
    if (interaction.kind !== 'inline-choice') throw new TypeError('expects gaps')
    const texts = interaction.parts.map((part) => ('text' in part ? part.text : ''))
    const [less = 0, more = 0] = texts.flatMap((text) => numbersIn(text).map(({ value }) => value))
    const isLarger = (at: number) => left.constant + left.slope * at > right.constant + right.slope * at
    const [hasY, at] = [interaction.gaps.length !== 3, interaction.gaps.length === 3 ? 1 : 2]
    return solved.gaps(shown, (text, gap) => {
      const [{ value } = { value: NaN }] = numbersIn(text)
      if (gap === 0) return value === x
      if (gap === 1 && hasY) return value === y
      return /first|primera/.test(text) === isLarger(gap === at ? less : more)
    })
  },
})

type Meets = 'later' | 'past' | 'parallel'
interface Cards {
  level: 1 | 2 | 3
  cards: { is: Meets; told: ToldPlans }[]
  shuffle: number
}
const kindsAt = {
  1: ['later', 'parallel', 'later', 'parallel'],
  2: ['later', 'past', 'later', 'past'],
  3: ['later', 'past', 'parallel', 'later'],
} as const satisfies Record<1 | 2 | 3, readonly Meets[]>

/** Two plans that meet at a positive x, at a negative one, or nowhere. */
function drawMeets(random: Random, is: Meets): ToldPlans {
  const told = drawPlans(random, ['grow'])
  const { left, right } = told
  if (is === 'parallel') return { ...told, right: side(left.slope, right.constant) }
  return is === 'past'
    ? { ...told, left: side(right.slope, left.constant), right: side(left.slope, right.constant) }
    : told
}
const isClear = ({ is, told }: Cards['cards'][number]): boolean => {
  const { left, right } = told
  return (
    left.constant > 0 &&
    right.constant > 0 &&
    left.constant !== right.constant &&
    // With equal rates, the repeated numbers are intended.
    isBelievable(is === 'parallel' ? { ...told, right: side(right.slope + 0.5, right.constant) } : told)
  )
}

/**
 * Whether two amounts are ever equal: equal rates (level 1), the one ahead grows faster (level 2), all three cases
 * (level 3).
 */
export const willTheyMeet = defineModel<Cards>({
  id: 'will-they-meet',
  thinking: 'classify',
  seconds: 90,
  standards: ['8.EE.C.8c'],
  task: ({ level, cards }) =>
    `${level} ${cards
      .map(({ told }) => told.story)
      .toSorted()
      .slice(0, 2)
      .join(' ')}`,
  draw: (random, level) => ({
    level,
    cards: kindsAt[level].map((is) => drawUntil(() => ({ is, told: drawMeets(random, is) }), isClear)),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ cards }) => new Set(cards.map(({ told }) => told.story)).size === cards.length,
  item({ level, cards, shuffle }) {
    const categories =
      level === 3 ? (['positive', 'past', 'parallel'] as const) : (['later', 'never'] as const)
    const placeOf = (is: Meets): number =>
      level === 3 ? ['later', 'past', 'parallel'].indexOf(is) : is === 'later' ? 0 : 1
    const textOf = (told: ToldPlans): Text => tellPlans(told).told
    return {
      stem: [say(level === 3 ? 'meet.asks-lines' : 'meet.asks')],
      ...sortCards({
        shuffle,
        categories: categories.map((id) => say(`meet.is.${id}`)),
        cards: cards.map(({ is, told }) => ({
          text: textOf(told),
          place: placeOf(is),
          elsewhere:
            is === 'later'
              ? { misconception: 'system.takes-start', feedback: say('meet.gap') }
              : is === 'past'
                ? { misconception: 'equation.expects-one-solution', feedback: say('meet.ahead') }
                : { misconception: 'equation.compares-one-term', feedback: say('meet.rates') },
        })),
        slip: { misconception: 'system.takes-start', feedback: say('meet.gap') },
      }),
      answer: say('meet.answer', {
        list: rows(
          cards.map(({ is, told }) =>
            say('meet.placed', {
              told: textOf(told),
              is: say(`meet.is.${categories[placeOf(is)] ?? 'never'}`),
            }),
          ),
        ),
      }),
      hints: [say('meet.nudge'), say(level === 1 ? 'meet.hint' : 'meet.hint-ahead')],
      solution: cards.map(({ is, told }) => {
        const gap = Math.abs(told.left.constant - told.right.constant)
        const terms = {
          told: textOf(told),
          x: toNumber(solutionOf(told) ?? 0),
          gap,
          equation: tex(equalTex(told)),
        }
        return say(`meet.why.${is}`, terms)
      }),
    }
  },
  solve: (shown) =>
    solved.sort(shown, (card) => {
      const { left, right } = plansIn(card)
      const isSorted = /lines|rectas/.test(shown.stem)
      if (left.slope === right.slope) return isSorted ? 2 : 1
      return (right.constant - left.constant) / (left.slope - right.slope) > 0 ? 0 : 1
    }),
})
