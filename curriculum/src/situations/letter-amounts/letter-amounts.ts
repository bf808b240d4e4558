import { money, type Text, tex, type Value } from '@skills-center/messages/values'
import { sideTex, type TwoStepForm } from '../../equations/two-step.ts'
import { sumTex } from '../../math/sums-of-terms.ts'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

interface Ranges {
  form: TwoStepForm | 'several'
  letter: string
  p: readonly [from: number, to: number]
  q: readonly [from: number, to: number]
  /** The numbers that are dollars. */
  money?: readonly ('p' | 'q')[]
  /** For `several` amounts: the total number of times that the variable and `q` are counted. */
  total?: (p: number, q: number) => readonly [slope: number, constant: number]
}

const both = ['p', 'q'] as const
const onlyQ = ['q'] as const

/**
 * A start and a rate (`rate`), equal groups of two parts (`groups`), amounts described in terms of one another
 * (`several`).
 */
const stories = {
  rate: {
    gym: { form: 'plus', letter: 'm', p: [15, 45], q: [50, 90], money: both },
    taxi: { form: 'plus', letter: 'd', p: [2, 3], q: [4, 6], money: both },
    plumber: { form: 'plus', letter: 'h', p: [40, 75], q: [80, 99], money: both },
    saving: { form: 'plus', letter: 'w', p: [5, 25], q: [30, 90], money: both },
    candle: { form: 'left', letter: 'h', p: [2, 3], q: [18, 32] },
    card: { form: 'left', letter: 'n', p: [3, 8], q: [25, 60], money: both },
    ribbon: { form: 'left', letter: 'b', p: [2, 5], q: [24, 60] },
    book: { form: 'left', letter: 'd', p: [11, 30], q: [150, 400] },
  },
  groups: {
    show: { form: 'group-plus', letter: 't', p: [3, 9], q: [2, 8], money: onlyQ },
    bags: { form: 'group-plus', letter: 'm', p: [7, 20], q: [2, 6] },
    laps: { form: 'group-plus', letter: 'n', p: [3, 7], q: [2, 12] },
    boxes: { form: 'group-plus', letter: 'n', p: [4, 12], q: [2, 9] },
    hikes: { form: 'group-plus', letter: 'm', p: [4, 8], q: [2, 3] },
    shirts: { form: 'group-minus', letter: 's', p: [2, 9], q: [3, 6], money: onlyQ },
    trays: { form: 'group-minus', letter: 'r', p: [6, 12], q: [2, 5] },
    bracelets: { form: 'group-minus', letter: 'b', p: [3, 8], q: [2, 5] },
  },
  several: {
    stickers: { form: 'several', letter: 'n', p: [2, 5], q: [3, 15], total: (p, q) => [p + 2, q] },
    fence: { form: 'several', letter: 'w', p: [2, 2], q: [3, 15], total: (_p, q) => [4, 2 * q] },
    pages: { form: 'several', letter: 'p', p: [2, 4], q: [2, 9], total: (p, q) => [p + 2, -q] },
    tickets: {
      form: 'several',
      letter: 't',
      p: [3, 8],
      q: [2, 9],
      money: onlyQ,
      total: (p, q) => [p + 2, 2 * q],
    },
    clothes: {
      form: 'several',
      letter: 's',
      p: [2, 6],
      q: [6, 15],
      money: onlyQ,
      total: (p, q) => [p + 1, q],
    },
    trails: { form: 'several', letter: 'm', p: [2, 5], q: [2, 4], total: (p, q) => [p + 1, q] },
    triangle: { form: 'several', letter: 's', p: [2, 2], q: [2, 6], total: (_p, q) => [3, -q] },
    buses: { form: 'several', letter: 'b', p: [3, 8], q: [4, 15], total: (p, q) => [p + 1, -q] },
  },
} as const satisfies Record<string, Record<string, Ranges>>
export type Telling = keyof typeof stories
type StoryId = { [Kind in Telling]: keyof (typeof stories)[Kind] & string }[Telling]

/** A story with its numbers and its variable. */
export interface LetterAmount {
  story: StoryId
  form: TwoStepForm | 'several'
  letter: string
  p: number
  q: number
  /** The total coefficient for `several` amounts; otherwise 0. */
  slope: number
  constant: number
  who: string
}

const rangesOf: Readonly<Record<string, Ranges>> = Object.assign({}, ...Object.values(stories))

export function drawAmount(random: Random, telling: Telling): LetterAmount {
  const story = random.pick(keysOf(stories[telling]))
  const ranges = rangesOf[story]
  if (ranges === undefined) throw new RangeError(`No story ${story}`)
  const [p, q] = [random.integer(...ranges.p), random.integer(...ranges.q)]
  const [slope, constant] = ranges.total?.(p, q) ?? [0, 0]
  return { story, form: ranges.form, letter: ranges.letter, p, q, slope, constant, who: someone(random) }
}

/** A story's expression; callers may change its form or its numbers. */
export const amountTex = ({
  form,
  letter,
  p,
  q,
  slope,
  constant,
}: Omit<LetterAmount, 'story' | 'who'>): string =>
  form === 'several' ? sumTex([slope, letter], [constant, '']) : sideTex({ form, p, q }, letter)

/** “A gym charges $50 to join and $15 a month. Write an expression for the cost of m months, in dollars.” */
export function tellAmount({ story, letter, p, q, who }: LetterAmount): Text {
  const dollars = rangesOf[story]?.money ?? []
  const shown = (name: 'p' | 'q', value: number): Value =>
    dollars.includes(name) ? money(100 * value) : value
  return say(story, { p: shown('p', p), q: shown('q', q), letter: tex(letter), who: person(who) })
}
