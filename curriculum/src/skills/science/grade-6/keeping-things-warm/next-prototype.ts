import { defineModel, type ItemTemplate, type Level, numberOf, slip, solved } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { coolsBy, type Insulation, lastWorthwhile, savings, thinnest } from '#worlds/insulation/insulation.ts'
import { celsius } from '#worlds/words.ts'
import { say } from './messages.gen.ts'

const scenes = ['soup', 'cocoa', 'tea', 'stew', 'rice', 'oatmeal', 'cider', 'chili'] as const
const materials: readonly Insulation[] = ['foam', 'fleece', 'sawdust', 'wood']
/** Dollars for a layer of one centimeter around the jar. */
const prices: Record<Insulation, number[]> = { foam: [2, 3], fleece: [3, 4], sawdust: [1], wood: [1, 2] }
const thicknesses = [1, 2, 3, 4, 5, 6]

interface Values {
  level: Level
  scene: (typeof scenes)[number]
  materials: Insulation[]
  prices: number[]
  start: number
  room: number
  /** Least temperature after an hour; at level 3 the least that one more centimeter must help. */
  need: number
}

/** What a class measures: °C after an hour, to a tenth. */
const after = ({ start, room }: Values, material: Insulation, centimeters: number): number =>
  Number((start - coolsBy({ material, centimeters, start, room, minutes: 60 })).toFixed(1))
const columnOf = (values: Values, at: number): number[] =>
  thicknesses.map((centimeters) => after(values, values.materials[at] ?? 'wood', centimeters))

/** Tests of layers: the thinnest that is warm enough (1), the cheapest of two (2), and where more hardly helps (3). */
export const nextPrototype = defineModel<Values>({
  id: 'next-prototype',
  thinking: 'work backwards',
  seconds: 70,
  standards: ['MS-ETS1-4'],
  draw(random, level) {
    const chosen = random.sample(materials, level === 2 ? 2 : 1)
    return {
      level,
      scene: random.pick(scenes),
      materials: chosen,
      prices: chosen.map((material) => random.pick(prices[material])),
      start: random.pick([75, 80, 85]),
      room: random.pick([0, 5, 10, 15, 20]),
      need: level === 3 ? random.integer(1, 3) : random.integer(55, 76),
    }
  },
  fits(values) {
    const { level, need } = values
    const columns = values.materials.map((_material, at) => columnOf(values, at))
    if (columns.flat().some((degrees) => Math.abs(degrees - need) < 0.4)) return false
    if (level === 3) {
      const saved = savings(columns[0] ?? [])
      const last = lastWorthwhile(columns[0] ?? [], need)
      return last >= 2 && last <= 4 && saved.every((each) => Math.abs(each - need) > 0.05)
    }
    const thick = columns.map((column) => thinnest(column, need))
    const costs = costsOf(values, thick)
    if (thick.some((each) => each < 2)) return false
    return level === 1 || costs[0] !== costs[1]
  },
  item(values) {
    const { level, scene, start, room, need } = values
    return {
      stem: [
        say(`proto.scene.${scene}`),
        say('proto.test', { start: celsius(start), room: celsius(room) }),
        say(`proto.ask-${level}`, { need: celsius(need) }),
      ],
      figure: figureOf(values),
      ...(level === 1 ? thinnestOf(values) : level === 2 ? cheapestOf(values) : worthwhileOf(values)),
    }
  },
  task: ({ level, scene, materials: [material] }) => `${level}/${scene}/${material}`,
  solve({ figure, stem }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const rows = figure.rows.map((row) => row.map((cell) => Number(cell.replace('−', '-').replace('$', ''))))
    const need = Number(/(\d+) °C(?!.*°C)/u.exec(stem)?.[1])
    const column = (at: number): number[] =>
      rows.filter(([first]) => Number.isFinite(first)).map((row) => row[at] ?? 0)
    const width = rows[0]?.length ?? 0
    if (width === 3) {
      const each = [1, 2].map((at) => thinnest(column(at), need) * (rows.at(-1)?.[at] ?? 0))
      return solved.number(Math.min(...each))
    }
    return solved.number(need < 10 ? lastWorthwhile(column(1), need) : thinnest(column(1), need))
  },
})

type Answered = Pick<ItemTemplate, 'interaction' | 'key' | 'wrongAnswers' | 'hints' | 'solution'>
const costsOf = ({ prices: each }: Values, thick: readonly number[]): number[] =>
  thick.map((centimeters, at) => centimeters * (each[at] ?? 0))

function thinnestOf(values: Values): Answered {
  const { need } = values
  const column = columnOf(values, 0)
  const value = thinnest(column, need)
  return {
    ...numberOf({
      label: say('proto.label-thick'),
      after: 'cm',
      value,
      slips: [
        slip(value - 1, 'design.criterion-ignored', say('proto.told-cold')),
        slip(6, 'design.more-is-better', say('proto.told-thicker')),
      ],
    }),
    hints: [say('proto.hint-need', { need: celsius(need) }), say('proto.hint-first')],
    solution: [
      say('proto.so-below', { thick: value - 1, degrees: celsius(column[value - 2] ?? 0) }),
      say('proto.so-enough', { thick: value, degrees: celsius(column[value - 1] ?? 0) }),
    ],
  }
}

function cheapestOf(values: Values): Answered {
  const { need, materials: names, prices: each } = values
  const thick = names.map((_name, at) => thinnest(columnOf(values, at), need))
  const costs = costsOf(values, thick)
  const value = Math.min(...costs)
  return {
    ...numberOf({
      label: say('proto.label-cost'),
      after: say('proto.dollars'),
      value,
      slips: [
        slip(Math.max(...costs), 'data.stops-early', say('proto.told-dear')),
        slip(Math.min(...each), 'design.criterion-ignored', say('proto.told-price')),
        slip(thick[costs.indexOf(value)] ?? 0, 'data.stops-early', say('proto.told-thick')),
      ],
    }),
    hints: [say('proto.hint-each'), say('proto.hint-cost')],
    solution: [
      ...names.map((name, at) =>
        say('proto.so-cost', {
          material: say(`proto.material.${name}`),
          thick: thick[at] ?? 0,
          price: each[at] ?? 0,
          cost: costs[at] ?? 0,
        }),
      ),
      say('proto.so-cheapest', { cost: value }),
    ],
  }
}

function worthwhileOf(values: Values): Answered {
  const column = columnOf(values, 0)
  const value = lastWorthwhile(column, values.need)
  const saved = savings(column)
  return {
    ...numberOf({
      label: say('proto.label-last'),
      after: 'cm',
      value,
      slips: [
        slip(value + 1, 'data.stops-early', say('proto.told-next')),
        slip(6, 'design.more-is-better', say('proto.told-more')),
        slip(value - 1, 'data.stops-early', say('proto.told-still')),
      ],
    }),
    hints: [say('proto.hint-steps'), say('proto.hint-degree', { need: celsius(values.need) })],
    solution: [
      say('proto.so-step', { from: value - 1, to: value, saved: saved[value - 2] ?? 0 }),
      say('proto.so-little', { from: value, to: value + 1, saved: saved[value - 1] ?? 0 }),
    ],
  }
}

function figureOf(values: Values): NonNullable<ItemTemplate['figure']> {
  const { level, materials: names, prices: each } = values
  const columns = names.map((_name, at) => columnOf(values, at))
  const head = names.map((name) => say('proto.column', { material: say(`proto.material.${name}`) }))
  const rows = thicknesses.map((thickness, row) => [
    String(thickness),
    ...columns.map((column) => (column[row] ?? 0).toFixed(1)),
  ])
  const cost = [say('proto.price'), ...each.map((price) => `$${price}`)]
  return tableFigure(
    say('proto.title'),
    [say('proto.thickness'), ...head],
    level === 2 ? [...rows, cost] : rows,
  )
}
