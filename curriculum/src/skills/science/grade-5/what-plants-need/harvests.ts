import { defineModel, keysOf, type Level, numberOf, slip } from '#form'
import { person, someone } from '#people/people.ts'
import { tableFigure } from '#shapes/display/display.ts'
import type { Records } from '#shapes/records/records.ts'
import { claimsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/**
 * Grams of a grown plant, fresh and dried, and liters of water that it was given. About a twentieth of the dry matter
 * is minerals of the soil (Marschner 2012).
 */
const plants = {
  lettuce: [320, 16, 9],
  radish: [90, 6, 3],
  basil: [150, 18, 6],
  marigold: [130, 20, 8],
  bean: [180, 28, 12],
  pepper: [420, 60, 22],
  tomato: [760, 95, 34],
  sunflower: [900, 140, 45],
  corn: [1100, 220, 60],
} as const
const ids = keysOf(plants)
const soilLoss = (dry: number): number => Math.max(1, Math.round(dry / 20))

/** Plants of a garden club, each grown from a seed in a pot of weighed soil. */
export const harvests: Records = {
  id: 'harvests',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.gain'), say('table.lost'), say('table.water')],
  rows: ids.map((id) => ({
    name: say(`table.plant.${id}`),
    inside: say(`table.inside.${id}`),
    values: [plants[id][1], soilLoss(plants[id][1]), plants[id][2]],
  })),
  shown: 5,
}

export const harvestClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'gain' },
    { column: 1, statement: 'lost' },
    { column: 2, statement: 'water' },
  ],
  twice: { column: 0, statement: 'twice' },
  pattern: { columns: [2, 0], same: 'same', opposite: 'opposite' },
  untold: ['no-light', 'no-height', 'no-taste'],
})

interface Values {
  level: Level
  who: string
  plant: keyof typeof plants
  /** Grams: the grown plant fresh and dried, the seedling dried, the dry soil before and after. */
  fresh: number
  dry: number
  seedling: number
  before: number
  after: number
}

/** Where the matter of one plant is from: water in it (1), not from the soil (2), with a seedling at the start (3). */
export const plantBudget = defineModel<Values>({
  id: 'plant-budget',
  thinking: 'compute',
  seconds: 60,
  standards: ['5-LS1-1'],
  draw(random, level) {
    const plant = random.pick(ids)
    const [freshest, driest] = plants[plant]
    const size = random.integer(80, 120) / 100
    const dry = Math.round(driest * size)
    const seedling = level === 3 ? random.integer(1, Math.min(9, Math.floor(dry / 4))) : 0
    const before = 10 * random.integer(90, 240)
    return {
      level,
      who: someone(random),
      plant,
      fresh: Math.round(freshest * size),
      dry,
      seedling,
      before,
      after: before - soilLoss(dry),
    }
  },
  item({ level, who, plant, fresh, dry, seedling, before, after }) {
    const lost = before - after
    const value = { 1: fresh - dry, 2: dry - lost, 3: dry - seedling - lost }[level]
    const slips = {
      1: [
        slip(dry, 'reading.wrong-series', say('budget.told-dry')),
        slip(fresh + dry, 'data.adds', say('budget.told-sum')),
        slip(fresh, 'data.stops-early', say('budget.told-fresh')),
      ],
      2: [
        slip(lost, 'plants.food-from-soil', say('budget.told-lost')),
        slip(dry, 'data.stops-early', say('budget.told-gain')),
        slip(dry + lost, 'data.adds', say('budget.told-plus')),
        slip(fresh - lost, 'reading.wrong-series', say('budget.told-wet')),
      ],
      3: [
        slip(lost, 'plants.food-from-soil', say('budget.told-lost')),
        slip(dry - lost, 'substance.part-forgotten', say('budget.told-seedling')),
        slip(dry - seedling, 'data.stops-early', say('budget.told-gain')),
        slip(dry, 'data.stops-early', say('budget.told-grown')),
      ],
    }
    const told = { fresh, dry, seedling, before, after, lost, value, gain: dry - seedling }
    return {
      stem: [
        say(level === 3 ? 'budget.scene-seedling' : 'budget.scene-seed', {
          who: person(who),
          plant: say(`budget.a.${plant}`),
        }),
        say(`budget.ask-${level}`),
      ],
      figure: tableFigure(
        say('budget.title'),
        [say('budget.what'), say('budget.weight')],
        [
          ...(level === 3 ? [[say('budget.seedling'), seedling]] : []),
          [say('budget.fresh'), fresh],
          [say('budget.dry'), dry],
          ...(level === 1
            ? []
            : [
                [say('budget.before'), before],
                [say('budget.after'), after],
              ]),
        ],
      ),
      ...numberOf({ label: say(`budget.label-${level}`), after: 'g', value, slips: slips[level] }),
      hints: [say(`budget.hint-${level}`), say(`budget.next-${level}`)],
      solution:
        level === 1
          ? [say('budget.so-dry'), say('budget.so-1', told)]
          : [say('budget.so-soil', told), say(`budget.so-${level}`, told), say('budget.so-from')],
    }
  },
  task: ({ level, plant }) => `${level}/${plant}`,
  solve({ figure }) {
    const grams =
      figure?.kind === 'table' ? figure.rows.map(([, value = '']) => Number(value.replace(',', ''))) : []
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = grams
    const value =
      grams.length === 2
        ? first - second
        : grams.length === 4
          ? second + fourth - third
          : third + fifth - first - fourth
    return { kind: 'number', text: String(value) }
  },
})
