import type { Level } from '@skills-center/contract/ids'
import type { Random } from '../../random.ts'
import { tableFigure } from '../../shapes/display/display.ts'
import { say } from './messages.gen.ts'

/** Fossils, with the range of millions of years ago in which the organisms lived. */
const fossils = {
  trilobite: [430, 500],
  fish: [370, 415],
  fern: [305, 350],
  glossopteris: [255, 295],
  reptile: [205, 250],
  ammonite: [130, 190],
} as const
type Fossil = keyof typeof fossils
const fossilIds: readonly Fossil[] = ['trilobite', 'fish', 'fern', 'glossopteris', 'reptile', 'ammonite']
const rocks = ['sandstone', 'shale', 'limestone'] as const
const growing = ['forest', 'grass', 'desert', 'farms'] as const

/** A place on a coast: its fossil layer, and what is there today. */
export interface Place {
  rock: (typeof rocks)[number]
  fossil: Fossil
  age: number
  today: (typeof growing)[number]
}

/** Places on two coasts: the first eastern places match the western ones, in the same order. */
export interface Coasts {
  west: Place[]
  east: Place[]
  /** The display order of the eastern places. */
  listed: number[]
}

/** The largest difference between two dates of one layer. */
const within = 4

/**
 * Level 1: every clue is enough. Level 2: rock and fossils are needed together. Level 3: one place matches nothing, and
 * the present-day clue misleads.
 */
export function drawCoasts(random: Random, level: Level): Coasts {
  const [f1 = 'fern', f2 = 'fish', f3 = 'ammonite'] = random.sample(fossilIds, 3)
  const [r1 = 'shale', r2 = 'sandstone', r3 = 'limestone'] = random.shuffle(rocks)
  const kinds: (readonly [Place['rock'], Fossil])[] =
    level === 1
      ? [
          [r1, f1],
          [r2, f2],
          [r3, f3],
        ]
      : [[r1, f1], [r1, f2], [r2, f1], level === 2 ? [r2, f2] : [r1, f3]]
  const today = random.shuffle(growing)
  const placed = kinds.map(([rock, fossil], at): Place => {
    const [to, from] = fossils[fossil]
    // Two layers with the same fossil differ clearly in age.
    const isLate = kinds.findIndex(([, other]) => other === fossil) !== at
    const age = isLate ? random.integer(to, to + 12) : random.integer(from - 12, from)
    return { rock, fossil, age, today: today[at] ?? 'forest' }
  })
  const west = random.shuffle(level === 3 ? placed.slice(0, 3) : placed)
  const east = (level === 3 ? [...west, ...placed.slice(3)] : west).map((place, at, all): Place => ({
    ...place,
    age: place.age + random.integer(-within, within),
    // The vegetation today never matches that of the place it was joined to.
    today: all[(at + 1) % all.length]?.today ?? place.today,
  }))
  return { west, east, listed: random.shuffle([...east.keys()]) }
}

export const tellPlace = {
  west: (at: number) => say('west', { name: String.fromCodePoint(65 + at) }),
  east: (at: number) => say('east', { name: at + 1 }),
  scene: () => say('scene'),
  rock: ({ rock }: Place) => say(`rock.${rock}`),
  fossil: ({ fossil }: Place) => say(`fossil.${fossil}`),
}

/** Both coasts in one table; today's vegetation is shown where it may mislead. */
export const coastTable = ({ west, east, listed }: Coasts, hasToday: boolean) =>
  tableFigure(
    say('title', { within }),
    [
      say('place'),
      say('rock-head'),
      say('age'),
      say('fossil-head'),
      ...(hasToday ? [say('today-head')] : []),
    ],
    [
      ...west.map((place, at) => ({ name: tellPlace.west(at), place })),
      ...listed.map((from, at) => ({ name: tellPlace.east(at), place: east[from] ?? west[0] })),
    ].flatMap(({ name, place }) =>
      place === undefined
        ? []
        : [
            [
              name,
              tellPlace.rock(place),
              place.age,
              tellPlace.fossil(place),
              ...(hasToday ? [say(`today.${place.today}`)] : []),
            ],
          ],
    ),
  )
