import { built, createRandom, defineModel, type Level, type Text } from '#form'
import { hotSpot, label } from '#build-placed.ts'
import { phaseAt } from '#worlds/sky/moon.ts'
import { moonFigure, phaseName } from '#worlds/sky/moon-words.ts'
import { say } from './messages.gen.ts'

/** How far the Moon goes in so many days, in eighths of its orbit. */
const steps = [
  [4, 1],
  [7, 2],
  [11, 3],
  [15, 4],
  [18, 5],
  [22, 6],
] as const

interface Values {
  level: Level
  /** Eighths of the orbit that wear letters, in the order of the letters. */
  places: number[]
  /** The phase that is seen today, in eighths. */
  today: number
  days: number
  goal: number
  sunOn: 'left' | 'right'
  shuffle: number
}

/** Name phases on the orbit (level 1), from the look to the place (level 2), some days later (level 3). */
export const phasePlaces = defineModel<Values>({
  id: 'phase-places',
  thinking: 'read a figure',
  seconds: 60,
  standards: ['MS-ESS1-1'],
  draw(random, level) {
    const today = random.integer(0, 7)
    const [days, eighths] = random.pick(steps)
    const goal = level === 3 ? (today + eighths) % 8 : today
    const others = [today, goal + 4, 8 - goal, goal + 2, goal + 6, today - eighths + 8].map(
      (each) => each % 8,
    )
    const sides = random.shuffle([1, 3, 5, 7]).slice(0, 2)
    return {
      level,
      places: random.shuffle(
        level === 1 ? [0, 2, 4, 6, ...sides].slice(0, 5) : [...new Set([goal, ...others])].slice(0, 5),
      ),
      today,
      days: level === 3 ? days : 0,
      goal,
      sunOn: random.pick(['left', 'right'] as const),
      shuffle: random.integer(0, 1e9),
    }
  },
  item({ level, places, today, days, goal, sunOn, shuffle }) {
    const figure = moonFigure(places, sunOn, level === 1 ? null : today)
    const id = (place: number): string => `moon-${place}`
    if (level === 1) {
      return {
        stem: [say('places.shown'), say('places.ask-names')],
        figure,
        ...built((word) => {
          const named = (place: number): string => word(phaseName(phaseAt(place)))
          return label(createRandom(`order ${shuffle}`), {
            spots: places.map((place) => ({
              id: id(place),
              label: named(place),
              slips: places
                .filter((other) => other !== place)
                .map((other) => ({ label: named(other), ...slipOf(place, other, word) })),
            })),
            slip: { misconception: 'moon.lit-part', feedback: word(say('places.part')) },
          })
        }),
        hints: [say('places.hint-look'), say('places.hint-way')],
        solution: [say('places.so-ends'), say('places.so-way')],
      }
    }
    return {
      stem: [
        say('places.shown'),
        say('places.seen'),
        level === 2 ? say('places.ask-today') : say('places.ask-later', { days }),
      ],
      figure,
      ...built((word) =>
        hotSpot({
          spots: places.map(id),
          right: [id(goal)],
          wrong: places
            .filter((place) => place !== goal)
            .map((place) => ({
              picked: [id(place)],
              ...(level === 3 && place === today
                ? { misconception: 'moon.forgets-days', feedback: word(say('places.today')) }
                : level === 3
                  ? { misconception: 'moon.other-way', feedback: word(say('places.quarters')) }
                  : slipOf(goal, place, word)),
            })),
        }),
      ),
      hints: [say('places.hint-look'), level === 2 ? say('places.hint-way') : say('places.hint-cycle')],
      solution: [
        say('places.so-today', { phase: phaseName(phaseAt(today)) }),
        level === 2
          ? say('places.so-way')
          : say('places.so-later', { days, phase: phaseName(phaseAt(goal)) }),
      ],
    }
  },
  task: ({ level, places, today, days, sunOn }) =>
    level === 1
      ? `1 ${places.toSorted((one, other) => one - other).join('')} ${sunOn}`
      : `${level} ${today} ${days}`,
})

/** Whose thinking it is to take one place or phase for another. */
function slipOf(place: number, other: number, word: (text: Text) => string) {
  if (place === 4 && other === 0)
    return { misconception: 'moon.shadow-makes-phases', feedback: word(say('places.no-shadow')) }
  if (place === 0 && other === 4)
    return { misconception: 'moon.lit-side-faces-us', feedback: word(say('places.lit-half')) }
  if (other === (8 - place) % 8)
    return { misconception: 'moon.mirrors', feedback: word(say('places.mirror')) }
  return { misconception: 'moon.lit-part', feedback: word(say('places.part')) }
}
