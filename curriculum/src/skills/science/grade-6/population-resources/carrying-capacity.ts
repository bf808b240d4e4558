import { defineModel, type ItemTemplate, numberOf, type Text, type Words } from '#form'
import { described } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

/** Daily needs in g or kg (NRC tables, rounded), and how many one shelter holds. */
const places = {
  sheep: { need: [2], unit: 'kg', holds: [6, 8, 10] },
  goats: { need: [2, 3], unit: 'kg', holds: [5, 8] },
  horses: { need: [9, 10], unit: 'kg', holds: [3, 4] },
  squirrels: { need: [40, 50], unit: 'g', holds: [2] },
  bats: { need: [4, 5], unit: 'g', holds: [10, 15, 20] },
  ducks: { need: [120, 150], unit: 'g', holds: [2] },
  rabbits: { need: [200, 250], unit: 'g', holds: [5, 6] },
  hens: { need: [110, 120], unit: 'g', holds: [8, 10, 12] },
} as const
type Place = keyof typeof places
const placeIds: readonly Place[] = [
  'sheep',
  'goats',
  'horses',
  'squirrels',
  'bats',
  'ducks',
  'rabbits',
  'hens',
]

interface Values {
  level: number
  place: Place
  need: number
  /** How many the food feeds. */
  fed: number
  holds: number
  shelters: number
}

/** 1: how many the food feeds. 2: the smaller of two limits. 3: how many more shelters would be of use. */
export const carryingCapacity = defineModel<Values>({
  id: 'carrying-capacity',
  thinking: 'compute',
  seconds: 60,
  calculator: 'basic',
  standards: ['MS-LS2-1'],
  task: ({ level, place, fed, holds, shelters }) =>
    `${level} ${place} ${level === 2 && fed < holds * shelters ? 'food' : ''}`,
  draw(random, level) {
    const place = random.pick(placeIds)
    const { need, holds } = places[place]
    const each = random.pick(holds)
    const shelters = random.integer(3, 12)
    // At level 3 there is food for a few more shelters; at level 2 either limit may be the smaller one.
    const more = level === 3 ? random.integer(2, 6) : random.pick([-2, -1, 1, 2, 3])
    const rest = level === 3 ? 0 : random.integer(0, each - 1)
    return {
      level,
      place,
      need: random.pick(need),
      fed: Math.max(2, each * (shelters + more) + rest),
      holds: each,
      shelters,
    }
  },
  fits: ({ level, fed, holds, shelters }) => level === 1 || (fed !== holds * shelters && fed > 4),
  item: (values) =>
    values.level === 1 ? fedOnly(values) : values.level === 2 ? twoLimits(values) : moreShelters(values),
  solve({ figure }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const [food = 0, need = 1, shelters, holds = 0] = figure.rows.map((row) =>
      Number((row[1] ?? '').replace(/[^\d]/g, '')),
    )
    if (shelters === undefined) return { kind: 'number', text: String(food / need) }
    const isMore = figure.rows.length === 5
    return {
      kind: 'number',
      text: String(
        isMore ? (food / need - shelters * holds) / holds : Math.min(food / need, shelters * holds),
      ),
    }
  },
})

const animalsOf = ({ place }: Values): Text => say(`animals.${place}`)
const amount = (value: number, { place }: Values): string =>
  `${value.toLocaleString('en-US')} ${places[place].unit}`

function facts(values: Values): NonNullable<ItemTemplate['figure']> {
  const { level, need, fed, holds, shelters, place } = values
  const columns: Words[] = [say('capacity.what'), say('capacity.how-much')]
  const rows: Words[][] = [
    [say('capacity.food'), amount(fed * need, values)],
    [say('capacity.need'), amount(need, values)],
    ...(level === 1
      ? []
      : [
          [say(`shelters.${place}`), String(shelters)],
          [say('capacity.holds'), String(holds)],
        ]),
    ...(level === 3 ? [[say('capacity.now'), say('capacity.full')]] : []),
  ]
  return {
    kind: 'table',
    title: say('capacity.title', { animals: animalsOf(values) }),
    columns,
    rows,
    description: described(columns, rows),
  }
}

function fedOnly(values: Values): ItemTemplate {
  const { need, fed } = values
  const food = amount(fed * need, values)
  return {
    stem: [say('capacity.scene', { animals: animalsOf(values) }), say('capacity.ask-fed')],
    figure: facts(values),
    ...numberOf({
      label: say('capacity.label'),
      after: animalsOf(values),
      value: fed,
      slips: [
        { value: fed * need, misconception: 'population.total-for-share', feedback: say('capacity.total') },
        { value: need, misconception: 'population.total-for-share', feedback: say('capacity.one-share') },
        {
          value: fed * need * need,
          misconception: 'population.total-for-share',
          feedback: say('capacity.times'),
        },
      ],
    }),
    hints: [say('capacity.hint-share'), say('capacity.hint-divide', { food, need: amount(need, values) })],
    solution: [say('capacity.so-food'), say('capacity.so-divide', { food: fed * need, need, fed })],
  }
}

function twoLimits(values: Values): ItemTemplate {
  const { need, fed, holds, shelters } = values
  const housed = holds * shelters
  return {
    stem: [say('capacity.scene', { animals: animalsOf(values) }), say('capacity.ask-both')],
    figure: facts(values),
    ...numberOf({
      label: say('capacity.label'),
      after: animalsOf(values),
      value: Math.min(fed, housed),
      slips: [
        {
          value: Math.max(fed, housed),
          misconception: 'population.larger-limit',
          feedback: say('capacity.larger'),
        },
        { value: fed + housed, misconception: 'population.adds-limits', feedback: say('capacity.adds') },
        {
          value: shelters,
          misconception: 'data.stops-early',
          feedback: say('capacity.shelters-only', { holds }),
        },
      ],
    }),
    hints: [say('capacity.hint-both'), say('capacity.hint-housed', { shelters, holds })],
    solution: [
      say('capacity.so-fed', { food: fed * need, need, fed }),
      say('capacity.so-housed', { shelters, holds, housed }),
      say('capacity.so-smaller', { smaller: Math.min(fed, housed) }),
    ],
  }
}

function moreShelters(values: Values): ItemTemplate {
  const { need, fed, holds, shelters } = values
  const housed = holds * shelters
  return {
    stem: [say('capacity.scene', { animals: animalsOf(values) }), say('capacity.ask-more')],
    figure: facts(values),
    ...numberOf({
      label: say('capacity.label-more'),
      after: say('capacity.shelters'),
      value: (fed - housed) / holds,
      slips: [
        {
          value: fed - housed,
          misconception: 'data.stops-early',
          feedback: say('capacity.more-animals', { holds }),
        },
        {
          value: fed / holds,
          misconception: 'data.stops-early',
          feedback: say('capacity.all-shelters', { shelters }),
        },
        { value: fed, misconception: 'population.total-for-share', feedback: say('capacity.fed-only') },
      ],
    }),
    hints: [say('capacity.hint-both'), say('capacity.hint-room', { fed })],
    solution: [
      say('capacity.so-fed', { food: fed * need, need, fed }),
      say('capacity.so-housed', { shelters, holds, housed }),
      say('capacity.so-room', { fed, housed, more: fed - housed }),
      say('capacity.so-more', { more: fed - housed, holds, count: (fed - housed) / holds }),
    ],
  }
}
