import { arranged, defineModel, math, tex } from '#form'
import { type Bug, bug } from '#bugs/bug.ts'
import { multiplies, otherWay, unitAsWhole } from '#bugs/unit-quotients/unit-quotient-bugs.ts'
import { type Fraction, fractionTex } from '#fractions/fraction.ts'
import type { UnitQuotient } from '#fractions/unit-quotients.ts'
import { shown, typedAmount } from '#fractions/written.ts'
import { person, someone } from '#people/people.ts'
import {
  drawUnitStory,
  tellUnitStory,
  unitOf,
  type UnitStory,
  type UnitTelling,
} from '#situations/unit-shares/unit-shares.ts'
import { unitQuotientSteps } from '#solutions/unit-quotient/unit-quotient.ts'
import { say } from './messages.gen.ts'

interface Told extends UnitStory {
  telling: 'pieces' | 'share' | 'back'
  who: string
}

/** The division of a story; of pieces that are known, the one that they come from. */
const quotientOfStory = ({ telling, whole, denominator }: Told): UnitQuotient =>
  telling === 'share'
    ? { one: [1, denominator], other: [whole, 1], asks: 'quotient' }
    : { one: [whole, 1], other: [1, denominator], asks: 'quotient' }
const answerOf = ({ telling, whole, denominator }: Told): Fraction =>
  ({
    pieces: [whole * denominator, 1] as const,
    share: [1, whole * denominator] as const,
    back: [whole, 1] as const,
  })[telling]

const inStory = (its: Bug<UnitQuotient>, thing: UnitStory['thing']): Bug<Told> => ({
  ...its,
  answer: (told) => (told.telling === 'back' ? null : its.answer(quotientOfStory(told))),
  feedback: (told) => its.feedback(quotientOfStory(told)),
  example: [
    {
      thing,
      whole: 6,
      denominator: 3,
      telling: its === multiplies ? 'share' : 'pieces',
      who: 'Ana',
    },
    its.example[1],
  ],
})

// 12 pieces of 1/3 are 4.
const back: Told = { thing: 'ribbon', whole: 4, denominator: 3, telling: 'back', who: 'Ana' }
const dividesByUnit = bug<Told>({
  id: 'fraction.picks-operation',
  answer: ({ telling, whole, denominator }) => (telling === 'back' ? whole * denominator ** 2 : null),
  feedback: ({ denominator }) => say('story.divides', { unit: shown([1, denominator]) }),
  example: [back, 36],
})
const countAlone = bug<Told>({
  id: 'fraction.unit-as-whole',
  answer: ({ telling, whole, denominator }) => (telling === 'back' ? whole * denominator : null),
  feedback: ({ denominator }) => say('story.count', { unit: shown([1, denominator]) }),
  example: [back, 12],
})
const bugs = [
  inStory(unitAsWhole, 'ribbon'),
  inStory(otherWay, 'ribbon'),
  inStory(multiplies, 'ribbon'),
  dividesByUnit,
  countAlone,
]

const tellingAt = { 1: 'pieces', 2: 'share', 3: 'back' } as const

/** How many pieces (level 1), how large a share (level 2), how much all pieces are (level 3). */
export const story = defineModel<Told>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 60,
  standards: ['5.NF.B.7c'],
  bugs,
  task: ({ thing, telling }) => `${thing} ${telling}`,
  draw: (random, level) => ({ ...drawUnitStory(random), telling: tellingAt[level], who: someone(random) }),
  item(its) {
    const { telling, whole, denominator } = its
    const unit = shown([1, denominator])
    const count = whole * denominator
    return {
      stem: [tellUnitStory(its, telling, person(its.who))],
      ...typedAmount(its, {
        key: answerOf(its),
        ...(telling === 'pieces' ? {} : { unit: unitOf(its) }),
        bugs,
      }),
      ...(telling === 'back'
        ? {
            hints: [say('story.back.nudge'), say('story.back.hint', { n: denominator, unit })],
            solution: [
              say('story.back.hint', { n: denominator, unit }),
              say('story.back.so', { n: denominator, count, whole }),
            ],
          }
        : unitQuotientSteps(quotientOfStory(its))),
    }
  },
})

const calculations = {
  pieces: String.raw`\div`,
  share: String.raw`\div`,
  part: String.raw`\times`,
} as const
type Asked = keyof typeof calculations
const askedAt = {
  1: ['pieces', 'part'],
  2: ['pieces', 'share'],
  3: ['pieces', 'share', 'part'],
} as const satisfies Record<number, readonly Asked[]>
const all: readonly Asked[] = ['pieces', 'share', 'part']

interface Which extends UnitStory {
  asked: Asked[]
  who: string
  shuffle: number
}
const calculation = ({ whole, denominator }: UnitStory, asked: Asked): string => {
  const [n, unit] = [String(whole), fractionTex([1, denominator])]
  return asked === 'share' ? `${unit} ${calculations.share} ${n}` : `${n} ${calculations[asked]} ${unit}`
}

/** Pieces or a part (level 1), pieces or shares (level 2), all three (level 3). */
export const whichCalculation = defineModel<Which>({
  id: 'which-calculation',
  thinking: 'classify',
  seconds: 75,
  standards: ['5.NF.B.7c'],
  task: ({ thing, asked }) => `${thing} ${asked.join()}`,
  draw: (random, level) => ({
    ...drawUnitStory(random),
    asked: [...askedAt[level]],
    who: someone(random),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ whole, denominator }) => whole !== denominator,
  item(its) {
    const tellings: readonly UnitTelling[] = its.asked
    return {
      stem: [say('which.asks')],
      ...arranged.match(its.shuffle, {
        pairs: its.asked.map((asked, at) => ({
          source: tellUnitStory(its, tellings[at] ?? 'pieces', person(its.who)),
          target: math(calculation(its, asked)),
          slips: all
            .filter((each) => each !== asked)
            .map((each) => ({
              target: math(calculation(its, each)),
              misconception:
                each === 'part' || asked === 'part'
                  ? ('fraction.picks-operation' as const)
                  : ('fraction.divides-other-way' as const),
              feedback: say(`which.slip.${asked}`),
            })),
        })),
        others: all.filter((each) => !its.asked.includes(each)).map((each) => math(calculation(its, each))),
      }),
      hints: [say('which.nudge'), say('which.hint')],
      solution: its.asked.map((asked) =>
        say(`which.so.${asked}`, { calculation: tex(calculation(its, asked)) }),
      ),
    }
  },
})
