import { defineModel, type AnsweredTemplate, type Level, numberOf, slip } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { numeral } from '../../../../wording.ts'
import { say } from './messages.gen.ts'

/** Invented lands, so that nobody takes drawn numbers for real ones. */
const lands = [
  ['Karo', 'Lenta'],
  ['Mira', 'Tolun'],
  ['Sela', 'Brando'],
  ['Orin', 'Paleta'],
  ['Dunia', 'Vesto'],
  ['Nalo', 'Fermin'],
  ['Zuma', 'Calder'],
  ['Ilex', 'Romo'],
] as const
const shared = ['fern', 'lizard', 'beetle', 'fish', 'snail', 'tree'] as const
const apart = ['turtle', 'rodent', 'frog', 'sloth', 'bird', 'cat'] as const

interface Values {
  level: Level
  pair: (typeof lands)[number]
  /** Three kinds that lived on both lands, from the oldest to the youngest, and two younger ones of one land each. */
  kinds: ((typeof shared)[number] | (typeof apart)[number])[]
  /** Million years ago when they lived. */
  ages: number[]
  /** Whether the first of the younger ones is from the land in the west. */
  isWest: boolean
  /** Age of the oldest sea floor between the lands. */
  floor: number
  /** Kilometers that one plate moves in a million years. */
  pace: number
  /** Million years of the sea floor that a ship drilled. */
  drilled: number
}

/** The last time that land fossils match (1), the span in which the lands split (2), and the date that the sea floor gives (3). */
export const fossilClock = defineModel<Values>({
  id: 'fossil-clock',
  thinking: 'compute',
  seconds: 80,
  calculator: 'basic',
  standards: ['MS-ESS2-3'],
  draw(random, level) {
    const step = (from: number, to: number): number => 5 * random.integer(from, to)
    const floor = step(11, 30)
    const last = floor + step(2, 5)
    const middle = last + step(2, 5)
    const single = floor - step(2, 4)
    return {
      level,
      pair: random.pick(lands),
      kinds: [...random.sample(shared, 3), ...random.sample(apart, 2)],
      ages: [middle + step(2, 6), middle, last, single, Math.max(5, single - step(2, 5))],
      isWest: random.chance(0.5),
      floor,
      pace: random.pick([12, 15, 18, 20, 24, 25, 30]),
      drilled: step(2, 8),
    }
  },
  fits: ({ floor, ages: [, , last = 0], drilled }) => 2 * drilled < floor && last < 2 * floor,
  item: (values) => {
    const { level, floor } = values
    const [west, east] = values.pair
    return {
      stem: [say('clock.scene', { west, east }), say(`clock.ask-${level}`, { floor })],
      figure: level === 3 ? floorTable(values) : fossilTable(values),
      ...answered(values),
    }
  },
  task: ({ level, pair }) => `${level}/${pair[0]}`,
})

function fossilTable({ pair, kinds, ages, isWest }: Values) {
  const mark = (isFound: boolean) => say(isFound ? 'clock.yes' : 'clock.no')
  return tableFigure(
    say('clock.title'),
    [say('clock.kind'), say('clock.ago'), ...pair],
    kinds.map((kind, at) => [
      say(`clock.life.${kind}`),
      numeral(ages[at] ?? 0),
      mark(at < 3 || (at === 3) === isWest),
      mark(at < 3 || (at === 3) !== isWest),
    ]),
  )
}

const floorTable = ({ drilled, pace, floor, ages: [, , last = 0] }: Values) =>
  tableFigure(
    say('clock.floor-title'),
    [say('clock.what'), say('clock.size')],
    [
      [say('clock.drill-far'), say('clock.km', { size: drilled * pace })],
      [say('clock.drill-age'), say('clock.my', { size: drilled })],
      [say('clock.width'), say('clock.km', { size: 2 * floor * pace })],
      [say('clock.last'), say('clock.my', { size: last })],
    ],
  )

/** The number that is asked for, wrong ones, hints, and steps. */
function answered({ level, ages, floor, pace, drilled }: Values): AnsweredTemplate {
  const [oldest = 0, middle = 0, last = 0, first = 0, second = 0] = ages
  const half = floor * pace
  const years = (value: number, slips: ReturnType<typeof slip>[]) => {
    const after = say(level === 2 ? 'clock.million' : 'clock.million-ago')
    return numberOf({ label: say(`clock.label-${level}`), after, value, slips })
  }
  if (level === 1)
    return {
      ...years(last, [
        slip(oldest, 'fossils.misreads-ago', say('clock.told-oldest')),
        slip(first, 'fossils.other-row', say('clock.told-single')),
        slip(second, 'fossils.other-row', say('clock.told-single')),
        slip(middle, 'fossils.one-only', say('clock.told-later')),
      ]),
      hints: [say('clock.hint-both'), say('clock.hint-last')],
      solution: [say('clock.so-both'), say('clock.so-last', { last })],
    }
  if (level === 2)
    return {
      ...years(last - floor, [
        slip(last - first, 'fossils.one-only', say('clock.told-first')),
        slip(oldest - floor, 'fossils.misreads-ago', say('clock.told-oldest')),
        slip(last + floor, 'data.adds', say('clock.told-added')),
        slip(floor, 'data.stops-early', say('clock.told-floor')),
        slip(last, 'data.stops-early', say('clock.told-last')),
      ]),
      hints: [say('clock.hint-both'), say('clock.hint-span')],
      solution: [
        say('clock.so-before', { last }),
        say('clock.so-after', { floor }),
        say('clock.so-span', { last, floor, span: last - floor }),
      ],
    }
  return {
    ...years(floor, [
      slip(2 * floor, 'plates.one-side-moves', say('clock.told-one-side')),
      slip(drilled, 'data.stops-early', say('clock.told-drilled')),
      slip(pace, 'data.stops-early', say('clock.told-pace')),
      slip(last, 'fossils.one-only', say('clock.told-fossil')),
      slip(half, 'data.stops-early', say('clock.told-half')),
    ]),
    hints: [say('clock.hint-pace'), say('clock.hint-half')],
    solution: [
      say('clock.so-pace', { distance: drilled * pace, drilled, pace }),
      say('clock.so-half', { width: 2 * half, half }),
      say('clock.so-open', { half, pace, floor }),
      say('clock.so-agrees', { last }),
    ],
  }
}
