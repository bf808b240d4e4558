import { all, arranged, byLevel, defineModel, mathIn, type Random, tex, type Text } from '#form'
import { amountBugs, tripBugs } from '#bugs/two-amounts/two-amounts-bugs.ts'
import { type Point, plainPoint, typedPoint } from '#equations/line.ts'
import { amountsIn, tripIn } from '#situations/two-amounts/read-amounts.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import {
  allOf,
  type Amounts,
  drawAmounts,
  firstOf,
  isTrueAmounts,
  relationSide,
  type RelationForm,
  tellAmounts,
} from '#situations/two-amounts/two-amounts.ts'
import {
  drawTrip,
  isTrueTrip,
  speedsOf,
  tellTrip,
  type Trip,
} from '#situations/with-and-against/with-and-against.ts'
import { say } from './messages.gen.ts'

const formsAt = {
  1: ['more', 'times'],
  2: ['more-times', 'fewer-times'],
} as const satisfies Record<1 | 2, readonly RelationForm[]>
const bothTex = (one: string, other: string) => all([tex(one), tex(other)])

type WrongId = 'reversed' | 'adds' | 'keyword' | 'all' | 'sign' | 'once' | 'part'
interface Wanted {
  key: string
  given: string
  told: Text[]
  wrong: readonly (readonly [equation: string, misconception: string, id: WrongId])[]
}
const writes = {
  id: 'write-relation',
  thinking: 'work backwards',
  seconds: 80,
  standards: ['8.EE.C.8c'],
} as const
const plainOf = (text: string): string => text.replaceAll('−', '-').replaceAll(' ', '')
const writeItem = ({ key, given, told, wrong }: Wanted, id: 'relation' | 'trip') => ({
  stem: [...told, say('write.given', { given: tex(given) }), say(`write.asks.${id}`)],
  ...arranged.equation(
    { label: say('write.label'), letters: ['x', 'y'] },
    { value: plainOf(key), shownAs: key },
    wrong.map(([value, misconception, said]) => ({
      value: plainOf(value),
      misconception,
      feedback: say(`write.wrong.${said}`),
    })),
  ),
  hints: [say(`write.nudge.${id}`), say(`write.hint.${id}`)],
  solution: [say(`write.why.${id}`), say('write.so', { equation: tex(key) })],
})
const writesAmounts = (forms: readonly RelationForm[]) =>
  defineModel<Amounts>({
    ...writes,
    task: ({ story, form }) => `${story} ${form}`,
    draw: (random) => drawAmounts(random, forms),
    fits: isTrueAmounts,
    item(its) {
      const { times, plus } = its
      const { told, letters } = tellAmounts(its)
      return writeItem(
        {
          key: `x = ${relationSide(times, plus, 'y')}`,
          given: `x + y = ${allOf(its)}`,
          told: [...told, letters],
          wrong: [
            [`y = ${relationSide(times, plus, 'x')}`, 'variables.reversed', 'reversed'],
            plus === 0
              ? [`x = y + ${times}`, 'model.adds-or-multiplies', 'adds']
              : [`x + y = ${Math.abs(plus)}`, 'model.keyword', 'keyword'],
            ...(times > 1 && plus !== 0
              ? [
                  [
                    `x = ${times}(y ${plus > 0 ? '+' : '−'} ${Math.abs(plus)})`,
                    'model.counts-all',
                    'all',
                  ] as const,
                ]
              : []),
          ],
        },
        'relation',
      )
    },
    solve({ stem }) {
      const { times, plus } = amountsIn(stem)
      return { kind: 'equation', text: `x = ${times}y + ${plus}`.replace('+ -', '- ') }
    },
  })
const writesTrip = defineModel<Trip>({
  ...writes,
  task: ({ scene }) => scene,
  draw: drawTrip,
  fits: (trip) => isTrueTrip(trip) && trip.fast > 1,
  item(trip) {
    const { miles } = speedsOf(trip)
    const { told, letters } = tellTrip(trip)
    const { fast, slow } = trip
    return writeItem(
      {
        key: `${slow}(x − y) = ${miles}`,
        given: `${fast}(x + y) = ${miles}`,
        told: [told, letters],
        wrong: [
          [`${slow}(x + y) = ${miles}`, 'model.wrong-sign', 'sign'],
          [`x − y = ${miles}`, 'model.counts-once', 'once'],
          [`${slow}x − y = ${miles}`, 'expression.distributes-once', 'part'],
        ],
      },
      'trip',
    )
  },
  solve({ stem }) {
    const { miles, slow } = tripIn(stem)
    return { kind: 'equation', text: `x - y = ${miles}/${slow}` }
  },
})

/** “4 more than” or “3 times as many” (level 1), both at once (level 2), the way back against a current (level 3). */
export const writeRelation = byLevel(
  { 1: writesAmounts(formsAt[1]), 2: writesAmounts(formsAt[2]), 3: writesTrip },
  ({ stem }) => (/hour|hora/.test(stem) ? 3 : 1),
)

const solves = { id: 'solve-story', thinking: 'compute', seconds: 120, standards: ['8.EE.C.8c'] } as const
const amountSteps = (its: Amounts) => {
  const { times, plus, y } = its
  const side = relationSide(times, plus, 'y')
  return [
    say('solve.system', { system: bothTex(`x + y = ${allOf(its)}`, `x = ${side}`) }),
    say('solve.put', { equation: tex(`${side} + y = ${allOf(its)}`) }),
    say('solve.so', { y: tex(`y = ${y}`), x: tex(`x = ${firstOf(its)}`) }),
  ]
}
const tripSteps = (trip: Trip) => {
  const { along, against, own, current } = speedsOf(trip)
  return [
    say('solve.speeds', { system: bothTex(`x + y = ${along}`, `x − y = ${against}`) }),
    say('solve.add', { equation: tex(`2x = ${along + against}`) }),
    say('solve.so', { y: tex(`y = ${current}`), x: tex(`x = ${own}`) }),
  ]
}
const amountHints = () => [say('solve.nudge'), say('solve.hint')]
const tripHints = () => [say('solve.nudge-trip'), say('solve.hint-trip')]
const solvesAmounts = (forms: readonly RelationForm[]) =>
  defineModel<Amounts>({
    ...solves,
    bugs: Object.values(amountBugs),
    task: ({ story, form }) => `${story} ${form}`,
    draw: (random) => drawAmounts(random, forms),
    fits: isTrueAmounts,
    item(its) {
      const { told, letters } = tellAmounts(its)
      return {
        stem: [...told, letters, say('solve.asks')],
        ...typedPoint({
          label: say('solve.label'),
          key: [firstOf(its), its.y],
          wrong: Object.values(amountBugs).flatMap((each) => {
            const got = each.answer(its)
            if (typeof got !== 'number') return []
            const at: Point = [got, allOf(its) - got]
            return [{ at, misconception: each.id, feedback: each.feedback(its) }]
          }),
        }),
        hints: amountHints(),
        solution: amountSteps(its),
      }
    },
    solve({ stem }) {
      const { x, y } = amountsIn(stem)
      return { kind: 'coordinates', text: plainPoint([x, y]) }
    },
  })
const solvesTrip = defineModel<Trip>({
  ...solves,
  bugs: Object.values(tripBugs),
  task: ({ scene }) => scene,
  draw: drawTrip,
  fits: isTrueTrip,
  item(trip) {
    const { own, current, against, along } = speedsOf(trip)
    const { told, letters } = tellTrip(trip)
    const wrong = (at: Point, which: keyof typeof tripBugs) => ({
      at,
      misconception: tripBugs[which].id,
      feedback: tripBugs[which].feedback(trip),
    })
    return {
      stem: [told, letters, say('solve.asks')],
      ...typedPoint({
        label: say('solve.label'),
        key: [own, current],
        wrong: [
          wrong([along, against], 'along'),
          wrong([2 * own, 2 * current], 'sum'),
          wrong([current, own], 'other'),
        ],
      }),
      hints: tripHints(),
      solution: tripSteps(trip),
    }
  },
  solve({ stem }) {
    const { x, y } = tripIn(stem)
    return { kind: 'coordinates', text: plainPoint([x, y]) }
  },
})

/** Both numbers of a story: one relation (level 1), two steps of it (level 2), with and against a current (level 3). */
export const solveStory = byLevel(
  { 1: solvesAmounts(formsAt[1]), 2: solvesAmounts(formsAt[2]), 3: solvesTrip },
  ({ stem }) => (/hour|hora/.test(stem) ? 3 : 1),
)

const faults = faultsBy<Amounts, keyof typeof amountBugs>(amountBugs, (id, who) =>
  say(`claim.${id}`, { who }),
)
const drawTold = (forms: readonly RelationForm[]) => (random: Random) => drawAmounts(random, forms)

/** Somebody’s first number: one relation (level 1), two steps of it (levels 2 and 3, where it is less than a multiple). */
export const findMistake = claimModel<Amounts>({
  seconds: 90,
  standards: ['8.EE.C.8c'],
  task: ({ story, form }) => `${story} ${form}`,
  kinds: {
    1: [{ draw: drawTold(['times']), faults: faults('reversed', 'evenly', 'relation') }],
    2: [{ draw: drawTold(['more', 'more-times']), faults: faults('reversed', 'evenly', 'relation') }],
    3: [{ draw: drawTold(['fewer-times', 'more-times']), faults: faults('reversed', 'dropped', 'relation') }],
  },
  truth: firstOf,
  printed: (its) => [its.times, Math.abs(its.plus), allOf(its)],
  fits: isTrueAmounts,
  words(its, _who, got) {
    const { told, letters } = tellAmounts(its)
    return {
      context: [...told, letters],
      said: say('claim.said', { x: tex(`x = ${String(got)}`) }),
      truth: say('claim.truth', { x: tex(`x = ${firstOf(its)}`), y: tex(`y = ${its.y}`) }),
      hints: [say('claim.nudge'), say('claim.hint')],
      start: amountSteps(its),
    }
  },
  reads({ stem }) {
    const got = Number(/x = (\d+)/.exec(mathIn(stem).at(-1) ?? '')?.[1] ?? 0)
    const { x, y, times, plus } = amountsIn(stem)
    const n = x + y
    return {
      got,
      truth: x,
      ways: [
        [/other amount|otra cantidad/, y],
        [/equal parts|partes iguales/, n / 2],
        [/only the first|solo de la primera/, (n - plus) / times],
        [/left out|dejó fuera/, (n / (times + 1)) * times],
      ],
    }
  },
})
