import {
  defineModel,
  type Level,
  mathIn,
  numbersIn,
  plain,
  type Random,
  solved,
  tex,
  tidy,
  toNumber,
} from '#form'
import {
  alignsRight,
  longerPlaces,
  movesOne,
  oneOff,
  partsApart,
  smallerFromLarger,
} from '#bugs/decimal-operations/decimal-operation-bugs.ts'
import { otherOperation, placeBugs as bugs } from '#bugs/decimal-operations/place-bugs.ts'
import {
  type DecimalOperation,
  operationIn,
  operationTex,
  placesOf,
  resultOf,
  withPlaces,
} from '#decimals/operations.ts'
import { typedDecimal } from '#decimals/typed-decimal.ts'
import { numberTex } from '#equations/exact.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { placeSteps } from '#solutions/decimal-places/decimal-places.ts'
import { say } from './messages.gen.ts'

const standards = ['5.NBT.B.7']
const inverse = { plus: 'minus', minus: 'plus', times: 'over', over: 'times' } as const

/** A sum or difference, or the number that something was added to or taken from. */
type Asked = DecimalOperation & { isBack: boolean }
/** What leads to the answer: of n + b = c it is c − b. */
const leads = (its: Asked): DecimalOperation =>
  its.isBack ? { sign: inverse[its.sign], a: resultOf(its), b: its.b } : its
const shape = ({ sign, a, b }: DecimalOperation): string => `${sign} ${placesOf(a)} ${placesOf(b)} ${a < 10}`

/** Equal places (level 1), different places (level 2), a missing number (level 3). */
export const addSubtract = defineModel<Asked>({
  id: 'add-subtract',
  thinking: 'compute',
  seconds: 55,
  standards,
  task: (its) => `${shape(its)} ${its.isBack}`,
  draw(random, level) {
    const sign = random.pick(['plus', 'minus'] as const)
    const [one = 1, other = 2] =
      level === 1
        ? random.pick([
            [1, 1],
            [2, 2],
          ])
        : random.sample([0, 1, 2], 2)
    return {
      sign,
      a: withPlaces(random, 3, 40, one),
      b: withPlaces(random, 0, 9, other),
      isBack: level === 3,
    }
  },
  fits: (its) => resultOf(its) > 0.2 && its.b > 0.1 && placesOf(resultOf(its)) > 0,
  item(its) {
    const way = leads(its)
    const { hints, solution } = placeSteps(way)
    const undo = its.isBack ? [say(`compute.undo.${its.sign === 'plus' ? 'plus' : 'minus'}`)] : []
    return {
      stem: [
        its.isBack
          ? say('compute.back', {
              equation: tex(
                `${operationTex(its).replace(numberTex(its.a), 'n')} = ${numberTex(resultOf(its))}`,
              ),
            })
          : say('compute.asks', { expression: tex(operationTex(its)) }),
      ],
      ...typedDecimal(way, { label: say('label'), key: resultOf(way), bugs }),
      hints: [...undo, ...hints],
      solution: [...undo, ...solution],
    }
  },
  solve({ stem }) {
    const [text = ''] = mathIn(stem)
    if (!text.includes('n')) return solved.number(resultOf(operationIn(text)))
    const [left = '', right = ''] = text.split(' = ')
    const { sign, b } = operationIn(left.replace('n', '0'))
    return solved.number(resultOf({ sign: inverse[sign], a: Number(right), b }))
  },
})

/** A quotient with this result. */
const quotient = (b: number, result: number): DecimalOperation => ({ sign: 'over', a: tidy(b * result), b })
/** Easy to divide by: tenths, or few hundredths. */
const divisor = (random: Random): number =>
  random.chance(0.6)
    ? withPlaces(random, 0, 2, 1)
    : random.pick([0.06, 0.07, 0.08, 0.09, 0.12, 0.15, 0.25, 0.35, 0.45, 0.75])
const drawProduct = (random: Random, level: Level): DecimalOperation => {
  const whole = random.integer(2, 9)
  const isOver = random.chance(0.5)
  if (level === 1) {
    const decimal = withPlaces(random, 0, 9, random.integer(1, 2))
    return isOver ? quotient(whole, decimal) : { sign: 'times', a: decimal, b: whole }
  }
  if (level === 2) {
    return isOver
      ? quotient(random.pick([2, 4, 5, 8]), withPlaces(random, 0, 9, 2))
      : { sign: 'times', a: withPlaces(random, 0, 9, 1), b: withPlaces(random, 0, 4, 1) }
  }
  return quotient(divisor(random), random.integer(2, 12))
}

/** By a whole number (level 1), tenths times tenths and longer quotients (level 2), how often a decimal fits (level 3). */
export const multiplyDivide = defineModel<DecimalOperation>({
  id: 'multiply-divide',
  thinking: 'compute',
  seconds: 60,
  standards,
  bugs,
  task: shape,
  draw: drawProduct,
  fits: ({ a, b, ...its }, level) =>
    a > 0.1 &&
    b > 0.05 &&
    // Counts of more than one tenth.
    ![0.1, 1].includes(b) &&
    [a, resultOf({ ...its, a, b })].every((each) => placesOf(each) < 3) &&
    // From level 2 on a quotient has more places than the dividend.
    (level !== 2 || its.sign === 'times' || placesOf(a) < 2),
  item: (its) => ({
    stem: [say('compute.asks', { expression: tex(operationTex(its)) })],
    ...typedDecimal(its, { label: say('label'), key: resultOf(its), bugs }),
    ...placeSteps(its),
  }),
  solve: ({ stem }) => solved.number(resultOf(operationIn(mathIn(stem)[0] ?? ''))),
})

const verdictBugs = {
  aligns: alignsRight,
  apart: partsApart,
  digits: smallerFromLarger,
  longer: longerPlaces,
  one: movesOne,
  off: oneOff,
  other: otherOperation,
}
const faults = faultsBy<DecimalOperation, keyof typeof verdictBugs>(verdictBugs, (id, who) =>
  say(`claim.${id}`, { who }),
)

/** A sum or a difference (level 1), a product (level 2), a quotient (level 3). */
export const findMistake = claimModel<DecimalOperation>({
  seconds: 60,
  standards,
  task: shape,
  kinds: {
    1: [
      {
        draw: (random) => ({
          sign: 'plus',
          a: withPlaces(random, 2, 20, 1),
          b: withPlaces(random, 1, 9, 2),
        }),
        faults: faults('aligns', 'apart'),
      },
      {
        draw: (random) => ({
          sign: 'minus',
          a: withPlaces(random, 10, 30, random.integer(0, 1)),
          b: withPlaces(random, 1, 9, 2),
        }),
        faults: faults('aligns', 'digits'),
      },
    ],
    2: [
      {
        draw: (random) => ({
          sign: 'times',
          a: withPlaces(random, 0, 9, 1),
          b: withPlaces(random, 0, 5, 1),
        }),
        faults: faults('longer', 'off', 'other'),
        most: 100,
      },
    ],
    3: [
      {
        draw: (random) => quotient(divisor(random), random.integer(2, 30)),
        faults: faults('one', 'off'),
        most: 100,
      },
    ],
  },
  truth: resultOf,
  isSaid: (got) => placesOf(toNumber(got)) < 4,
  fits: ({ a, b }) => a > 0.1 && b > 0.05 && ![0.1, 1].includes(b) && placesOf(a) < 3,
  printed: ({ a, b }) => [a, b],
  words: (its, _who, got) => ({
    context: say('compute.asks', { expression: tex(operationTex(its)) }),
    said: say('claim.said', { n: tex(numberTex(got)) }),
    truth: say('claim.truth', { n: tex(numberTex(resultOf(its))) }),
    hints: placeSteps(its).hints,
    start: placeSteps(its).solution,
  }),
  reads({ stem }) {
    const its = operationIn(mathIn(stem)[0] ?? '')
    const [, said = ''] = plain(stem).split('“')
    const by = (id: keyof typeof verdictBugs): number => toNumber(verdictBugs[id].answer(its) ?? -1)
    return {
      got: numbersIn(said)[0]?.value ?? 0,
      truth: resultOf(its),
      ways: [
        [/last digits|últimas cifras/, by('aligns')],
        [/whole numbers|números enteros/, by('apart')],
        [/upper digit|cifra de arriba/, by('digits')],
        [/as in a sum|como en una suma/, by('longer')],
        [/only one|un solo/, by('one')],
        [/one place|un lugar/, by('off')],
        [/added|sumó/, by('other')],
      ],
    }
  },
})
