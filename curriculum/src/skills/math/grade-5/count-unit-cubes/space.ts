import { defineModel, keysOf, numberOf, numbersIn, slip, solved } from '#form'
import { person, someone } from '#people/people.ts'
import { stacksFigure } from '#solids/boxes.ts'
import { blockOf, cubesIn, drawStacks, shownStacks, type Stacks, stacksIn, tallest } from '#solids/stacks.ts'
import { quantity, type UnitId } from '#units/units.ts'
import { say } from './messages.gen.ts'

const standards = ['5.MD.C.4']

/** Spaces that are packed without gaps: a small unit, a large unit, and how many small ones take up its space. */
const stories = {
  toybox: ['wooden-cube', 'wooden-block', [4, 6, 8]],
  tin: ['sugar-cube', 'caramel', [2, 3]],
  crate: ['tea-box', 'cereal-box', [4, 6, 8]],
  drawer: ['soap-bar', 'sponge', [2, 3]],
  bin: ['book', 'board-game', [2, 3, 4]],
  cooler: ['juice-box', 'milk-carton', [2, 3, 5]],
  trailer: ['small-bale', 'large-bale', [3, 4, 6]],
  cabinet: ['chalk-box', 'marker-box', [2, 3, 4]],
} as const satisfies Record<string, readonly [small: UnitId, large: UnitId, sizes: readonly number[]]>
const storyIds = keysOf(stories)

interface Pack {
  who: string
  story: keyof typeof stories
  asks: 'layers' | 'other-unit' | 'rest'
  /** Units in one layer, or large units in all. */
  many: number
  layers: number
  /** Small units in the space of a large one. */
  size: number
  /** Large units that are packed first. */
  first: number
}
const packKey = ({ asks, many, layers, size, first }: Pack): number =>
  ({ layers: many * layers, 'other-unit': many * size, rest: many - first * size })[asks]

/** One unit in layers (level 1), another unit in the same space (level 2), what is left beside larger units (level 3). */
export const packUnits = defineModel<Pack>({
  id: 'pack-units',
  thinking: 'use in a story',
  seconds: 60,
  standards,
  task: ({ story, asks }) => `${story} ${asks}`,
  draw(random, level) {
    const asks = ({ 1: 'layers', 2: 'other-unit', 3: 'rest' } as const)[level]
    const story = random.pick(storyIds)
    return {
      who: someone(random),
      story,
      asks,
      many: {
        layers: random.integer(6, 20),
        'other-unit': random.integer(8, 25),
        rest: random.integer(30, 90),
      }[asks],
      layers: random.integer(3, 6),
      size: random.pick([...stories[story][2]]),
      first: random.integer(4, 9),
    }
  },
  fits: (its) =>
    its.asks === 'rest'
      ? packKey(its) >= 10
      : its.asks === 'layers' || its.many % its.size === 0 || its.size * its.many < 150,
  item(its) {
    const { asks, many, layers, size, first } = its
    const [small, large] = stories[its.story]
    const key = packKey(its)
    const unit = asks === 'layers' && its.story === 'trailer' ? large : small
    const terms = {
      many: quantity(many, asks === 'other-unit' ? large : unit),
      layers,
      size: quantity(size, small),
      first: quantity(first, large),
      large: quantity(1, large),
      unit: quantity(2, unit),
      n: many,
      k: size,
      m: first,
      key,
      taken: first * size,
    }
    const ask = say(`pack.asks.${asks}`, terms)
    const all = {
      layers: [
        slip(many, 'volume.one-layer', say('pack.slip.one-layer')),
        slip(many + layers, 'volume.adds-edges', say('pack.slip.adds')),
      ],
      'other-unit': [
        slip(many, 'volume.unit-size', say('pack.slip.same')),
        slip(many + size, 'volume.adds-edges', say('pack.slip.adds-size')),
        ...(many % size === 0 ? [slip(many / size, 'volume.unit-size', say('pack.slip.divides'))] : []),
      ],
      rest: [
        slip(many - first, 'volume.unit-size', say('pack.slip.one-each')),
        slip(first * size, 'volume.other-part', say('pack.slip.taken')),
      ],
    }
    return {
      stem: [
        say(`pack.into.${its.story}`, { who: person(its.who) }),
        say(`pack.told.${asks}`, { ...terms, who: person(its.who) }),
        ask,
      ],
      ...numberOf({ label: say('pack.label', terms), value: key, slips: all[asks] }),
      answer: say('pack.answer', { amount: quantity(key, unit) }),
      hints: [say(`pack.nudge.${asks}`), say(`pack.hint.${asks}`)],
      solution: [
        say(`pack.why.${asks}`, terms),
        ...(asks === 'rest' ? [say('pack.taken', terms)] : []),
        say(`pack.so.${asks}`, terms),
      ],
    }
  },
  solve({ stem }) {
    const [a = 0, b = 0, c] = numbersIn(stem).map(({ value }) => value)
    // The space in small units, then small units for a large one, then large units.
    if (c !== undefined)
      return solved.number(a - Array.from({ length: c }).reduce<number>((all) => all + b, 0))
    return solved.number(Array.from({ length: b }).reduce<number>((all) => all + a, 0))
  },
})

interface Rebuild {
  who: string
  asks: 'layers' | 'left' | 'again'
  /** Columns and rows of a layer. */
  columns: number
  rows: number
  /** All cubes; with a solid, those that it is made of. */
  total: number
  stacks: Stacks
}
const layerOf = ({ columns, rows }: Rebuild): number => columns * rows

/** Layers that can be built (level 1), cubes that are left over (level 2), another box from the same cubes (level 3). */
export const rebuild = defineModel<Rebuild>({
  id: 'rebuild',
  thinking: 'work backwards',
  seconds: 60,
  standards: ['5.MD.C.3b', '5.MD.C.4'],
  task: ({ asks, columns, rows }) => `${asks} ${columns} ${rows}`,
  draw(random, level) {
    const asks = ({ 1: 'layers', 2: 'left', 3: 'again' } as const)[level]
    const [columns, rows] =
      asks === 'again'
        ? [random.integer(2, 4), random.integer(1, 2)]
        : [random.integer(3, 8), random.integer(2, 5)]
    const stacks = drawStacks(random, 4)
    const full = columns * rows * random.integer(3, 15)
    const total = {
      layers: full,
      left: full + random.integer(1, columns * rows - 1),
      again: cubesIn(stacks),
    }[asks]
    return { who: someone(random), asks, columns, rows, total, stacks }
  },
  fits(its) {
    const layers = its.total / layerOf(its)
    if (its.asks !== 'again') return its.total <= 360
    return Number.isInteger(layers) && layers > 1 && layers !== tallest(its.stacks)
  },
  item(its) {
    const { asks, columns, rows, total, stacks } = its
    const layer = layerOf(its)
    const layers = Math.floor(total / layer)
    const left = total - layers * layer
    const terms = { who: person(its.who), total, columns, rows, layer, layers, left, built: layers * layer }
    const slips = {
      layers: [
        slip(total - layer, 'volume.subtracts-edges', say('rebuild.slip.minus')),
        slip(layer, 'volume.one-layer', say('rebuild.slip.one-layer')),
      ],
      left: [
        slip(layers, 'volume.stops-early', say('rebuild.slip.layers')),
        slip(layer - left, 'volume.other-part', say('rebuild.slip.next')),
        slip(total - layer, 'volume.subtracts-edges', say('rebuild.slip.once')),
      ],
      again: [
        slip(total, 'volume.stops-early', say('rebuild.slip.total')),
        slip(tallest(stacks), 'volume.same-height', say('rebuild.slip.same-height')),
      ],
    }
    return {
      stem: [say(`rebuild.told.${asks}`, terms), say(`rebuild.asks.${asks}`, terms)],
      figure: asks === 'again' ? stacksFigure(stacks) : stacksFigure(blockOf(columns, rows, 1)),
      ...numberOf({
        label: say(asks === 'left' ? 'rebuild.label.left' : 'rebuild.label.layers'),
        value: asks === 'left' ? left : layers,
        slips: slips[asks],
      }),
      hints: [say(`rebuild.nudge.${asks}`), say(`rebuild.hint.${asks}`)],
      solution: [
        ...(asks === 'again' ? [say('rebuild.count', terms)] : []),
        say('rebuild.layer', terms),
        asks === 'left' ? say('rebuild.built', terms) : say('rebuild.divide', terms),
        ...(asks === 'left' ? [say('rebuild.left', terms)] : []),
      ],
    }
  },
  solve(shown) {
    const [first = 0, second = 0] = numbersIn(shown.stem).map(({ value }) => value)
    // Only the size of a new layer is told by two numbers.
    if (second > 0) {
      // Fill one layer after another.
      let [cubes, layers] = [cubesIn(shownStacks(shown)), 0]
      while (cubes > 0) [cubes, layers] = [cubes - first * second, layers + 1]
      return solved.number(layers)
    }
    const layer = stacksIn(shownStacks(shown))
    return solved.number(/left over|sobran/.test(shown.stem) ? first % layer : first / layer)
  },
})
