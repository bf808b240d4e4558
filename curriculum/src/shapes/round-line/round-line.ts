import { all, byLevel, defineModel, numbersIn, type Random, rows, solved } from '#form'
import { type Bug, bug } from '#bugs/bug.ts'
import { firstOf } from '#bugs/decimal-operations/decimal-operation-bugs.ts'
import { type Rounding, roundingBugs } from '#bugs/decimals/rounding-bugs.ts'
import {
  cutOff,
  type Decimal,
  type Place,
  placeOne,
  rounded,
  toNumber,
  worthOf,
  written,
} from '#decimals/decimal.ts'
import { typedDecimal } from '#decimals/typed-decimal.ts'
import { say } from './messages.gen.ts'

const standards = ['5.NBT.A.4']
const decimalsOf: Partial<Record<Place, number>> = { ones: 0, tenths: 1, hundredths: 2 }
const end = (number: Decimal, place: Place): string => written(number, decimalsOf[place] ?? 3)

/** Two neighboring values at the ends of the line, ten steps apart, and a point between them. */
const onePoint = defineModel<Rounding>({
  id: 'round-line',
  thinking: 'read a figure',
  seconds: 45,
  standards,
  bugs: roundingBugs,
  task: ({ place, number }) => `${place} ${(number / worthOf(place)) % 1 < 0.5}`,
  draw(random, level) {
    const place = random.pick<Place>(level === 1 ? ['ones', 'tenths'] : ['tenths', 'hundredths'])
    const worth = worthOf(place)
    const step = level === 1 || place === 'hundredths' ? worth / 10 : worth / 20
    return {
      asks: 'round',
      place,
      number: worth * random.integer(2, level === 1 ? 90 : 400) + step * random.integer(1, worth / step - 1),
    }
  },
  fits: ({ number, place }) => number % worthOf(place) > 0 && Number.isInteger(number),
  minWrongAnswers: 1,
  item(its) {
    const { number, place } = its
    const [low, worth] = [cutOff(number, place), worthOf(place)]
    const high = low + worth
    const step = number % (worth / 10) === 0 ? worth / 10 : worth / 20
    const to = rounded(number, place)
    return {
      stem: [say('line.asks', { place: placeOne(place) })],
      figure: {
        kind: 'number-line',
        description: say('line.figure', {
          low: end(low, place),
          high: end(high, place),
          ticks: worth / step,
          point: (number - low) / step,
        }),
        from: toNumber(low),
        to: toNumber(high),
        step: step / 1000,
        labelled: [toNumber(low), toNumber(high)],
        points: [{ at: toNumber(number), label: 'A' }],
        jumps: [],
      },
      ...typedDecimal(its, { label: say('label'), key: toNumber(to), bugs: roundingBugs }),
      hints: [say('line.nudge'), say('line.hint', { place: placeOne(place) })],
      solution: [
        say('line.middle', { middle: written(low + worth / 2), number: written(number) }),
        say((number - low) * 2 === worth ? 'line.half' : 'line.so', { n: end(to, place) }),
      ],
    }
  },
  solve({ figure }) {
    if (figure?.kind !== 'number-line') throw new TypeError('expects a number line')
    const [at = 0, low, high] = [figure.points[0]?.at, figure.from, figure.to]
    return solved.number(at - low < high - at - 1e-9 ? low : high)
  },
})

interface Points {
  /** A tenth, and points around it in hundredths. */
  target: Decimal
  points: Decimal[]
}
const roundsThere = ({ target, points }: Points): number =>
  points.filter((each) => rounded(each, 'tenths') === target).length

const among = ({ points }: Points, fits: (number: Decimal) => boolean): number => points.filter(fits).length
const unless = (its: Points, got: number): number | null => (got === roundsThere(its) ? null : got)
// 4.63, 4.65, 4.69, 4.71, and 4.78: three of them round to 4.7.
const fivePoints: Points = { target: 4700, points: [4630, 4650, 4690, 4710, 4780] }
const pointBugs: Bug<Points>[] = firstOf<Points>([
  bug<Points>({
    id: 'decimal.always-down',
    answer: (its) =>
      unless(
        its,
        among(its, (each) => each >= its.target && each < its.target + 100),
      ),
    feedback: () => say('count.down'),
    example: [fivePoints, 2],
  }),
  bug<Points>({
    id: 'decimal.always-up',
    answer: (its) =>
      unless(
        its,
        among(its, (each) => each > its.target - 100 && each <= its.target),
      ),
    feedback: () => say('count.up'),
    example: [{ ...fivePoints, points: [4660, 4700, 4720, 4730, 4780] }, 2],
  }),
  bug<Points>({
    id: 'decimal.wrong-place',
    answer: (its) => unless(its, its.points.length),
    feedback: () => say('count.all'),
    example: [fivePoints, 5],
  }),
])

/** Five points, some of which round to a given tenth. */
const countPoints = defineModel<Points>({
  id: 'round-line',
  thinking: 'read a figure',
  seconds: 60,
  standards,
  bugs: pointBugs,
  task: (its) =>
    `points ${roundsThere(its)} ${its.points.includes(its.target - 50)} ${its.points.includes(its.target + 50)}`,
  draw(random: Random) {
    const target = 100 * random.integer(11, 99)
    const steps = random.sample([-9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9], 5)
    return { target, points: steps.toSorted((one, other) => one - other).map((step) => target + 10 * step) }
  },
  fits: (its) =>
    roundsThere(its) > 0 &&
    roundsThere(its) < 5 &&
    its.points.every((each, at) => at === 0 || each - (its.points[at - 1] ?? 0) > 10),
  minWrongAnswers: 1,
  item(its) {
    const { target, points } = its
    const [from, to] = [toNumber(target - 100), toNumber(target + 100)]
    return {
      stem: [say('count.asks', { n: written(target, 1) })],
      figure: {
        kind: 'number-line',
        description: say('count.figure', {
          from: String(from),
          to: String(to),
          list: all(points.map((each) => written(each))),
        }),
        from,
        to,
        step: 0.01,
        labelled: [from, toNumber(target), to],
        points: points.map((each, at) => ({ at: toNumber(each), label: 'ABCDE'[at] ?? '' })),
        jumps: [],
      },
      ...typedDecimal(its, { label: say('count.label'), key: roundsThere(its), bugs: pointBugs }),
      hints: [say('count.nudge'), say('count.hint')],
      solution: [
        say('count.from', { from: written(target - 50), to: written(target + 50) }),
        say('count.so', {
          list: rows(
            points.filter((each) => rounded(each, 'tenths') === target).map((each) => written(each)),
          ),
          n: roundsThere(its),
        }),
      ],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'number-line') throw new TypeError('expects a number line')
    const hundredths = Math.round(100 * (numbersIn(stem)[0]?.value ?? 0))
    return solved.number(
      figure.points.filter(({ at }) => Math.floor((Math.round(100 * at) + 5) / 10) * 10 === hundredths)
        .length,
    )
  },
})

/**
 * One point between ends with one decimal (level 1), with more decimals (level 2), and how many points round to a tenth
 * (level 3).
 */
export const roundLine = byLevel({ 1: onePoint, 2: onePoint, 3: countPoints }, ({ figure }) =>
  figure?.kind === 'number-line' && figure.points.length > 1 ? 3 : 1,
)
