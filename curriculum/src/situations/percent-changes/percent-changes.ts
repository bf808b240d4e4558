import { money, type Text, type Value } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { person, someone } from '../../people/people.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

interface Ranges {
  unit:
    | 'dollars'
    | 'people'
    | 'followers'
    | 'fish'
    | 'members'
    | 'centimeters'
    | 'gallons'
    | 'marbles'
    | 'grams'
  start: readonly [number, number]
  by: number
  /** Percents of each change; negative for a decrease. */
  percents: readonly (readonly number[])[]
}
const some = [10, 15, 20, 25, 30, 40]
const down = (percents: readonly number[]): number[] => percents.map((each) => -each)

const stories = {
  once: {
    jacket: { unit: 'dollars', start: [30, 90], by: 1, percents: [down([...some, 50])] },
    bike: { unit: 'dollars', start: [80, 300], by: 5, percents: [[20, 30, 40, 50, 60]] },
    meal: { unit: 'dollars', start: [20, 90], by: 1, percents: [[15, 18, 20, 25]] },
    savings: { unit: 'dollars', start: [200, 3000], by: 50, percents: [[2, 3, 4, 5]] },
    ticket: { unit: 'dollars', start: [20, 80], by: 1, percents: [[5, ...some]] },
    town: {
      unit: 'people',
      start: [2000, 9000],
      by: 100,
      percents: [[4, 6, 8, 12, 15, -4, -6, -8, -12, -15]],
    },
    channel: { unit: 'followers', start: [400, 6000], by: 100, percents: [[...some, 60]] },
    lake: { unit: 'fish', start: [200, 4000], by: 20, percents: [[...some, ...down(some)]] },
    band: { unit: 'members', start: [40, 160], by: 5, percents: [[...some, ...down(some)]] },
    plant: { unit: 'centimeters', start: [20, 80], by: 1, percents: [[...some, 50]] },
    barrel: { unit: 'gallons', start: [40, 80], by: 1, percents: [down([...some, 60])] },
  },
  error: {
    jar: { unit: 'marbles', start: [80, 400], by: 10, percents: [[...some, ...down(some)]] },
    stone: {
      unit: 'grams',
      start: [200, 900],
      by: 10,
      percents: [[4, 5, 8, 10, 12, 15, -4, -5, -8, -10, -12, -15]],
    },
    party: { unit: 'dollars', start: [60, 300], by: 10, percents: [[...some, ...down(some)]] },
  },
  twice: {
    coat: { unit: 'dollars', start: [40, 120], by: 5, percents: [down([10, 20, 30, 40]), [5, 10]] },
    lamp: { unit: 'dollars', start: [20, 80], by: 5, percents: [[20, 40, 50, 60], down([10, 20, 30])] },
    concert: {
      unit: 'dollars',
      start: [20, 80],
      by: 5,
      percents: [
        [10, 20, 30],
        [10, 20],
      ],
    },
    views: {
      unit: 'followers',
      start: [1000, 8000],
      by: 100,
      percents: [[20, 30, 40, 50, 60], down([10, 20, 30])],
    },
    pond: { unit: 'fish', start: [500, 4000], by: 100, percents: [down([20, 30, 40, 50]), [10, 20, 30, 40]] },
  },
} as const satisfies Record<string, Record<string, Ranges>>
type PercentKind = keyof typeof stories
type StoryId = { [Kind in PercentKind]: keyof (typeof stories)[Kind] & string }[PercentKind]

/** An amount with one percent change, or two in a row. */
export interface PercentStory {
  story: StoryId
  /** Asks for the final amount, the total change, the total percent, the start, or the start of a known change. */
  asks: 'new' | 'gap' | 'percent' | 'start' | 'whole'
  start: number
  percents: number[]
  who: string
}

const rangesOf: Readonly<Record<string, Ranges>> = { ...stories.once, ...stories.error, ...stories.twice }
const requireRanges = (story: StoryId): Ranges => {
  const ranges = rangesOf[story]
  if (ranges === undefined) throw new RangeError(`No story ${story}`)
  return ranges
}

/** The amount after `count` changes. */
export const amountAfter = ({ start, percents }: PercentStory, count = percents.length): number =>
  tidy(percents.slice(0, count).reduce((amount, percent) => (amount * (100 + percent)) / 100, start))
export const isTwice = ({ percents }: PercentStory): boolean => percents.length > 1
export const changeOf = (told: PercentStory): number => tidy(amountAfter(told) - told.start)
/** Negative for a decrease. */
export const percentInAll = (told: PercentStory): number => tidy((100 * changeOf(told)) / told.start)

export const askedOf = (told: PercentStory): number =>
  ({
    new: amountAfter(told),
    gap: Math.abs(changeOf(told)),
    percent: Math.abs(percentInAll(told)),
    start: told.start,
    whole: told.start,
  })[told.asks]

export function drawPercents(
  random: Random,
  kind: PercentKind,
  asks: PercentStory['asks'],
  only: readonly string[] = Object.keys(stories[kind]),
): PercentStory {
  // `Object.keys` is typed as `string[]`, but these keys are exactly the ids.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const story = random.pick(only) as StoryId
  const { start, by, percents } = requireRanges(story)
  return {
    story,
    asks,
    start: by * random.integer(Math.ceil(start[0] / by), Math.floor(start[1] / by)),
    percents: percents.map((each) => random.pick(each)),
    who: someone(random),
  }
}

/** Whether amounts are whole, and prices are multiples of ten cents. */
export function isClearPercent(told: PercentStory): boolean {
  const scale = requireRanges(told.story).unit === 'dollars' ? 10 : 1
  const amounts = [1, 2].map((count) => amountAfter(told, count))
  const changed = Math.abs(changeOf(told))
  return (
    amounts.every((amount) => Number.isInteger(tidy(amount * scale))) &&
    changed > 0 &&
    // Near 100, percents and amounts are nearly the same number.
    Math.abs(changed - Math.abs(percentInAll(told))) >= 1
  )
}

export const isMoney = ({ story }: PercentStory): boolean => requireRanges(story).unit === 'dollars'
/** Whether the story is an estimate compared with the true amount, which is the start. */
export const isEstimate = ({ story }: PercentStory): boolean => Object.hasOwn(stories.error, story)
/** An amount as the story shows it. */
export const shownAmount = (told: PercentStory, amount: number): Value =>
  isMoney(told) ? money(Math.round(100 * amount)) : amount

/** The story with its question; also the unit and the answer with it, unless the amounts are dollars. */
export function tellPercents(told: PercentStory): { told: [Text, ...Text[]]; unit: Text; answer: Text } {
  const { story, asks, start, percents, who } = told
  const [first = 0, second = 0] = percents
  const way = changeOf(told) > 0 ? 'up' : 'down'
  const values = {
    who: person(who),
    start: shownAmount(told, start),
    end: shownAmount(told, amountAfter(told)),
    size: shownAmount(told, Math.abs(changeOf(told))),
    percent: Math.abs(first),
    later: Math.abs(second),
    way,
  }
  const unit = say(`unit.${requireRanges(story).unit}`)
  // Each story has the messages that its kind needs.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const tell = (id: string): Text => say(`${story}.${id}` as 'jacket.new', values)
  const asked = () => (asks === 'gap' || asks === 'percent' ? say(`both.${asks}`, values) : tell('asks'))
  return {
    told: isTwice(told) && asks !== 'start' ? [tell('told'), asked()] : [tell(asks)],
    unit,
    answer: say('answer', { n: askedOf(told), unit }),
  }
}
