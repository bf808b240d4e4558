import {
  defineModel,
  type ItemTemplate,
  type Level,
  numberOf,
  type Random,
  slip,
  solved,
  type Text,
} from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

const animals = [
  'mealworms',
  'caterpillars',
  'chicks',
  'mice',
  'snails',
  'crickets',
  'hamsters',
  'grasshoppers',
] as const

interface Budget {
  /** Grams of dry food and of oxygen that went in. */
  food: number
  oxygen: number
  /** Grams that were built into the bodies, left in droppings, and given off. */
  growth: number
  droppings: number
  carbon: number
  water: number
}

interface Values extends Budget {
  level: Level
  animal: (typeof animals)[number]
  /** What the animals weigh at the start. */
  start: number
  /** The row that is asked for at level 1. */
  hidden: 'growth' | 'droppings' | 'carbon' | 'water'
}

const hideable = ['growth', 'droppings', 'carbon', 'water'] as const

/**
 * What becomes of dry food: of each 15 g that is broken down, 16 g of oxygen join in, and 22 g of carbon dioxide and 9 g
 * of water come out, as for sugar. A fifth to a third is built into the body, and as much is left over.
 */
function drawBudget(random: Random): Budget {
  const parts = random.integer(2, 8)
  const burned = 15 * parts
  const growth = random.integer(Math.round(burned / 3), Math.round(burned / 2))
  const droppings = random.integer(Math.round(burned / 3), Math.round(0.6 * burned))
  return {
    food: burned + growth + droppings,
    oxygen: 16 * parts,
    growth,
    droppings,
    carbon: 22 * parts,
    water: 9 * parts,
  }
}

/** Matter that went in and matter that came out have the same mass: find one (1), with a change of mass (2), or what an open cage took in (3). */
export const trackMatter = defineModel<Values>({
  id: 'track-matter',
  thinking: 'compute',
  seconds: 75,
  calculator: 'basic',
  standards: ['MS-LS1-7'],
  draw: (random, level) => ({
    level,
    animal: random.pick(animals),
    ...drawBudget(random),
    start: random.integer(60, 180),
    hidden: random.pick(hideable),
  }),
  item: (values) =>
    values.level === 1 ? missing(values) : values.level === 2 ? bodies(values) : openCage(values),
  task: ({ level, animal, hidden }) => `${level} ${animal} ${level === 1 ? hidden : ''}`,
  solve({ figure }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const told = figure.rows.map((row) => Number((row[1] ?? '').replace(',', '')))
    if (figure.rows.length === 6 && told.some(Number.isNaN)) {
      // Two rows went in, and four came out or stayed.
      const [food = 0, oxygen = 0, ...rest] = told
      const known = rest.filter((value) => !Number.isNaN(value))
      if (known.length === 3) return solved.number(food + oxygen - known.reduce((sum, each) => sum + each, 0))
    }
    if (figure.rows.length === 6) {
      const [food = 0, oxygen = 0, start = 0, end = 0, droppings = 0, water = 0] = told
      return solved.number(food + oxygen - (end - start) - droppings - water)
    }
    const [before = 0, after = 0, carbon = 0, water = 0] = told
    return solved.number(carbon + water - (before - after))
  },
})

type Row = 'food' | 'oxygen' | 'start' | 'end' | 'before' | 'after' | (typeof hideable)[number]

const massTable = (rows: readonly (readonly [Row, number | null])[]) =>
  tableFigure(
    say('matter.title'),
    [say('matter.what'), say('matter.grams')],
    rows.map(([row, grams]) => [say(`matter.row.${row}`), grams ?? say('matter.unknown')]),
  )

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
const plus = (values: readonly number[]): string => values.join(' + ')

function missing(values: Values): ItemTemplate {
  const { animal, food, oxygen, hidden } = values
  const known = hideable.filter((row) => row !== hidden).map((row) => values[row])
  const value = values[hidden]
  return {
    stem: [scene(animal), say('matter.ask-missing')],
    figure: massTable([
      ['food', food],
      ['oxygen', oxygen],
      ...hideable.map((row) => [row, row === hidden ? null : values[row]] as const),
    ]),
    ...numberOf({
      label: say('matter.label-missing'),
      after: 'g',
      value,
      slips: [
        slip(food - sum(known), 'substance.gas-is-nothing', say('matter.told-oxygen')),
        slip(food + oxygen, 'data.stops-early', say('matter.told-in')),
        slip(sum(known), 'data.stops-early', say('matter.told-out')),
        slip(food + oxygen + sum(known), 'data.adds', say('matter.told-adds')),
      ].filter((each) => each.value > 0),
    }),
    hints: [say('matter.hint-conserved'), say('matter.hint-in')],
    solution: [
      say('matter.so-in', { food, oxygen, total: food + oxygen }),
      say('matter.so-out', { list: plus(known), known: sum(known), total: food + oxygen, value }),
    ],
  }
}

const scene = (animal: Values['animal']): Text => say('matter.scene', { animals: say(`animals.${animal}`) })

function bodies(values: Values): ItemTemplate {
  const { animal, food, oxygen, start, growth, droppings, water, carbon } = values
  const total = food + oxygen
  const known = [growth, droppings, water]
  return {
    stem: [scene(animal), say('matter.ask-carbon')],
    figure: massTable([
      ['food', food],
      ['oxygen', oxygen],
      ['start', start],
      ['end', start + growth],
      ['droppings', droppings],
      ['water', water],
    ]),
    ...numberOf({
      label: say('matter.label-carbon'),
      after: 'g',
      value: carbon,
      slips: [
        slip(total - droppings - water, 'plants.matter-lost', say('matter.told-growth')),
        slip(food - sum(known), 'substance.gas-is-nothing', say('matter.told-oxygen')),
        slip(total, 'data.stops-early', say('matter.told-in')),
        slip(total - (start + growth) - droppings - water, 'reading.one-point', say('matter.told-end')),
      ].filter((each) => each.value > 0),
    }),
    hints: [say('matter.hint-growth'), say('matter.hint-in')],
    solution: [
      say('matter.so-growth', { end: start + growth, start, growth }),
      say('matter.so-in', { food, oxygen, total }),
      say('matter.so-out', { list: plus(known), known: sum(known), total, value: carbon }),
    ],
  }
}

function openCage(values: Values): ItemTemplate {
  const { animal, food, start, oxygen, carbon, water } = values
  const before = 1000 + start + food
  const lost = carbon + water - oxygen
  return {
    stem: [say('matter.scene-open', { animals: say(`animals.${animal}`) }), say('matter.ask-oxygen')],
    figure: massTable([
      ['before', before],
      ['after', before - lost],
      ['carbon', carbon],
      ['water', water],
    ]),
    ...numberOf({
      label: say('matter.label-oxygen'),
      after: 'g',
      value: oxygen,
      slips: [
        slip(lost, 'substance.gas-is-nothing', say('matter.told-lost')),
        slip(carbon + water, 'data.stops-early', say('matter.told-given')),
        slip(carbon - lost, 'substance.part-forgotten', say('matter.told-water')),
        slip(carbon + water + lost, 'data.adds', say('matter.told-both')),
      ].filter((each) => each.value > 0),
    }),
    hints: [say('matter.hint-open'), say('matter.hint-gases')],
    solution: [
      say('matter.so-lost', { before, after: before - lost, lost }),
      say('matter.so-given', { carbon, water, given: carbon + water }),
      say('matter.so-oxygen', { given: carbon + water, lost, oxygen }),
    ],
  }
}
