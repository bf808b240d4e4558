import { arranged, type Bug, defineModel, type Exact, type Random, type Tex, type Text, tex } from '#form'
import { quotientStoryBugs, type ToldQuotient } from '#bugs/fraction-quotients/fraction-quotient-bugs.ts'
import {
  type Fraction,
  fractionPart,
  isSame,
  lowest,
  minus,
  mixedTex,
  properFraction,
  sizeOf,
  times,
  wholePart,
} from '#fractions/fraction.ts'
import { fractionsIn } from '#fractions/fractions-in.ts'
import { someMixed } from '#fractions/products.ts'
import { type FractionQuotient, quotientOf, quotientTex } from '#fractions/quotients.ts'
import { amount, shown, solvedFraction, typedAmount } from '#fractions/written.ts'
import { person, someone } from '#people/people.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { measured, type MeasuredId, someMeasured } from '#situations/fraction-amounts/fraction-amounts.ts'
import {
  groupNames,
  type GroupsTelling,
  type LeftoverId,
  someLeftover,
  tellGroups,
  tellQuotient,
} from '#situations/fraction-groups/fraction-groups.ts'
import { divided } from '#solutions/fraction-quotient/fraction-quotient.ts'
import { say } from './messages.gen.ts'

/** A bug whose values come from the model: `answer` is tried on what is drawn. */
const thinks = <Values>(
  id: Bug<Values>['id'],
  answerOf: Bug<Values>['answer'],
  feedback: Bug<Values>['feedback'],
  example: Bug<Values>['example'],
): Bug<Values> => ({ id, answer: answerOf, feedback, example })

interface Roles extends FractionQuotient {
  situation: MeasuredId
  way: 1 | 2 | 3
  who: string
  shuffle: number
}

/** What is divided by what, and what the quotient counts: full pieces (level 1), a whole (level 2), part of a piece (level 3). */
export const writeDivision = defineModel<Roles>({
  id: 'write-division',
  thinking: 'explain',
  seconds: 60,
  standards: ['6.NS.A.1'],
  task: ({ situation, way }) => `${situation} ${way}`,
  draw(random, way) {
    const situation = someMeasured(random)
    const { parts, most } = measured[situation]
    const part = (): Fraction => properFraction(random, random.pick(parts))
    const one = way === 3 ? part() : someMixed(random, most - 1, parts)
    return { situation, way, who: someone(random), one, other: part(), shuffle: random.integer(0, 1e9) }
  },
  fits: ({ one, other, way, situation }) =>
    (way === 3) === sizeOf(one) < sizeOf(other) &&
    !isSame(one, other) &&
    sizeOf(other) >= 0.125 &&
    sizeOf(one) / sizeOf(other) <= (way === 2 ? measured[situation].most + 2 : 16),
  item(values) {
    const { situation, way, one, other, who, shuffle } = values
    const { unit } = measured[situation]
    const isWhole = way === 2
    const told = { amount: one, by: other, who: person(who) }
    const [first, second] = [amount(one, unit), isWhole ? shown(other) : amount(other, unit)]
    const names = groupNames(situation)
    const [counts, not] = isWhole ? [names.stuff, names.thing] : [names.thing, names.stuff]
    const way2 = isWhole ? 'whole' : 'pieces'
    const number = (its: Text | Tex): Text => say('role.number', { its })
    const turned = {
      misconception: 'fraction.divides-other-way',
      feedback: say(`role.turned.${way2}`),
    } as const
    return {
      stem: [tellQuotient(situation, way2, told), say('role.asks')],
      ...arranged.gaps(shuffle, [
        { label: say('role.dividend'), right: number(first), wrong: [{ text: number(second), ...turned }] },
        ' ÷ ',
        { label: say('role.divisor'), right: number(second), wrong: [{ text: number(first), ...turned }] },
        say('role.counts'),
        ' ',
        {
          label: say('role.unit'),
          right: counts,
          wrong: [
            {
              text: not,
              misconception: isWhole ? 'fraction.wrong-whole' : 'unit.keeps-first',
              feedback: say(`role.unit-wrong.${way2}`),
            },
          ],
        },
        '.',
      ]),
      hints: [say(`role.nudge.${way2}`), say(`role.hint.${way2}`)],
      solution: [
        say(`role.why.${way2}`, { size: shown(other) }),
        say('role.so', { quotient: tex(quotientTex(values)), counts }),
      ],
    }
  },
})

interface Groups extends FractionQuotient {
  situation: LeftoverId
  telling: GroupsTelling
  who: string
}
const tellingAt = { 1: 'full', 2: 'left', 3: 'next' } as const
const restOf = (values: FractionQuotient): Fraction => fractionPart(quotientOf(values))
const remainderOf = ({ one, other }: FractionQuotient): Fraction =>
  minus(one, times([wholePart(quotientOf({ one, other })), 1], other))
const keyOf = (values: Groups): Fraction =>
  ({
    full: () => [wholePart(quotientOf(values)), 1] as const,
    left: () => remainderOf(values),
    next: () => restOf(values),
  })[values.telling]()
// Worked by hand: 2 1/2 ÷ 2/3 = 15/4, so 3 full groups take 2, and 1/2 is left, 3/4 of a group.
const flour: Groups = { situation: 'flour', telling: 'full', who: 'Ben', one: [5, 2], other: [2, 3] }
const inTelling =
  (telling: GroupsTelling, answerOf: (values: Groups) => Fraction | number) => (values: Groups) =>
    values.telling === telling ? answerOf(values) : null
const groupBugs = [
  thinks<Groups>(
    'division.rounds-up',
    inTelling('full', (its) => wholePart(quotientOf(its)) + 1),
    () => say('groups.up'),
    [flour, 4],
  ),
  thinks<Groups>(
    'fraction.no-reciprocal',
    inTelling('full', ({ one, other }) => times(one, other)),
    ({ one, other }) => say('groups.times', { one: shown(one), other: shown(other) }),
    [flour, [5, 3]],
  ),
  thinks<Groups>('fraction.wrong-whole', inTelling('left', restOf), () => say('groups.of-group'), [
    { ...flour, telling: 'left' },
    [3, 4],
  ]),
  thinks<Groups>(
    'fraction.stops-early',
    inTelling('left', (its) => wholePart(quotientOf(its))),
    () => say('groups.count'),
    [{ ...flour, telling: 'left' }, 3],
  ),
  thinks<Groups>(
    'fraction.remainder-in-wholes',
    inTelling('next', remainderOf),
    ({ other }) => say('groups.of-one', { other: shown(other) }),
    [{ ...flour, telling: 'next' }, [1, 2]],
  ),
  thinks<Groups>('fraction.stops-early', inTelling('next', quotientOf), () => say('groups.all'), [
    { ...flour, telling: 'next' },
    [15, 4],
  ]),
]

/** Full groups (level 1), how much is left (level 2), which part of a group that is (level 3). */
export const leftover = defineModel<Groups>({
  id: 'leftover',
  thinking: 'use in a story',
  seconds: 85,
  standards: ['6.NS.A.1'],
  bugs: groupBugs,
  task: ({ situation, telling }) => `${situation} ${telling}`,
  draw(random, level) {
    const situation = someLeftover(random)
    const { parts, most } = measured[situation]
    return {
      situation,
      telling: tellingAt[level],
      who: someone(random),
      one: someMixed(random, most - 1, parts),
      other: properFraction(random, random.pick(parts)),
    }
  },
  fits(values) {
    const [n, d] = quotientOf(values)
    return (
      n / d > 1 &&
      n / d < 13 &&
      n <= 60 &&
      d <= 12 &&
      d > 1 &&
      sizeOf(values.other) >= 0.125 &&
      !isSame(restOf(values), remainderOf(values))
    )
  },
  item(values) {
    const { situation, telling, one, other, who } = values
    const { unit } = measured[situation]
    const count = wholePart(quotientOf(values))
    const used = times([count, 1], other)
    const { solution } = divided(values)
    return {
      stem: [tellGroups(situation, telling, { amount: one, by: other, who: person(who) })],
      ...typedAmount<Groups>(values, {
        key: keyOf(values),
        ...(telling === 'left' ? { unit } : {}),
        bugs: groupBugs,
      }),
      hints: [say('groups.nudge'), say(`groups.hint.${telling}`, { other: shown(other) })],
      solution: [
        ...solution,
        say('groups.full', { count }),
        ...(telling === 'left'
          ? [
              say('groups.used', {
                equation: tex(String.raw`${count} \times ${mixedTex(other)} = ${mixedTex(used)}`),
              }),
              say('groups.left', {
                equation: tex(`${mixedTex(one)} − ${mixedTex(used)} = ${mixedTex(remainderOf(values))}`),
                left: amount(remainderOf(values), unit),
              }),
            ]
          : telling === 'next'
            ? [say('groups.next', { part: shown(restOf(values)) })]
            : []),
      ],
    }
  },
  solve({ stem }) {
    const [one = [1, 1] as const, other = [1, 1] as const] = fractionsIn(stem)
    const values = { one, other }
    const isFull =
      /How many (?:full|bows)|[Cc]uántos? (?:vasos|moños|pedazos|frascos)|[Cc]uántas (?:vueltas|tandas|veces|puertas)/.test(
        stem,
      )
    const telling = /fraction|fracción/.test(stem) ? 'next' : isFull ? 'full' : 'left'
    return solvedFraction(...keyOf({ ...flour, ...values, telling }))
  },
})

interface Claimed extends ToldQuotient {
  situation: MeasuredId
}
const bugOf = (telling: ToldQuotient['telling'], id: string): Bug<Claimed> => {
  const found = quotientStoryBugs.find((each) => each.id === id && each.example[0].telling === telling)
  if (found === undefined) throw new RangeError(`No bug ${id}`)
  return { ...found, example: [{ ...found.example[0], situation: 'flour' }, found.example[1]] }
}
const faults = faultsBy<Claimed, 'rest' | 'times' | 'turned' | 'whole-times' | 'whole-turned' | 'both'>(
  {
    rest: bugOf('pieces', 'fraction.remainder-in-wholes'),
    times: bugOf('pieces', 'fraction.no-reciprocal'),
    turned: bugOf('pieces', 'fraction.flips-dividend'),
    'whole-times': bugOf('whole', 'fraction.no-reciprocal'),
    'whole-turned': bugOf('whole', 'fraction.flips-dividend'),
    both: bugOf('whole', 'fraction.flips-both'),
  },
  (id, who) => say(`claim.${id}`, { who }),
)

const drawClaim =
  (telling: ToldQuotient['telling'], isWhole: boolean) =>
  (random: Random): Claimed => {
    const situation = someMeasured(random)
    const { parts, most } = measured[situation]
    const other = properFraction(random, random.pick(parts))
    const one = isWhole ? lowest(times([random.integer(2, 9), 1], other)) : someMixed(random, most - 1, parts)
    return { situation, telling, one, other }
  }
const asFraction = (value: Exact): Fraction =>
  typeof value === 'number' ? [value, 1] : lowest([value[0], value[1]])

/** A whole number of pieces (level 1), a part of a piece too (level 2), a whole of which a part is known (level 3). */
export const findMistake = claimModel<Claimed>({
  seconds: 75,
  standards: ['6.NS.A.1'],
  task: ({ situation, telling, one }) => `${situation} ${telling} ${one[1]}`,
  kinds: {
    1: [{ draw: drawClaim('pieces', true), faults: faults('times', 'turned') }],
    2: [{ draw: drawClaim('pieces', false), faults: faults('rest', 'times', 'turned') }],
    3: [{ draw: drawClaim('whole', false), faults: faults('whole-times', 'whole-turned', 'both') }],
  },
  truth: quotientOf,
  printed: ({ one, other }) => [one, other].map(sizeOf).map((size) => Number(size.toFixed(6))),
  fits: (values) => {
    const { situation, telling, one, other } = values
    const [n, d] = quotientOf(values)
    return (
      one[1] > 1 &&
      sizeOf(one) <= measured[situation].most &&
      sizeOf(other) >= 0.125 &&
      n / d > 1 &&
      n / d <= (telling === 'whole' ? 2 * measured[situation].most : 16)
    )
  },
  words(values, who, got) {
    const { situation, telling, one, other } = values
    const { hints, solution } = divided(values)
    return {
      context: [
        tellQuotient(situation, telling, { amount: one, by: other, who }),
        ...(telling === 'pieces' ? [say('claim.exact')] : []),
      ],
      said: say('claim.said', { value: tex(mixedTex(asFraction(got))) }),
      truth: say('claim.truth', { value: tex(mixedTex(quotientOf(values))) }),
      hints: [say(`claim.nudge.${telling}`), ...hints.slice(1)],
      start: solution,
    }
  },
  reads({ stem }) {
    const [[a, b] = [1, 1], [c, d] = [1, 1], [e, f] = [1, 1]] = fractionsIn(stem)
    const [one, other] = [a / b, c / d]
    const count = Math.floor(one / other)
    return {
      got: e / f,
      truth: one / other,
      ways: [
        [/multiplied|multiplicó|took that fraction|tomó esa fracción/, one * other],
        [/other order|otro orden/, other / one],
        [/both numbers over|los dos números/, 1 / (one * other)],
        [/leftover|sobra/, count + one - count * other],
      ],
    }
  },
})
