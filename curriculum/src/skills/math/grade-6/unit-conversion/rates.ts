import { bug, defineModel, numbersIn, plain, solved, type Text, tex, tidy, toNumber, typed } from '#form'
import { productTex, quotientTex } from '#decimals/tens.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { factorBetween } from '#situations/conversions/measures.ts'
import {
  askRate,
  type ChangedRate,
  drawChangedRate,
  rateTerms,
  ratesIn,
  rateText,
  rateUnit,
  tellRate,
  timesFor,
} from '#situations/changed-rates/changed-rates.ts'
import { say } from './messages.gen.ts'

const standards = ['6.RP.A.3d']

// Worked by hand: 100 mL per second are 6,000 mL per minute, and 6 L per minute.
const faucet: ChangedRate = { story: 'faucet', change: 'time-up', rate: 100 }
const whole: ChangedRate = { ...faucet, change: 'both-down' }
const isUp = ({ change }: ChangedRate): boolean => change.endsWith('up')
const changes = (its: ChangedRate, what: 'time' | 'amount'): boolean =>
  its.change.startsWith(what) || its.change.startsWith('both')

const otherWay = bug<ChangedRate>({
  id: 'unit.wrong-operation',
  answer(its) {
    const { given, byAmount, byTime } = rateTerms(its)
    const { q } = given.amount
    switch (its.change) {
      case 'time-up':
        return [q, byTime]
      case 'time-down':
        return q * byTime
      case 'amount-down':
        return [q, byAmount]
      case 'amount-up':
        return q * byAmount
      case 'both-down':
        return tidy(q * byAmount * byTime)
      case 'both-up':
        return [q, byAmount * byTime]
    }
  },
  feedback: (its) =>
    changes(its, 'time') ? say('rate.slip.time', rateTerms(its)) : say('rate.slip.amount', rateTerms(its)),
  example: [faucet, [100, 60]],
})
const oneUnit = bug<ChangedRate>({
  id: 'unit.one-of-two',
  answer: (its) => (its.change.startsWith('both') ? rateTerms(its).between.amount.q : null),
  feedback: (its) => say('rate.slip.one', { unit: rateUnit(rateTerms(its).right) }),
  example: [whole, 6000],
})
const byTen = bug<ChangedRate>({
  id: 'unit.base-ten-only',
  answer(its) {
    const { given, between, byAmount } = rateTerms(its)
    const { q } = given.amount
    switch (its.change) {
      case 'time-up':
        return q * 100
      case 'both-up':
        return [q * 100, byAmount]
      case 'time-down':
      case 'both-down':
        return [between.amount.q, 100]
      case 'amount-down':
        return byAmount % 10 === 0 ? null : tidy(q * 10)
      case 'amount-up':
        return byAmount % 10 === 0 ? null : [q, 10]
    }
  },
  feedback: () => say('rate.slip.ten'),
  example: [faucet, 10_000],
})
const placeOff = bug<ChangedRate>({
  id: 'unit.place-off',
  answer(its) {
    const { given, byAmount } = rateTerms(its)
    if (byAmount % 10 !== 0 || changes(its, 'time')) return null
    const off = byAmount === 10 ? 100 : byAmount / 10
    return isUp(its) ? [given.amount.q, off] : tidy(given.amount.q * off)
  },
  feedback: (its) => say('rate.slip.place', { large: rateTerms(its).large }),
  example: [{ ...faucet, change: 'amount-down' }, 600],
})
const addsFactor = bug<ChangedRate>({
  id: 'ratio.adds-rate',
  answer(its) {
    const { given, byTime } = rateTerms(its)
    if (!its.change.startsWith('time')) return null
    return tidy(isUp(its) ? given.amount.q + byTime : given.amount.q - byTime)
  },
  feedback: () => say('rate.slip.adds'),
  example: [faucet, 160],
})
const bugs = [otherWay, oneUnit, byTen, placeOff, addsFactor]

/** First the unit that becomes smaller in number where both change. */
function stepsOf(its: ChangedRate): Text[] {
  const terms = rateTerms(its)
  const { given, right, between, byAmount, byTime, large, small, longer, shorter } = terms
  const step = (from: number, by: number, isMore: boolean) =>
    tex(isMore ? productTex(from, by) : quotientTex(from, by))
  const amount = (from: number): Text =>
    say(`rate.amount.${isUp(its) ? 'up' : 'down'}`, {
      large,
      small,
      equation: step(from, byAmount, !isUp(its)),
    })
  const time = (from: number): Text =>
    say(`rate.time.${isUp(its) ? 'up' : 'down'}`, {
      longer,
      shorter,
      equation: step(from, byTime, isUp(its)),
    })
  const start = given.amount.q
  const middle = between.amount.q
  const steps = {
    'time-up': () => [time(start)],
    'time-down': () => [time(start)],
    'amount-up': () => [amount(start)],
    'amount-down': () => [amount(start)],
    'both-down': () => [amount(start), time(middle)],
    'both-up': () => [time(start), amount(middle)],
  }[its.change]()
  return [...steps, say('rate.so', { given: rateText(given), right: rateText(right) })]
}
function hintsOf(its: ChangedRate): Text[] {
  const { large, small, longer, shorter } = rateTerms(its)
  const what = its.change.startsWith('both') ? 'both' : its.change.startsWith('time') ? 'time' : 'amount'
  return [say(`rate.nudge.${what}`), say(`rate.hint.${what}`, { large, small, longer, shorter })]
}

/** Multiply for one unit of the rate (level 1), divide for it (level 2), change both units (level 3). */
export const changeRate = defineModel<ChangedRate>({
  id: 'change-rate',
  thinking: 'use in a story',
  seconds: 60,
  standards,
  bugs,
  task: ({ story, change }) => `${story} ${change}`,
  draw: (random, level) =>
    drawChangedRate(
      random,
      random.pick(
        level === 1
          ? (['time-up', 'amount-down'] as const)
          : level === 2
            ? (['time-down', 'amount-up'] as const)
            : (['both-down', 'both-up'] as const),
      ),
    ),
  item(its) {
    const { given, right } = rateTerms(its)
    return {
      stem: [tellRate(its, given), askRate(right)],
      ...typed(its, { label: say('label'), after: rateUnit(right), key: right.amount.q, bugs }),
      answer: rateText(right),
      hints: hintsOf(its),
      solution: stepsOf(its),
    }
  },
  solve: ({ stem }) => solved.number(changedIn(stem)),
})

/** The rate that is told first, in the units of the second. */
function changedIn(text: string): number {
  const [from, to] = ratesIn(text)
  const [first] = numbersIn(text)
  if (from === undefined || to === undefined || first === undefined) throw new TypeError('expects two rates')
  return (first.value * timesFor(from.amount, to.amount)) / timesFor(from.time, to.time)
}

const faults = faultsBy<ChangedRate, 'ten' | 'adds' | 'one'>(
  { ten: byTen, adds: addsFactor, one: oneUnit },
  (id, who) => say(`claim.${id}`, { who }),
)
/** Somebody’s rate for a longer time (level 1), for a shorter one (level 2), in two other units (level 3). */
export const findMistake = claimModel<ChangedRate>({
  seconds: 60,
  standards,
  task: ({ story, change }) => `${story} ${change}`,
  kinds: {
    1: [{ draw: (random) => drawChangedRate(random, 'time-up'), faults: faults('ten', 'adds'), most: 70 }],
    2: [{ draw: (random) => drawChangedRate(random, 'time-down'), faults: faults('ten', 'adds'), most: 70 }],
    3: [{ draw: (random) => drawChangedRate(random, 'both-down'), faults: faults('ten', 'one'), most: 70 }],
  },
  truth: (its) => rateTerms(its).right.amount.q,
  printed: (its) => [rateTerms(its).given.amount.q],
  isSaid: (got) => toNumber(got) > 0 && Number.isInteger(tidy(toNumber(got) * 10)),
  words(its, _who, got) {
    const { given, right } = rateTerms(its)
    const said = (q: number): Text => rateText({ ...right, amount: { ...right.amount, q } })
    return {
      context: [tellRate(its, given), askRate(right)],
      said: say('claim.said', { rate: said(toNumber(got)) }),
      truth: say('claim.said', { rate: said(right.amount.q) }),
      hints: hintsOf(its),
      start: stepsOf(its),
    }
  },
  reads({ stem }) {
    const text = plain(stem)
    const [given = 0, got = 0] = numbersIn(text).map(({ value }) => value)
    const truth = changedIn(text)
    const [from, to] = ratesIn(text)
    const time = from === undefined || to === undefined ? 1 : factorBetween(from.time, to.time)
    const isLonger = truth > given && from?.amount === to?.amount
    return {
      got,
      truth,
      ways: [
        [/100/, isLonger ? given * 100 : (truth * time) / 100],
        [/added|sumó/, isLonger ? given + time : given - time],
        [/only one|solo una/, truth * time],
      ],
    }
  },
})
