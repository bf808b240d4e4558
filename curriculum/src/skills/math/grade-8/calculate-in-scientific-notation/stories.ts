import { defineModel, type Random, tex, typedScientific } from '#form'
import { add, divide, formatDecimal, multiply, rational } from '@skills-center/answers/rational'
import { amountsIn, plainScientific, type Scientific, scientificTex } from '#scientific/scientific.ts'
import { type Chain, chainSteps, isHandy, resultOf, storyBugs as bugs } from './chain.ts'
import { say } from './messages.gen.ts'

/** First factors in tenths or ones from the least to the most, and the exponents that are true to life. */
interface Amount {
  first: readonly [least: number, most: number]
  exponents: readonly [least: number, most: number]
}
const amount = (least: number, most: number, exponent: number, upTo = exponent): Amount => ({
  first: [least, most],
  exponents: [exponent, upTo],
})
interface Story {
  join: Chain['join']
  last: Chain['last']
  one: Amount
  other: Amount
  third?: Amount
}
const over = { join: 'over', last: 'over' } as const

/** A quotient (level 1), a product and one more step (level 2), a sum or difference and one more step (level 3). */
const stories = {
  1: {
    sand: { ...over, one: amount(1.2, 4.8, 4), other: amount(2, 9, -5, -4) },
    reservoir: { ...over, one: amount(1.2, 9.6, 10, 11), other: amount(2, 9, 8) },
    signal: { ...over, one: amount(1.2, 9.6, 11, 12), other: amount(3, 3, 8) },
    bacteria: { ...over, one: amount(1.2, 9.6, -6, -4), other: amount(2, 9, -13) },
    photos: { ...over, one: amount(1.2, 9.6, 11, 12), other: amount(2, 9, 6) },
    people: { ...over, one: amount(2.4, 9.6, 7), other: amount(2, 8, 5) },
    computer: { ...over, one: amount(1.2, 9.6, 13, 14), other: amount(2, 9, 9) },
    // No layer is thinner than a molecule of oil, which is a few nanometers long.
    film: { ...over, one: amount(2.1, 9.6, -6), other: amount(2, 9, 2) },
  },
  2: {
    books: {
      join: 'times',
      last: 'over',
      one: amount(1.2, 9.6, 5),
      other: amount(2, 3, 2),
      third: amount(2, 8, 4),
    },
    bottles: {
      join: 'times',
      last: 'times',
      one: amount(1.2, 9.6, 4, 5),
      other: amount(2, 3, -2),
      third: amount(2, 3, 2),
    },
    videos: {
      join: 'times',
      last: 'over',
      one: amount(1.2, 9.6, 7, 8),
      other: amount(2, 9, 8),
      third: amount(2, 8, 12),
    },
    hair: {
      join: 'times',
      last: 'times',
      one: amount(1.1, 1.5, 5),
      other: amount(3, 4, 2),
      third: amount(2, 3, 2),
    },
    frames: {
      join: 'times',
      last: 'over',
      one: amount(1.2, 3.6, 5),
      other: amount(2, 8, 6),
      third: amount(2, 8, 8),
    },
    rain: {
      join: 'times',
      last: 'over',
      one: amount(1.2, 9.6, 7, 8),
      other: amount(2, 5, -2),
      third: amount(2, 3, 3),
    },
    leaves: {
      join: 'times',
      last: 'times',
      one: amount(1.2, 9.6, 4, 6),
      other: amount(2, 3, 5),
      third: amount(2, 5, -3),
    },
    ants: {
      join: 'times',
      last: 'times',
      one: amount(1.2, 9.6, 3, 4),
      other: amount(2, 9, 5),
      third: amount(2, 8, -3),
    },
  },
  3: {
    lakes: {
      join: 'plus',
      last: 'over',
      one: amount(1.2, 9.6, 11),
      other: amount(2, 9, 9, 10),
      third: amount(2, 8, 8),
    },
    harvest: {
      join: 'plus',
      last: 'over',
      one: amount(1.2, 9.6, 7),
      other: amount(2, 9, 5, 6),
      third: amount(4, 8, 3),
    },
    drive: {
      join: 'minus',
      last: 'over',
      one: amount(1.2, 9.6, 12),
      other: amount(2, 9, 10, 11),
      third: amount(2, 8, 8, 9),
    },
    country: {
      join: 'plus',
      last: 'over',
      one: amount(2.4, 9.6, 7),
      other: amount(2, 9, 6),
      third: amount(2, 6, 5),
    },
    probe: {
      join: 'minus',
      last: 'over',
      one: amount(4.2, 9.6, 8),
      other: amount(2, 9, 6, 7),
      third: amount(2, 2, 6),
    },
    songs: {
      join: 'plus',
      last: 'times',
      one: amount(1.2, 9.6, 8),
      other: amount(2, 9, 6, 7),
      third: amount(3, 4, -3),
    },
    paper: {
      join: 'plus',
      last: 'times',
      one: amount(1.2, 9.6, 4, 5),
      other: amount(2, 9, 3),
      third: amount(2, 3, 4),
    },
    labels: {
      join: 'minus',
      last: 'times',
      one: amount(1.2, 9.6, 6, 7),
      other: amount(2, 9, 5),
      third: amount(2, 9, -4),
    },
  },
} as const satisfies Record<1 | 2 | 3, Record<string, Story>>
type StoryId = { [Level in 1 | 2 | 3]: keyof (typeof stories)[Level] }[1 | 2 | 3]

/** Whole first factors for all numbers but the first one. */
const drawn = (
  random: Random,
  { first: [least, most], exponents }: Amount,
  isWhole: boolean,
): Scientific => ({
  first: isWhole ? random.integer(least, most) : random.integer(least * 10, most * 10) / 10,
  exponent: random.integer(...exponents),
})

interface Told extends Chain {
  story: StoryId
}

/** A quotient (level 1), a product and then one more step (level 2), a sum or difference first (level 3). */
export const story = defineModel<Told>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 90,
  standards: ['8.EE.A.4'],
  bugs,
  task: (its) => its.story,
  draw(random, level) {
    // Each id is a key of the stories of its level.
    // oxlint-disable-next-line typescript/consistent-type-assertions
    const id = random.pick(Object.keys(stories[level])) as StoryId
    const those: Readonly<Record<string, Story>> = stories[level]
    const its = those[id]
    if (its === undefined) throw new TypeError(`no story ${id}`)
    return {
      story: id,
      join: its.join,
      last: its.last,
      one: drawn(random, its.one, false),
      other: drawn(random, its.other, true),
      third: its.third === undefined ? null : drawn(random, its.third, true),
    }
  },
  fits: isHandy,
  item(its) {
    const { story: id, one, other, third } = its
    const result = tex(scientificTex(resultOf(its)))
    return {
      stem: [
        say(`story.${id}.told`, {
          one: tex(scientificTex(one)),
          other: tex(scientificTex(other)),
          third: tex(third === null ? '' : scientificTex(third)),
        }),
        say('steps.in-notation'),
      ],
      ...typedScientific<Chain>(its, {
        label: say('steps.label'),
        key: plainScientific(resultOf(its)),
        bugs,
      }),
      answer: say('story.answer', { result, unit: say(`story.${id}.unit`) }),
      hints: [say(`story.nudge.${third === null ? 'one' : 'two'}`), say(`story.${id}.plan`)],
      solution: [
        say(`story.${id}.plan`),
        ...chainSteps(its),
        say('story.so', { result, unit: say(`story.${id}.unit`) }),
      ],
    }
  },
  solve({ stem }) {
    const [one = rational(0), other = rational(1), third] = amountsIn(stem)
    if (third === undefined) return { kind: 'scientific', text: formatDecimal(divide(one, other)) }
    const isLess = /already|misprinted|ya |salieron mal/.test(stem)
    const isSum = /two lakes|wheat|rural|this year|cardboard|dos lagos|trigo|rurales|este año|cartón/.test(
      stem,
    )
    const start =
      isLess || isSum ? add(one, multiply(rational(isLess ? -1 : 1), other)) : multiply(one, other)
    const isTimes =
      /bottles|hairs|leaves|ants |play\b|Recycling|labels|botellas|cabellos|hojas|hormigas|reproducción|Reciclar|etiquetas/.test(
        stem,
      )
    const result = isTimes ? multiply(start, third) : divide(start, third)
    return { kind: 'scientific', text: formatDecimal(result) }
  },
})
