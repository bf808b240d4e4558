import type { Text } from '@skills-center/messages/values'
import type { Apart } from '../../bugs/apart/apart-bugs.ts'
import { distanceOf } from '../../bugs/apart/apart-bugs.ts'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** Scales with a 0: their lowest and highest values, and the usual steps between numbers. */
const scales = {
  diver: { low: -90, high: 60, by: 5 },
  towns: { low: -25, high: 30, by: 1 },
  elevator: { low: -6, high: 30, by: 1 },
  trail: { low: -280, high: 900, by: 20 },
  freezer: { low: -22, high: 6, by: 1 },
  account: { low: -80, high: 150, by: 5 },
  quiz: { low: -60, high: 90, by: 5 },
  mine: { low: -400, high: 120, by: 10 },
  moon: { low: -170, high: 110, by: 10 },
  golf: { low: -12, high: 14, by: 1 },
} as const
type ScaleId = keyof typeof scales
const ids = keysOf(scales)

/** Two places on a scale, given as p and q, or as p and the distance of q above or below it. */
export interface ApartStory extends Apart {
  scale: ScaleId
  who: string
}

/** Two places on opposite sides of 0 (`across`), both below it (`below`), or q unknown on the other side (`back`). */
export function drawApart(random: Random, kind: 'across' | 'below' | 'back'): ApartStory {
  const scale = random.pick(ids)
  const { low, high, by } = scales[scale]
  const down = (): number => by * random.integer(Math.ceil(low / by), -1)
  const up = (): number => by * random.integer(1, Math.floor(high / by))
  const [one, other] = kind === 'below' ? [down(), down()] : [down(), up()]
  const [p, q] = random.chance(0.5) ? [one, other] : [other, one]
  return { scale, who: someone(random), p, q, asks: kind === 'back' ? 'number' : 'distance', step: null }
}

export function tellApart(its: ApartStory): Text {
  const { scale, p, q, asks } = its
  const who = person(its.who)
  return asks === 'distance'
    ? say(`${scale}.apart`, { who, p, q })
    : say(`${scale}.back`, { who, p, d: distanceOf(its), way: q > p ? 'up' : 'down' })
}
