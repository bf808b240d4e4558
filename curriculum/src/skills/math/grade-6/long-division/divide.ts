import {
  defineModel,
  mathIn,
  numbersIn,
  plain as plainText,
  type Random,
  solved,
  tex,
  toNumber,
  typed,
} from '#form'
import { bug } from '#bugs/bug.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { tableFigure } from '#shapes/display/display.ts'
import {
  batchStory,
  type Division,
  dividendOf,
  divisionTex,
  findQuotient,
  orderQuotients,
  quotientSteps,
  restTooLarge,
  skipsZero,
  stopsEarly,
  workBack,
} from '#shapes/whole-division/whole-division.ts'
import { say } from './messages.gen.ts'

const standards = ['6.NS.B.2']
const plain = { rest: 0, asks: 'quotient', more: 0 } as const
/** A quotient with a zero inside. */
const withZero = (random: Random): number =>
  random.pick([100, 1000]) * random.integer(1, 9) +
  random.integer(1, 9) +
  (random.chance(0.3) ? 10 * random.integer(1, 9) : 0)

/** Large dividends (level 1), a zero in the quotient (level 2), three-digit divisors with a remainder (level 3). */
export const quotient = findQuotient({
  standards,
  draw(random, level) {
    if (level === 1) return { ...plain, divisor: random.integer(12, 68), quotient: random.integer(121, 1400) }
    if (level === 2) return { ...plain, divisor: random.integer(12, 48), quotient: withZero(random) }
    const divisor = random.integer(105, 380)
    return {
      ...plain,
      divisor,
      quotient: random.integer(112, 950),
      rest: random.integer(1, divisor - 1),
      asks: random.pick(['quotient', 'rest'] as const),
    }
  },
})
export const back = workBack({
  standards,
  draw(random, level) {
    const divisor = random.integer(24, 96)
    const rest = level === 1 ? 0 : random.integer(1, divisor - 1)
    return {
      divisor,
      quotient: random.integer(104, 480),
      rest,
      asks: level === 3 ? 'new-rest' : 'dividend',
      more: level === 3 ? random.integer(2, divisor - 1) : 0,
    }
  },
})
export const story = batchStory(standards, ({ dividend }) => dividend > 400)
export const order = orderQuotients(standards, 1000)

/** The steps of long division: what is divided, the digit, the product, the difference. */
interface Steps extends Division {
  /** What is asked for in the second step. */
  cell: 'digit' | 'product' | 'left' | 'next'
}
interface Step {
  now: number
  digit: number
  product: number
  left: number
}
function stepsOf(its: Division): Step[] {
  const { divisor } = its
  const steps: Step[] = []
  let now = 0
  for (const digit of String(dividendOf(its))) {
    now = now * 10 + Number(digit)
    if (now < divisor && steps.length === 0) continue
    const times = Math.floor(now / divisor)
    steps.push({ now, digit: times, product: times * divisor, left: now - times * divisor })
    now -= times * divisor
  }
  return steps
}
const second = (its: Steps): Step => stepsOf(its)[1] ?? { now: 0, digit: 0, product: 0, left: 0 }
const third = (its: Steps): Step => stepsOf(its)[2] ?? { now: 0, digit: 0, product: 0, left: 0 }
const asked = (its: Steps): number =>
  ({ digit: second(its).digit, product: second(its).product, left: second(its).left, next: third(its).now })[
    its.cell
  ]

// Worked by hand: 8,642 ÷ 24: 86 − 72 = 14; 144 − 144 = 0; 2 is left: 360 R 2.
const long: Steps = { ...plain, divisor: 24, quotient: 360, rest: 2, cell: 'left' }
const stepBugs = [
  bug<Steps>({
    id: 'division.rest-too-large',
    answer: (its) =>
      ({
        digit: second(its).digit - 1,
        product: second(its).product - its.divisor,
        left: second(its).left + its.divisor,
        next: null,
      })[its.cell],
    feedback: ({ divisor }) => say('steps.too-large', { divisor }),
    example: [long, 24],
  }),
  bug<Steps>({
    id: 'division.no-bring-down',
    answer: (its) => (its.cell === 'next' ? second(its).left : null),
    feedback: () => say('steps.no-bring-down'),
    example: [{ ...long, cell: 'next' }, 0],
  }),
  bug<Steps>({
    id: 'division.adds-digit',
    answer: (its) => (its.cell === 'next' ? second(its).left + (third(its).now % 10) : null),
    feedback: () => say('steps.adds-digit'),
    example: [{ ...long, quotient: 361, rest: 1, cell: 'next' }, 7],
  }),
  bug<Steps>({
    id: 'division.other-step',
    answer: (its) =>
      ({ digit: second(its).product, product: second(its).digit, left: second(its).product, next: null })[
        its.cell
      ],
    feedback: ({ cell }) => say(`steps.other.${cell === 'next' ? 'left' : cell}`),
    example: [long, 144],
  }),
]

/** The next digit or its product (level 1), the difference (level 2), the number after bringing down (level 3). */
export const stepsTable = defineModel<Steps>({
  id: 'steps-table',
  thinking: 'read a figure',
  seconds: 60,
  standards,
  bugs: stepBugs,
  task: ({ cell, divisor }) => `${cell} ${divisor > 50}`,
  draw: (random, level) => ({
    ...plain,
    divisor: random.integer(12, 89),
    quotient: random.integer(112, 890),
    rest: 0,
    cell: level === 1 ? random.pick(['digit', 'product'] as const) : level === 2 ? 'left' : 'next',
  }),
  fits: (its) => second(its).digit > 0 && second(its).left > 0 && third(its).now % 10 > 0,
  item(its) {
    const { divisor, cell } = its
    const all = stepsOf(its)
    const { now, digit, product, left } = second(its)
    const mark = (name: Steps['cell'], value: number): number | string =>
      name === cell ? '?' : cell === 'digit' || (cell === 'product' && name === 'left') ? '' : value
    const [first = { now: 0, digit: 0, product: 0, left: 0 }] = all
    const values = { now, product, left, digit, divisor, next: third(its).now, down: third(its).now % 10 }
    const rows = [
      [first.now, first.digit, first.product, first.left],
      [now, mark('digit', digit), mark('product', product), mark('left', left)],
      ...(cell === 'next' ? [['?', '', '', '']] : []),
    ]
    return {
      stem: [say('steps.told', { division: tex(divisionTex(its)) }), say(`steps.asks.${cell}`)],
      figure: {
        ...tableFigure(
          say('steps.title'),
          [say('steps.now'), say('steps.digit'), say('steps.product'), say('steps.left')],
          rows,
        ),
        description: say(`steps.figure.${cell}`, {
          ...first,
          next: now,
          times: digit,
          taken: product,
          over: left,
          divisor,
        }),
      },
      ...typed(its, { label: say('steps.label'), key: asked(its), bugs: stepBugs }),
      hints: [say(`steps.nudge.${cell}`), say(`steps.hint.${cell}`, { divisor, now })],
      solution: [say('steps.fits', { now, divisor, digit, product }), say(`steps.so.${cell}`, values)],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const [dividend = 0, divisor = 1] = numbersIn((mathIn(stem)[0] ?? '').replace(String.raw`\div`, ' ')).map(
      ({ value }) => value,
    )
    const now = Number(figure.rows[1]?.[0])
    const at = figure.rows[1]?.indexOf('?') ?? -1
    if (at === 1) return solved.number(Math.floor(now / divisor))
    if (at === 2) return solved.number(now - (now % divisor))
    if (at === 3) return solved.number(now % divisor)
    // The digit that comes down follows those that were used before.
    const used = String(figure.rows[0]?.[0]).length + 1
    return solved.number(10 * (now % divisor) + Number(String(dividend)[used]))
  },
})

const faults = faultsBy<Division, 'zero' | 'early' | 'rest'>(
  { zero: skipsZero, early: stopsEarly, rest: restTooLarge },
  (id, who) => say(`claim.${id}`, { who }),
)
/** Two-digit divisors (level 1), a zero in the quotient (level 2), three-digit divisors (level 3). */
export const findMistake = claimModel<Division>({
  seconds: 90,
  standards,
  task: ({ quotient: its }) => `${String(its).length} ${String(its).includes('0')}`,
  kinds: {
    1: [
      {
        draw: (random) => ({ ...plain, divisor: random.integer(12, 48), quotient: random.integer(112, 399) }),
        faults: faults('early', 'rest'),
      },
    ],
    2: [
      {
        draw: (random) => ({ ...plain, divisor: random.integer(12, 48), quotient: withZero(random) }),
        faults: faults('zero', 'early', 'rest'),
      },
    ],
    3: [
      {
        draw: (random) => ({
          ...plain,
          divisor: random.integer(105, 240),
          quotient: 100 * random.integer(1, 9) + random.integer(2, 9),
        }),
        faults: faults('zero', 'early', 'rest'),
      },
    ],
  },
  truth: ({ quotient: its }) => its,
  printed: (its) => [its.divisor, dividendOf(its)],
  words: (its, _who, got) => ({
    context: say('claim.context', { division: tex(divisionTex(its)) }),
    said: say('claim.said', { n: toNumber(got) }),
    truth: say('claim.truth', { n: its.quotient }),
    hints: [say('claim.nudge'), say('claim.hint', { divisor: its.divisor })],
    start: quotientSteps(its),
  }),
  reads({ stem }) {
    const [context = '', said = ''] = plainText(stem.replace(String.raw`\div`, ' ')).split('“')
    const [dividend = 0, divisor = 1] = numbersIn(context).map(({ value }) => value)
    const truth = dividend / divisor
    return {
      got: numbersIn(said)[0]?.value ?? 0,
      truth,
      ways: [
        [/zero|cero/, Number(String(truth).replace(/(?<=\d)0(?=\d)/, ''))],
        [/last digit|última cifra/, Math.floor(truth / 10)],
        [/one more|una vez más/, truth - 1],
      ],
    }
  },
})
