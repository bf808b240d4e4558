import { all, defineModel, type ItemTemplate, type Level, numberOf, type Random, slip, solved } from '#form'
import { orderBy } from '#shapes/order-by/order-by.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

const letters = ['P', 'Q', 'R', 'S'] as const
const scenes = [
  'street',
  'pier',
  'path',
  'track',
  'bridge',
  'runway',
  'dock',
  'hall',
  'tunnel',
  'fence',
  'canal',
  'beach',
] as const
const end = 100

interface Values {
  level: Level
  scene: (typeof scenes)[number]
  /** Meters along the line at which the equal lamps are; of level 3, the two that look equally bright. */
  lamps: number[]
  /** Where people are: you, or Ana and Ben at level 2. */
  viewers: number[]
  shuffle: number
}

const far = (lamp: number, viewer = 0): number => Math.abs(lamp - viewer)
const tens = (random: Random, count: number): number[] =>
  random.sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], count).map((ten) => 10 * ten)
/** 0: brighter for the first person, 1: for the second, 2: as bright for both. */
const placeFor = (lamp: number, [first, second]: readonly number[]): number =>
  far(lamp, first) < far(lamp, second) ? 0 : far(lamp, first) > far(lamp, second) ? 1 : 2

/** Equal lamps along a line: their order for one viewer (1), for whom each is brighter (2), and where two look equal (3). */
export const lampRow = defineModel<Values>({
  id: 'lamp-row',
  thinking: 'read a figure',
  seconds: 55,
  standards: ['5-ESS1-1'],
  draw(random, level) {
    const places = tens(random, level === 1 ? 5 : level === 2 ? 6 : 2)
    const viewers = level === 1 ? 1 : level === 2 ? 2 : 0
    return {
      level,
      scene: random.pick(scenes),
      viewers: places.slice(0, viewers),
      lamps: places.slice(viewers).toSorted((one, other) => one - other),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits({ level, lamps, viewers }) {
    const [viewer = 0] = viewers
    const ways = lamps.map((lamp) => far(lamp, viewer))
    // You are among the lamps, and the order is not simply from left to right or back.
    if (level === 1) return new Set(ways).size === 4 && viewer > (lamps[0] ?? 0) && viewer < (lamps[3] ?? 0)
    const places = new Set(lamps.map((lamp) => placeFor(lamp, viewers)))
    if (level === 2) return places.size === 3
    const [first = 0, second = 0] = lamps
    return first >= 10 && second - first >= 30 && (first + second) / 2 !== second - first
  },
  item(values) {
    const { level, scene } = values
    return {
      stem: [say(`row.scene.${scene}`), say(`row.ask-${level}`)],
      figure: lineFigure(values),
      ...(level === 1 ? inOrder(values) : level === 2 ? forWhom(values) : whereEqual(values)),
      hints: [say('row.hint'), say(`row.hint-${level}`)],
    }
  },
  task: ({ level, scene, viewers }) =>
    `${level}/${scene}/${viewers.length > 0 ? (viewers[0] ?? 0) < 50 : ''}`,
  solve(shown) {
    const points = shown.figure?.kind === 'number-line' ? shown.figure.points : []
    const isLamp = (label: string): boolean => letters.some((letter) => letter === label)
    const at = (label: string): number => points.find((point) => point.label === label)?.at ?? 0
    const people = points.filter(({ label }) => !isLamp(label)).map((point) => point.at)
    const lampOf = (text: string): number => at(letters.find((letter) => text.includes(letter)) ?? '')
    if (shown.interaction.kind === 'order') return solved.order(shown, (text) => far(lampOf(text), people[0]))
    if (shown.interaction.kind === 'sort') return solved.sort(shown, (card) => placeFor(lampOf(card), people))
    return solved.number(points.reduce((sum, point) => sum + point.at, 0) / points.length)
  },
})

type Answered = Pick<ItemTemplate, 'interaction' | 'key' | 'wrongAnswers' | 'solution'>
const lampName = (at: number) => say('row.lamp', { letter: letters[at] ?? '' })

function inOrder({ lamps, viewers: [viewer = 0], shuffle }: Values): Answered {
  const things = lamps.map((lamp, at) => ({ text: lampName(at), letter: letters[at] ?? '', lamp, at }))
  const way = ({ lamp }: { lamp: number }) => far(lamp, viewer)
  return {
    ...orderBy(shuffle, {
      things,
      by: way,
      first: say('row.brightest'),
      last: say('row.dimmest'),
      slips: [
        {
          by: (thing) => -way(thing),
          misconception: 'sky.far-is-bright',
          feedback: say('row.told-turned'),
        },
        { by: ({ at }) => at, misconception: 'sky.misreads-distance', feedback: say('row.told-along') },
      ],
    }),
    solution: [
      say('row.so-ways', {
        list: all(things.map(({ letter, lamp }) => say('row.way', { letter, way: far(lamp, viewer) }))),
      }),
      say('row.so-order'),
    ],
  }
}

function forWhom({ lamps, viewers, shuffle }: Values): Answered {
  return {
    ...sortCards({
      shuffle,
      categories: [say('row.for-ana'), say('row.for-ben'), say('row.for-both')],
      cards: lamps.map((lamp, at) => {
        const place = placeFor(lamp, viewers)
        const turned = place === 2 ? [] : [1 - place]
        return {
          text: lampName(at),
          place,
          slips: turned.map((each) => ({
            place: each,
            misconception: 'sky.far-is-bright' as const,
            feedback: say('row.told-farther'),
          })),
          elsewhere: { misconception: 'sky.misreads-distance' as const, feedback: say('row.told-count') },
        }
      }),
      slip: { misconception: 'sky.misreads-distance', feedback: say('row.told-count') },
    }),
    solution: [
      ...lamps.map((lamp, at) =>
        say('row.so-whom', {
          letter: letters[at] ?? '',
          ana: far(lamp, viewers[0]),
          ben: far(lamp, viewers[1]),
        }),
      ),
      say('row.so-closer'),
    ],
  }
}

function whereEqual({ lamps: [first = 0, second = 0] }: Values): Answered {
  const apart = second - first
  return {
    ...numberOf({
      label: say('row.label'),
      after: 'm',
      value: (first + second) / 2,
      slips: [
        slip(apart / 2, 'data.stops-early', say('row.told-half')),
        slip(apart, 'data.stops-early', say('row.told-apart')),
        slip(first, 'sky.misreads-distance', say('row.told-at-lamp')),
        slip(second, 'sky.misreads-distance', say('row.told-at-lamp')),
      ],
    }),
    solution: [
      say('row.so-apart', { first, second, apart }),
      say('row.so-middle', { half: apart / 2, first, middle: (first + second) / 2 }),
    ],
  }
}

function lineFigure({ level, lamps, viewers }: Values): NonNullable<ItemTemplate['figure']> {
  const people = viewers.map((at, person) => ({
    at,
    label: level === 1 ? say('row.you') : say(person === 0 ? 'row.ana' : 'row.ben'),
    isOpen: true,
  }))
  const points = [...lamps.map((at, place) => ({ at, label: letters[place] ?? '' })), ...people]
  return {
    kind: 'number-line',
    description: say('row.figure', {
      list: all(points.map(({ at, label }) => say('row.point', { label, at }))),
    }),
    from: 0,
    to: end,
    step: 10,
    labelled: [0, 20, 40, 60, 80, 100],
    points,
    jumps: [],
  }
}
