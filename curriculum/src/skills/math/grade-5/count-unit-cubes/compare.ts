import { defineModel, drawUntil, numbersIn, solved } from '#form'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { sortCards, type SortedCard } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

const standards = ['5.MD.C.4']

const kindsAt = {
  1: ['layers', 'stacks', 'block'],
  2: ['layers', 'rows', 'taken'],
  3: ['doubles', 'rows', 'taken', 'stacks'],
} as const
interface Solid {
  kind: (typeof kindsAt)[1 | 2 | 3][number]
  a: number
  b: number
  c: number
  d: number
}
const cubesOf = ({ kind, a, b, c, d }: Solid): number =>
  ({ layers: a * b, stacks: a + b + c + d, block: a, rows: a * b * c, taken: a * b - c, doubles: 2 * a })[
    kind
  ]
const heightOf = ({ a }: Solid): number => a
/** Whether each text tells the number of layers. */
const haveLayers = (solids: readonly Solid[]): boolean =>
  solids.every(({ kind }) => kind === 'layers' || kind === 'rows' || kind === 'taken')
/** The first count that a text tells. */
const firstCount = ({ kind, a, b, c, d }: Solid): number =>
  ({ layers: b, stacks: Math.max(a, b, c, d), block: a, rows: b * c, taken: a * b, doubles: a })[kind]

/** Solids told by layers, stacks, and a total (level 1), by rows and what is taken away (level 2), in double cubes (level 3). */
export const orderSolids = defineModel<{ solids: Solid[]; shuffle: number }>({
  id: 'order-solids',
  thinking: 'compare',
  seconds: 60,
  standards,
  task: ({ solids }) => solids.map(({ kind, a }) => `${kind} ${a}`).join(' '),
  draw: (random, level) => ({
    solids: kindsAt[level].map((kind): Solid => {
      const few = (): number => random.integer(2, 5)
      const a = kind === 'block' ? random.integer(10, 30) : kind === 'doubles' ? random.integer(6, 16) : few()
      return {
        kind,
        a,
        b: kind === 'layers' || kind === 'taken' ? random.integer(4, 12) : few(),
        c: few(),
        d: few(),
      }
    }),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ solids }) => {
    const counts = solids.map(cubesOf).toSorted((one, other) => one - other)
    return (
      counts.every(
        (count, at) => count >= 8 && count <= 48 && (at === 0 || count - (counts[at - 1] ?? 0) >= 2),
      ) &&
      (!haveLayers(solids) || new Set(solids.map(heightOf)).size > 1)
    )
  },
  item({ solids, shuffle }) {
    const things = solids.map((solid) => ({
      ...solid,
      text: say(`order.${solid.kind}`, { a: solid.a, b: solid.b, c: solid.c, d: solid.d }),
    }))
    return {
      stem: [say('order.asks')],
      ...orderBy(shuffle, {
        things,
        by: cubesOf,
        first: say('order.least'),
        last: say('order.most'),
        slips: [
          {
            by: (its) => -cubesOf(its),
            misconception: 'volume.reversed',
            feedback: say('order.slip.reversed'),
          },
          ...(haveLayers(solids)
            ? [
                {
                  by: heightOf,
                  misconception: 'volume.judges-by-one-edge',
                  feedback: say('order.slip.height'),
                } as const,
              ]
            : []),
          { by: firstCount, misconception: 'volume.one-layer', feedback: say('order.slip.first') },
        ],
      }),
      hints: [say('order.nudge'), say('order.hint')],
      solution: [
        say('order.find'),
        ...sortedBy(things, cubesOf).map((its) =>
          say('order.step', { solid: its.text, count: cubesOf(its) }),
        ),
      ],
    }
  },
  solve: (shown) =>
    solved.order(shown, (text) => {
      const [a = 0, b = 1, c, d] = numbersIn(text).map(({ value }) => value)
      if (d !== undefined) return a + b + (c ?? 0) + d
      if (/taken away|quitan/.test(text)) return a * b - (c ?? 0)
      return a * b * (c ?? 1)
    }),
})

const judgedAt = {
  1: ['full', 'room', 'outside', 'layers', 'half'],
  2: ['full', 'room', 'gaps', 'inch', 'outside', 'half'],
  3: ['gaps', 'inch', 'large', 'small', 'layers', 'fewer'],
} as const
type Judged = (typeof judgedAt)[1 | 2 | 3][number]
/** Against the asked volume: less (0), equal (1), more (2). */
const placeOf: Record<Judged, 0 | 1 | 2> = {
  full: 1,
  layers: 1,
  half: 1,
  outside: 0,
  small: 0,
  fewer: 0,
  room: 2,
  gaps: 2,
  inch: 2,
  large: 2,
}
const slipOf = {
  full: 'volume.other-part',
  layers: 'volume.one-layer',
  half: 'volume.stops-early',
  outside: 'volume.other-part',
  small: 'volume.unit-size',
  fewer: 'volume.one-layer',
  room: 'volume.other-part',
  gaps: 'volume.gaps',
  inch: 'volume.unit-size',
  large: 'volume.unit-size',
} as const

interface Boxes {
  /** The asked volume is layers × layer cubic centimeters. */
  layer: number
  layers: number
  few: number
  cards: Judged[]
  shuffle: number
}

/** Boxes against a volume: cubes inside and outside (level 1), gaps and other cubes (level 2), other edges (level 3). */
export const compareSpace = defineModel<Boxes>({
  id: 'compare-space',
  thinking: 'classify',
  seconds: 60,
  standards: ['5.MD.C.3a', '5.MD.C.3b'],
  task: ({ cards }) => cards.toSorted((one, other) => one.localeCompare(other)).join(' '),
  draw(random, level) {
    const cards = drawUntil(
      () => random.sample(judgedAt[level], level === 1 ? 4 : 5),
      (drawn) => new Set(drawn.map((each) => placeOf[each])).size === 3,
    )
    return {
      layer: random.integer(6, 15),
      layers: random.integer(2, 5),
      few: random.integer(2, 5),
      cards: [...cards],
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ layer, layers }) => (layer * layers) % 2 === 0,
  item({ layer, layers, few, cards, shuffle }) {
    const n = layer * layers
    const terms = { n, few, layer, layers, half: n / 2, thin: layer - 1 }
    const slip = { misconception: 'volume.gaps', feedback: say('space.slip.full') } as const
    const shown = cards.map((id): SortedCard => ({
      text: say(`space.card.${id}`, terms),
      place: placeOf[id],
      elsewhere: { misconception: slipOf[id], feedback: say(`space.slip.${id}`) },
    }))
    return {
      stem: [say('space.asks', { n })],
      ...sortCards({
        shuffle,
        categories: [say('space.less', { n }), say('space.equal', { n }), say('space.more', { n })],
        cards: shown,
        slip,
      }),
      hints: [say('space.nudge'), say('space.hint')],
      solution: [
        say('space.rule'),
        ...cards.map((id) =>
          say('space.step', { card: say(`space.card.${id}`, terms), why: say(`space.why.${id}`, terms) }),
        ),
      ],
    }
  },
  solve(shown) {
    const n = numbersIn(shown.stem)[0]?.value ?? 0
    return solved.sort(shown, (card) => {
      const [a = 0, b = 1] = numbersIn(card).map(({ value }) => value)
      if (/gaps|huecos|room for|cabrían|inch|pulgada|2-cm|de 2 cm/.test(card)) return 2
      if (/stay outside|quedan afuera|half-cm|medio cm/.test(card)) return 0
      const volume = /half of it|la mitad/.test(card) ? 2 * a : a * b
      return volume < n ? 0 : volume === n ? 1 : 2
    })
  },
})
