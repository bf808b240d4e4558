import {
  asked,
  distance,
  type Drift,
  farther,
  isTimed,
  yearly,
} from '../../situations/sea-floor/sea-floor.ts'
import { type Bug, bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 60 km in 5 million years on one side (12 per million), 50 km (10 per million) on the other.
const slow: Drift = { ridge: 'northAtlantic', asks: 'speed', rate: 12, other: 10, age: 5, later: 8 }
// 600 km at 2 cm a year, which is 20 km per million years: 30 million years.
const back: Drift = { ridge: 'northAtlantic', asks: 'rock', rate: 20, other: 10, age: 30, later: 40 }

const isBack = ({ asks }: Drift): boolean => isTimed(asks)
const hasTwo = ({ asks }: Drift): boolean => asks === 'widens' || asks === 'apart'

const upsideDown = bug<Drift>({
  id: 'rate.upside-down',
  answer: (drift) =>
    drift.asks === 'speed'
      ? [drift.age, distance(drift)]
      : isBack(drift)
        ? [yearly(drift), distance(drift)]
        : null,
  feedback: (drift) => (isBack(drift) ? say('upside-down.time') : say('upside-down.speed')),
  example: [slow, [5, 60]],
})

const multiplies = bug<Drift>({
  id: 'rate.multiplies-back',
  answer(drift) {
    if (drift.asks === 'speed') return distance(drift) * drift.age
    return isTimed(drift.asks) && yearly(drift) !== 1 ? distance(drift) * yearly(drift) : null
  },
  feedback: () => say('multiplies'),
  example: [back, 1200],
})

const additive = bug<Drift>({
  id: 'ratio.additive',
  answer: (drift) => (drift.asks === 'far' ? distance(drift) + drift.later - drift.age : null),
  feedback: () => say('additive'),
  example: [{ ...slow, asks: 'far' }, 63],
})

const stopsAtOne = bug<Drift>({
  id: 'rate.stops-at-one',
  answer: (drift) =>
    drift.asks === 'far' ? drift.rate : drift.asks === 'apart' ? drift.rate + drift.other : null,
  feedback: () => say('one-million'),
  example: [{ ...slow, asks: 'apart' }, 22],
})

const oneSide = bug<Drift>({
  id: 'plates.one-side-moves',
  answer: (drift) =>
    drift.asks === 'widens' ? drift.rate : drift.asks === 'apart' ? drift.rate * drift.later : null,
  feedback: () => say('one-side'),
  example: [{ ...slow, asks: 'apart' }, 96],
})

const otherSide = bug<Drift>({
  id: 'plates.one-side-moves',
  answer: (drift) =>
    drift.other === drift.rate
      ? null
      : drift.asks === 'widens'
        ? drift.other
        : drift.asks === 'apart'
          ? drift.other * drift.later
          : null,
  feedback: () => say('one-side'),
  example: [{ ...slow, asks: 'widens' }, 10],
})

const noDivision = bug<Drift>({
  id: 'data.stops-early',
  answer: (drift) => (hasTwo(drift) ? distance(drift) + farther(drift) : null),
  feedback: ({ age }) => say('no-division', { age }),
  example: [{ ...slow, asks: 'widens' }, 110],
})

const wrongUnit = bug<Drift>({
  id: 'plates.cm-for-km',
  answer: (drift) => (isBack(drift) ? [distance(drift), yearly(drift)] : null),
  feedback: () => say('wrong-unit'),
  example: [back, [600, 2]],
})

/** A tenth of the right answer, from confusing units. */
const tenth = bug<Drift>({
  id: 'plates.cm-for-km',
  answer: (drift) => (isBack(drift) ? [asked(drift), 10] : null),
  feedback: () => say('wrong-unit'),
  example: [back, [30, 10]],
})

export const seaFloorBugs: readonly Bug<Drift>[] = [
  upsideDown,
  multiplies,
  additive,
  stopsAtOne,
  oneSide,
  otherSide,
  noDivision,
  wrongUnit,
  tenth,
]
