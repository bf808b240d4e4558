import { mathIn, numbersIn, plain, tex, tidy, toNumber } from '#form'
import {
  alignsRight,
  longerPlaces,
  movesOne,
  oneOff,
  partsApart,
  smallerFromLarger,
} from '#bugs/decimal-operations/decimal-operation-bugs.ts'
import {
  type DecimalOperation,
  operationIn,
  operationTex,
  placesOf,
  resultOf,
  withPlaces,
} from '#decimals/operations.ts'
import { numberTex } from '#equations/exact.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { operationHints, operationSteps } from '#solutions/decimal-operation/decimal-operation.ts'
import { say } from './messages.gen.ts'

const verdictBugs = {
  aligns: alignsRight,
  apart: partsApart,
  digits: smallerFromLarger,
  longer: longerPlaces,
  one: movesOne,
  off: oneOff,
}
const faults = faultsBy<DecimalOperation, keyof typeof verdictBugs>(verdictBugs, (id, who) =>
  say(`claim.${id}`, { who }),
)

/** A sum or difference (level 1), a product (level 2), a quotient (level 3). */
export const findMistake = claimModel<DecimalOperation>({
  seconds: 60,
  standards: ['6.NS.B.3'],
  task: ({ sign, a, b }) => `${sign} ${placesOf(a)} ${placesOf(b)}`,
  kinds: {
    1: [
      {
        draw: (random) => ({
          sign: 'plus',
          a: withPlaces(random, 3, 30, random.integer(1, 2)),
          b: withPlaces(random, 1, 9, random.integer(1, 3)),
        }),
        faults: faults('aligns', 'apart'),
      },
      {
        draw: (random) => ({
          sign: 'minus',
          a: withPlaces(random, 10, 40, random.integer(0, 1)),
          b: withPlaces(random, 1, 9, 2),
        }),
        faults: faults('aligns', 'digits'),
      },
    ],
    2: [
      {
        draw: (random) => ({
          sign: 'times',
          a: withPlaces(random, 1, 9, random.integer(1, 2)),
          b: withPlaces(random, 0, 5, 1),
        }),
        faults: faults('longer', 'off'),
        most: 100,
      },
    ],
    3: [
      {
        draw: (random) => {
          const b = withPlaces(random, 0, 3, random.integer(1, 2))
          return { sign: 'over', a: tidy(b * withPlaces(random, 2, 30, random.integer(0, 1))), b }
        },
        faults: faults('one', 'off'),
        most: 100,
      },
    ],
  },
  truth: resultOf,
  isSaid: (got) => placesOf(toNumber(got)) < 4,
  fits: ({ b }) => b !== 1,
  printed: ({ a, b }) => [a, b],
  words: (its, _who, got) => ({
    context: say('compute.asks', { expression: tex(operationTex(its)) }),
    said: say('claim.said', { n: tex(numberTex(got)) }),
    truth: say('claim.truth', { n: tex(numberTex(resultOf(its))) }),
    hints: operationHints(its),
    start: operationSteps(its),
  }),
  reads({ stem }) {
    const its = operationIn(mathIn(stem)[0] ?? '')
    const [, said = ''] = plain(stem).split('“')
    const right = resultOf(its)
    return {
      got: numbersIn(said)[0]?.value ?? 0,
      truth: right,
      ways: [
        [/last digits|últimas cifras/, toNumber(alignsRight.answer(its) ?? 0)],
        [/whole numbers|números enteros/, toNumber(partsApart.answer(its) ?? 0)],
        [/upper digit|cifra de arriba/, toNumber(smallerFromLarger.answer(its) ?? 0)],
        [/as in a sum|como en una suma/, toNumber(longerPlaces.answer(its) ?? 0)],
        [/only one|un solo/, toNumber(movesOne.answer(its) ?? 0)],
        [/one place|un lugar/, tidy(right / 10)],
      ],
    }
  },
})
