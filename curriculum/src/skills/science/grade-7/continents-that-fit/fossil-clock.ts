import { defineModel, type AnsweredTemplate, type Level, numberOf, type Random, slip } from '#form'
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
  place: number
  /** Kinds on both lands and on one, with the million years ago when they lived; the youngest shared kind comes last. */
  both: { kind: (typeof shared)[number]; ago: number }[]
  single: { kind: (typeof apart)[number]; ago: number; isWest: boolean }[]
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
    const floor = random.integer(11, 30) * 5
    const last = floor + random.integer(2, 5) * 5
    return {
      level,
      place: random.integer(0, lands.length - 1),
      both: agesAbove(random, last),
      single: agesBelow(random, floor),
      floor,
      pace: random.pick([12, 15, 18, 20, 24, 25, 30]),
      drilled: random.integer(2, 8) * 5,
    }
  },
  fits: ({ floor, both, drilled }) => 2 * drilled < floor && (both.at(-1)?.ago ?? 0) < 2 * floor,
  item: (values) => {
    const { level, place } = values
    const [west, east] = lands[place] ?? lands[0]
    return {
      stem: [say('clock.scene', { west, east }), say(`clock.ask-${level}`, { floor: values.floor })],
      figure: level === 3 ? floorTable(values) : fossilTable(values),
      ...answered(values),
    }
  },
  task: ({ level, place }) => `${level}/${place}`,
})

/** Three ages from the oldest to `last`. */
function agesAbove(random: Random, last: number): Values['both'] {
  const kinds = random.sample(shared, 3)
  const middle = last + 5 * random.integer(2, 5)
  const ages = [middle + 5 * random.integer(2, 6), middle, last]
  return kinds.map((kind, at) => ({ kind, ago: ages[at] ?? last }))
}

/** Two ages after the sea floor began to form. */
function agesBelow(random: Random, floor: number): Values['single'] {
  const kinds = random.sample(apart, 2)
  const first = floor - 5 * random.integer(2, 4)
  const ages = [first, first - 5 * random.integer(2, 5)]
  const isWest = random.chance(0.5)
  return kinds.map((kind, at) => ({
    kind,
    ago: Math.max(5, ages[at] ?? 5),
    isWest: at === 0 ? isWest : !isWest,
  }))
}

const widthOf = ({ floor, pace }: Values): number => 2 * floor * pace
const lastShared = ({ both }: Values): number => both.at(-1)?.ago ?? 0

function fossilTable({ place, both, single }: Values) {
  const [west, east] = lands[place] ?? lands[0]
  const mark = (isFound: boolean) => say(isFound ? 'clock.yes' : 'clock.no')
  return tableFigure(
    say('clock.title'),
    [say('clock.kind'), say('clock.ago'), west, east],
    [
      ...both.map(({ kind, ago }) => [say(`clock.life.${kind}`), numeral(ago), mark(true), mark(true)]),
      ...single.map(({ kind, ago, isWest }) => [
        say(`clock.life.${kind}`),
        numeral(ago),
        mark(isWest),
        mark(!isWest),
      ]),
    ],
  )
}

const floorTable = (values: Values) =>
  tableFigure(
    say('clock.floor-title'),
    [say('clock.what'), say('clock.size')],
    [
      [say('clock.drill-far'), say('clock.km', { size: values.drilled * values.pace })],
      [say('clock.drill-age'), say('clock.my', { size: values.drilled })],
      [say('clock.width'), say('clock.km', { size: widthOf(values) })],
      [say('clock.last'), say('clock.my', { size: lastShared(values) })],
    ],
  )

function answered(values: Values): AnsweredTemplate {
  const { level, both, single, floor, pace, drilled } = values
  const last = lastShared(values)
  const oldest = both[0]?.ago ?? 0
  const first = single[0]?.ago ?? 0
  if (level === 1)
    return {
      ...numberOf({
        label: say('clock.label-1'),
        after: say('clock.million-ago'),
        value: last,
        slips: [
          slip(oldest, 'fossils.misreads-ago', say('clock.told-oldest')),
          slip(first, 'fossils.other-row', say('clock.told-single')),
          slip(single[1]?.ago ?? 0, 'fossils.other-row', say('clock.told-single')),
          slip(both[1]?.ago ?? 0, 'fossils.one-only', say('clock.told-later')),
        ],
      }),
      hints: [say('clock.hint-both'), say('clock.hint-last')],
      solution: [say('clock.so-both'), say('clock.so-last', { last })],
    }
  if (level === 2)
    return {
      ...numberOf({
        label: say('clock.label-2'),
        after: say('clock.million'),
        value: last - floor,
        slips: [
          slip(last - first, 'fossils.one-only', say('clock.told-first')),
          slip(oldest - floor, 'fossils.misreads-ago', say('clock.told-oldest')),
          slip(last + floor, 'data.adds', say('clock.told-added')),
          slip(floor, 'data.stops-early', say('clock.told-floor')),
          slip(last, 'data.stops-early', say('clock.told-last')),
        ],
      }),
      hints: [say('clock.hint-both'), say('clock.hint-span')],
      solution: [
        say('clock.so-before', { last }),
        say('clock.so-after', { floor }),
        say('clock.so-span', { last, floor, span: last - floor }),
      ],
    }
  const half = floor * pace
  return {
    ...numberOf({
      label: say('clock.label-3'),
      after: say('clock.million-ago'),
      value: floor,
      slips: [
        slip(2 * floor, 'plates.one-side-moves', say('clock.told-one-side')),
        slip(drilled, 'data.stops-early', say('clock.told-drilled')),
        slip(pace, 'data.stops-early', say('clock.told-pace')),
        slip(last, 'fossils.one-only', say('clock.told-fossil')),
        slip(half, 'data.stops-early', say('clock.told-half')),
      ],
    }),
    hints: [say('clock.hint-pace'), say('clock.hint-half')],
    solution: [
      say('clock.so-pace', { distance: drilled * pace, drilled, pace }),
      say('clock.so-half', { width: 2 * half, half }),
      say('clock.so-open', { half, pace, floor }),
      say('clock.so-agrees', { last }),
    ],
  }
}
