import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { type Bill, resultOf, stepsOf } from '../../situations/bills/bills.ts'
import type { Step } from '../../situations/bills/steps.ts'
import { type Bug, bug, tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

/** The steps that a misconception takes instead; null if it does not apply. */
type Redo = (steps: readonly Step[]) => Step[] | null
const isChange = ({ does }: Step): boolean => does === 'up' || does === 'down'
const turned = ({ does, by }: Step): Step[] => [{ does: does === 'up' ? 'down' : 'up', by }]
const isPercent = (step: Step): boolean => isChange(step) || step.does === 'part'

/** Replaces one step, if present, with others. */
const change =
  (is: (step: Step, at: number, steps: readonly Step[]) => boolean, into: (step: Step) => Step[]): Redo =>
  (steps) => {
    const place = steps.findIndex(is)
    return place < 0 ? null : steps.flatMap((step, at) => (at === place ? into(step) : [step]))
  }
const becomes = (from: Step['does'], does: Step['does']): Redo =>
  change(
    (step) => step.does === from,
    ({ by }) => [{ does, by }],
  )
const signed = ({ does, by }: Step): number => (does === 'up' ? by : -by)

/** These only apply to answers in dollars; for a percent or years they give nothing that a student would write. */
const asksDollars = (steps: readonly Step[]): boolean =>
  !['rate', 'of', 'into'].includes(steps.at(-1)?.does ?? '')
const stops: Redo = (steps) => (steps.length > 1 && asksDollars(steps) ? steps.slice(0, -1) : null)
const asAmount: Redo = (steps) =>
  !asksDollars(steps)
    ? null
    : change(isPercent, ({ does, by }) => [{ does: does === 'down' ? 'less' : 'plus', by }])(steps)
const partAlone: Redo = (steps) =>
  isChange(steps.at(-1) ?? { does: 'over', by: 1 })
    ? [...steps.slice(0, -1), { does: 'part', by: steps.at(-1)?.by ?? 0 }]
    : null
const adds: Redo = (steps) => {
  const place = steps.findIndex(
    (step, at) => isChange(step) && isChange(steps[at + 1] ?? { does: 'over', by: 1 }),
  )
  const [one, other] = steps.slice(place)
  if (place < 0 || one === undefined || other === undefined) return null
  const sum = signed(one) + signed(other)
  return [
    ...steps.slice(0, place),
    { does: sum < 0 ? 'down' : 'up', by: Math.abs(sum) },
    ...steps.slice(place + 2),
  ]
}
const couponFirst: Redo = (steps) => {
  const [one, other] = steps
  if (one === undefined || other === undefined) return null
  return [one.does, other.does].toSorted().join() === 'down,less' ? [other, one] : null
}
/** The percent for all years, where the question asks for the yearly rate or the number of years. */
const allYears: Redo = (steps) => {
  const [first, last] = steps
  if (last?.does === 'of' && first?.does === 'over') return [last]
  return last?.does === 'into' ? [{ does: 'share', by: last.by }] : null
}
const compareStart: Redo = (steps) =>
  steps.at(-1)?.does === 'rate' && steps.length > 1 ? steps.slice(1) : null

// Worked by hand.
const base: Bill = { story: 'shirts', price: 20, count: 3, p: 5, q: 0, flat: 0, who: 'Ana' }
const jeans: Bill = { ...base, story: 'jeans', price: 50, count: 2, p: 20, q: 10 }
const sneakers: Bill = { ...base, story: 'sneakers', price: 50, p: 20, q: 10 }
const tip: Bill = { ...base, story: 'tip', price: 40, p: 20 }

const redone: {
  id: MisconceptionId
  redo: Redo
  feedback: ReturnType<typeof say>
  example: [Bill, number]
}[] = [
  { id: 'percent.stops-early', redo: stops, feedback: say('stops'), example: [base, 60] },
  // 3% a year for 4 years
  {
    id: 'percent.stops-early',
    redo: allYears,
    feedback: say('all-years'),
    example: [{ ...base, story: 'rate', price: 200, count: 4, p: 3 }, 12],
  },
  { id: 'percent.factor-for-change', redo: partAlone, feedback: say('part'), example: [base, 3] },
  {
    id: 'percent.percent-as-amount',
    redo: asAmount,
    feedback: say('as-amount'),
    example: [base, 65],
  },
  {
    id: 'percent.wrong-direction',
    redo: (steps) => (asksDollars(steps) ? change(isChange, turned)(steps) : null),
    feedback: say('direction'),
    example: [base, 57],
  },
  // 10% off $100 in all
  { id: 'percent.adds-percents', redo: adds, feedback: say('adds'), example: [jeans, 90] },
  {
    id: 'percent.wrong-whole',
    redo: change(
      ({ does, both }) => does === 'up' && both !== undefined,
      ({ both = [0, 0] }) => both.map((by) => ({ does: 'up', by })),
    ),
    feedback: say('whole.both'),
    // 1.2 of 1.1 of $40
    example: [{ ...base, story: 'meal', price: 40, p: 10, q: 20 }, 52.8],
  },
  {
    id: 'percent.wrong-whole',
    redo: couponFirst,
    feedback: say('whole.coupon'),
    // $60 less 20%, less $10
    example: [{ ...base, story: 'coupon', price: 60, p: 20, flat: 10 }, 38],
  },
  {
    id: 'model.counts-once',
    redo: change(
      ({ does }, at, steps) => does === 'times' && at < steps.length - 1,
      () => [],
    ),
    feedback: say('once'),
    example: [base, 21],
  },
  {
    id: 'percent.wrong-whole',
    redo: becomes('before', 'down'),
    feedback: say('whole.before'),
    // 3 times $16, less 20%
    example: [{ ...base, story: 'share', price: 40, count: 3, p: 20 }, 38.4],
  },
  // 20% of the tip of $8, and 20% more
  {
    id: 'percent.wrong-whole',
    redo: becomes('whole', 'part'),
    feedback: say('whole.part'),
    example: [tip, 1.92],
  },
  // From $40 to $44
  {
    id: 'percent.percent-as-amount',
    redo: becomes('rate', 'gap'),
    feedback: say('rate.gap'),
    example: [sneakers, 4],
  },
  { id: 'percent.wrong-whole', redo: compareStart, feedback: say('rate.start'), example: [sneakers, 12] },
]

/** The number that each misconception gives for a bill. */
export const billBugs: Bug<Bill>[] = redone.map(({ id, redo, feedback, example }) =>
  bug<Bill>({
    id,
    answer(bill) {
      const steps = redo(stepsOf(bill))
      const got = steps === null ? 0 : resultOf(bill, steps)
      // Nobody believes in a price of a few cents.
      return got > 0.5 && Number.isFinite(got) ? got : null
    },
    feedback: () => feedback,
    example,
  }),
)

const linear: Partial<
  Record<Step['does'], (line: readonly [number, number], by: number) => [number, number]>
> = {
  times: ([a, b], by) => [a * by, b * by],
  over: ([a, b], by) => [a / by, b / by],
  up: ([a, b], by) => [(a * (100 + by)) / 100, (b * (100 + by)) / 100],
  down: ([a, b], by) => [(a * (100 - by)) / 100, (b * (100 - by)) / 100],
  part: ([a, b], by) => [(a * by) / 100, (b * by) / 100],
  less: ([a, b], by) => [a, b - by],
  plus: ([a, b], by) => [a, b + by],
  gap: ([a, b]) => [1 - a, -b],
}
/** The steps applied to a variable, in plain text: `0.85p-3`. A share stays a quotient. */
export function expressionOf(steps: readonly Step[], letter: string): string {
  const share = steps.find(({ does }) => does === 'over')
  const [a, b] = steps
    .filter((step) => step !== share)
    .reduce<[number, number]>((line, { does, by }) => linear[does]?.(line, by) ?? line, [1, 0])
  const sum = `${tidy(a) === 1 ? '' : tidy(a)}${letter}${b === 0 ? '' : `${b > 0 ? '+' : ''}${tidy(b)}`}`
  return share === undefined ? sum : `(${sum})/${share.by}`
}
/** The same for a variable: the expression that each misconception gives. */
export const expressionBugs = redone.map(({ id, redo, feedback }) => ({
  id,
  answer(values: Bill & { letter: string }): string | null {
    const steps = redo(stepsOf(values))
    return steps === null ? null : expressionOf(steps, values.letter)
  },
  feedback: () => feedback,
}))
