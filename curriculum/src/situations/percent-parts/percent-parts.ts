import type { Text } from '@skills-center/messages/values'
import type { Random } from '../../random.ts'
import { partOf, percentAnswer, type PercentOf, restOf } from '../../percents/percent-of.ts'
import { say } from './messages.gen.ts'

/** What each story counts, and the size of its whole. */
const stories = {
  bus: { unit: 'students', from: 240, to: 900, by: 20 },
  theater: { unit: 'seats', from: 120, to: 400, by: 20 },
  garden: { unit: 'plants', from: 20, to: 90, by: 10 },
  novel: { unit: 'pages', from: 120, to: 400, by: 20 },
  necklace: { unit: 'beads', from: 40, to: 180, by: 20 },
  shots: { unit: 'shots', from: 20, to: 90, by: 10 },
  vote: { unit: 'students', from: 40, to: 360, by: 20 },
  trail: { unit: 'miles', from: 10, to: 60, by: 10 },
  tank: { unit: 'gallons', from: 20, to: 90, by: 10 },
  songs: { unit: 'songs', from: 40, to: 260, by: 20 },
} as const
export type PercentPartId = keyof typeof stories
const ids: readonly PercentPartId[] = [
  'bus',
  'theater',
  'garden',
  'novel',
  'necklace',
  'shots',
  'vote',
  'trail',
  'tank',
  'songs',
]
const percents = [5, 10, 15, 20, 25, 30, 35, 40, 45, 55, 60, 65, 70, 75, 80, 85, 90]

/** A percent of something counted or measured. */
export interface PercentPart extends PercentOf {
  story: PercentPartId
}

export function drawPercentPart(random: Random, asks: PercentOf['asks']): PercentPart {
  const story = random.pick(ids)
  const { from, to, by } = stories[story]
  return {
    story,
    asks,
    percent: random.pick(percents),
    whole: by * random.integer(from / by, Math.floor(to / by)),
  }
}

/** The story with its question, the unit of the answer, and the answer in words. */
export function tellPercentPart(its: PercentPart): { told: Text; unit: Text; answer: Text } {
  const { story, asks, percent, whole } = its
  const unit = say(`unit.${stories[story].unit}`)
  const values = { percent, whole, part: partOf(its), rest: restOf(its) }
  return {
    told: say(`${story}.${asks}`, values),
    unit,
    answer: say('answer', { n: percentAnswer(its), unit }),
  }
}
