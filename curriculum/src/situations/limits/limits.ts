import { numeral } from '@skills-center/messages/format-value'
import type { Text } from '@skills-center/messages/values'
import { toNumber } from '../../bugs/bug.ts'
import type { Bound, Sign } from '../../equations/inequality.ts'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

interface Limit {
  sign: Sign
  letter: string
  from: number
  to: number
  /** Step between realistic limits (default 1). */
  step?: number
}

/**
 * Stories about one limit: excluding the number itself (`strict`), including it (`inclusive`), and described by what is
 * not allowed or with numbers below 0 (`turned`).
 */
const stories = {
  strict: {
    bus: { sign: '<', letter: 'a', from: 4, to: 9 },
    package: { sign: '>', letter: 'w', from: 20, to: 60 },
    ship: { sign: '>', letter: 'd', from: 6, to: 25 },
    dog: { sign: '<', letter: 'w', from: 12, to: 25 },
    game: { sign: '>', letter: 's', from: 60, to: 400 },
    tablet: { sign: '<', letter: 't', from: 30, to: 45 },
    movie: { sign: '<', letter: 'm', from: 90, to: 150, step: 5 },
    tower: { sign: '>', letter: 'h', from: 80, to: 180, step: 5 },
  },
  inclusive: {
    coaster: { sign: '≥', letter: 'h', from: 36, to: 54 },
    elevator: { sign: '≤', letter: 'w', from: 800, to: 3000, step: 100 },
    library: { sign: '≤', letter: 'b', from: 5, to: 30 },
    volunteer: { sign: '≥', letter: 'h', from: 10, to: 60 },
    road: { sign: '≤', letter: 's', from: 25, to: 65, step: 5 },
    tour: { sign: '≥', letter: 'p', from: 6, to: 20 },
    backpack: { sign: '≤', letter: 'p', from: 15, to: 30 },
    shipping: { sign: '≥', letter: 'c', from: 25, to: 75, step: 5 },
  },
  turned: {
    freezer: { sign: '≤', letter: 't', from: -25, to: -12 },
    sensor: { sign: '≥', letter: 't', from: -40, to: -15 },
    diver: { sign: '≥', letter: 'e', from: -40, to: -12 },
    bridge: { sign: '≤', letter: 'h', from: 10, to: 16 },
    class: { sign: '≥', letter: 's', from: 6, to: 15 },
    pool: { sign: '≥', letter: 'a', from: 7, to: 12 },
    fish: { sign: '≥', letter: 'f', from: 8, to: 22 },
    luggage: { sign: '≤', letter: 'w', from: 22, to: 50 },
  },
} as const satisfies Record<string, Record<string, Limit>>
export type LimitTelling = keyof typeof stories
type StoryId = { [Kind in LimitTelling]: keyof (typeof stories)[Kind] & string }[LimitTelling]

export interface ToldLimit extends Bound {
  story: StoryId
  who: string
}

const limits: Readonly<Record<string, Limit>> = Object.assign({}, ...Object.values(stories))

export function drawLimit(random: Random, telling: LimitTelling): ToldLimit {
  const story = random.pick(keysOf(stories[telling]))
  const limit = limits[story]
  if (limit === undefined) throw new RangeError(`No story ${story}`)
  const { sign, letter, from, to, step = 1 } = limit
  const at = from + step * random.integer(0, (to - from) / step)
  return { story, sign, letter, at, who: someone(random) }
}

/** Whether the story has no values below 0, so that an answer may also state this. */
export const isNeverNegative = ({ at, letter }: Bound): boolean => toNumber(at) > 0 && letter !== 't'

/** “Riders must be at least 40 inches tall.” and “the height, in inches, of someone who may ride”. */
export function tellLimit(told: ToldLimit): { told: Text; unknown: Text } {
  const who = person(told.who)
  return {
    told: say(`${told.story}.told`, { who, n: numeral(toNumber(told.at)) }),
    unknown: say(`${told.story}.unknown`, { who }),
  }
}
