import { bug, defineModel, keysOf, mathIn, tex, typedScientific } from '#form'
import { formatDecimal, multiply, power, rational } from '@skills-center/answers/rational'
import { plainScientific, readSum, type Scientific, scientificTex, tenTo } from '#scientific/scientific.ts'
import {
  drawGroup,
  idsOf,
  type MeasureGroup,
  type MeasureId,
  measureOf,
  nameOf,
} from '#situations/measures/measures.ts'
import { say } from './messages.gen.ts'

/** The units of a group, each with its size as a power of the unit in which the measures are given. */
const unitsOf = {
  diameter: { kilometer: 0, meter: -3, centimeter: -5 },
  distance: { kilometer: 0, meter: -3, centimeter: -5 },
  mass: { ton: 3, kilogram: 0, gram: -3 },
  area: { kilometer: 0, meter: -3, centimeter: -5 },
  particle: { kilogram: 0, gram: -3, milligram: -6 },
  length: { meter: 0, millimeter: -3, micrometer: -6, nanometer: -9 },
  time: { second: 0, millisecond: -3, microsecond: -6, nanosecond: -9 },
} as const satisfies Record<MeasureGroup, Readonly<Record<string, number>>>
type UnitName = { [Group in MeasureGroup]: keyof (typeof unitsOf)[Group] }[MeasureGroup]

/** Areas in square kilometers, by the exponents that are true to life. */
const places = {
  city: [2, 3],
  forest: [2, 3, 4],
  lake: [2, 3, 4],
  desert: [4, 5],
  sea: [5, 6],
} as const satisfies Record<string, readonly number[]>
type PlaceId = keyof typeof places
const placeIds = keysOf(places)

interface Converted {
  id: MeasureId | PlaceId
  /** In the first unit of its group. */
  size: Scientific
  group: MeasureGroup
  from: UnitName
  to: UnitName
}
const isPlace = (id: MeasureId | PlaceId): id is PlaceId => id in places
const sizeOf = (group: MeasureGroup, unit: UnitName): number => {
  const units: Readonly<Partial<Record<UnitName, number>>> = unitsOf[group]
  return units[unit] ?? 0
}
/** How many powers of ten the number changes by for lengths, and for squares twice as many. */
const lengthGap = ({ group, from, to }: Converted): number => sizeOf(group, from) - sizeOf(group, to)
const gapOf = (its: Converted): number => lengthGap(its) * (its.group === 'area' ? 2 : 1)
const givenOf = ({ size: { first, exponent }, group, from }: Converted): Scientific => {
  return { first, exponent: exponent - sizeOf(group, from) * (group === 'area' ? 2 : 1) }
}
const resultOf = (its: Converted): Scientific => {
  const { first, exponent } = givenOf(its)
  return { first, exponent: exponent + gapOf(its) }
}

// Worked by hand: the Moon is 3.5 × 10³ km wide. That is 3.5 × 10⁶ m. A forest: 4 × 10³ km² = 4 × 10⁹ m².
const moon: Converted = {
  id: 'diameter.moon',
  size: { first: 3.5, exponent: 3 },
  group: 'diameter',
  from: 'kilometer',
  to: 'meter',
}
const island: Converted = {
  id: 'forest',
  size: { first: 4, exponent: 3 },
  group: 'area',
  from: 'kilometer',
  to: 'meter',
}

const shifted = (its: Converted, by: number): string => {
  const { first, exponent } = givenOf(its)
  return plainScientific({ first, exponent: exponent + by })
}
const bugs = [
  bug<Converted, string>({
    id: 'unit.wrong-operation',
    answer: (its) => shifted(its, -gapOf(its)),
    feedback: (its) => say(`convert.slip.${gapOf(its) > 0 ? 'smaller' : 'larger'}`),
    example: [moon, '3.5e0'],
  }),
  bug<Converted, string>({
    id: 'area.grows-like-length',
    answer: (its) => (its.group === 'area' ? shifted(its, lengthGap(its)) : null),
    feedback: () => say('convert.slip.square'),
    example: [island, '4e6'],
  }),
  bug<Converted, string>({
    id: 'scientific.multiplies-exponents',
    answer(its) {
      const { first, exponent } = givenOf(its)
      return plainScientific({ first, exponent: exponent * gapOf(its) })
    },
    feedback: () => say('slip.multiplies'),
    example: [moon, '3.5e9'],
  }),
  bug<Converted, string>({
    id: 'unit.place-off',
    answer: (its) => (its.group === 'area' ? null : shifted(its, gapOf(its) + Math.sign(gapOf(its)))),
    feedback: () => say('convert.slip.place'),
    example: [moon, '3.5e7'],
  }),
]

const smaller = ({ group, from, to }: Converted): UnitName =>
  sizeOf(group, from) < sizeOf(group, to) ? from : to
const larger = ({ group, from, to }: Converted): UnitName =>
  sizeOf(group, from) < sizeOf(group, to) ? to : from

/** To a smaller unit (level 1), to a larger unit (level 2), between square units (level 3). */
export const convert = defineModel<Converted>({
  id: 'convert',
  thinking: 'classify',
  seconds: 60,
  standards: ['8.EE.A.4'],
  bugs,
  task: ({ group, from, to }) => `${group} ${from} ${to}`,
  draw(random, level) {
    const drawnGroup = drawGroup(random, random.pick(['large', 'small']))
    const group = level === 3 ? 'area' : drawnGroup
    // Each name is a key of the units of its group.
    const names = keysOf(unitsOf[group])
    const [from = 'meter', to = 'kilometer'] = random.sample(names, 2)
    if (level === 3) {
      const place = random.pick(placeIds)
      const size = { first: random.integer(12, 98) / 10, exponent: random.pick<number>(places[place]) }
      return { id: place, size, group, from, to }
    }
    const id = random.pick(idsOf(group))
    return { id, size: measureOf(id), group, from, to }
  },
  fits(its, level) {
    const [given, result] = [givenOf(its), resultOf(its)]
    return (
      (level === 3 || (gapOf(its) > 0 === (level === 1) && its.group !== 'area')) &&
      [given, result].every(({ exponent }) => Math.abs(exponent) >= 2 && Math.abs(exponent) <= 30)
    )
  },
  item(its) {
    const { id, group, from, to } = its
    const kind = group === 'area' ? 'square' : 'plain'
    const gap = Math.abs(gapOf(its))
    const result = tex(scientificTex(resultOf(its)))
    const given = tex(scientificTex(givenOf(its)))
    const relation = {
      one: say(`unit.${larger(its)}`, { count: 1 }),
      power: tex(tenTo(Math.abs(lengthGap(its)))),
      many: say(`unit.${smaller(its)}`, { count: 2 }),
    }
    const many = (unit: UnitName) => say(`unit.${kind}`, { unit: say(`unit.${unit}`, { count: 2 }) })
    const direction = gapOf(its) > 0 ? 'smaller' : 'larger'
    const unit = many(to)
    return {
      stem: [
        say('convert.told', {
          name: isPlace(id) ? say(`convert.place.${id}`) : nameOf(id),
          n: given,
          unit: many(from),
        }),
        say('convert.relation', relation),
        say('convert.asks', { unit }),
        say('steps.in-notation'),
      ],
      ...typedScientific<Converted>(its, {
        label: say('steps.label'),
        key: plainScientific(resultOf(its)),
        bugs,
      }),
      answer: say('story.answer', { result, unit }),
      hints: [
        say('convert.nudge'),
        say(`convert.hint.${kind}`, { ...relation, to: say(`unit.${to}`, { count: 2 }) }),
      ],
      solution: [
        ...(kind === 'square'
          ? [
              say('convert.squared', {
                one: relation.one,
                many: relation.many,
                equation: tex(String.raw`${tenTo(gap / 2)} \times ${tenTo(gap / 2)} = ${tenTo(gap)}`),
              }),
            ]
          : []),
        say(`convert.${direction}`, { power: tex(tenTo(gap)) }),
        say('convert.so', {
          equation: tex(
            String.raw`(${scientificTex(givenOf(its))}) ${gapOf(its) > 0 ? String.raw`\times` : String.raw`\div`} ${tenTo(gap)} = ${scientificTex(resultOf(its))}`,
          ),
          result,
          unit,
        }),
      ],
    }
  },
  solve({ stem }) {
    const [given = '0', gap = '0'] = mathIn(stem)
    const small = (/([\p{L} ]+)\. (?:How|¿)/u.exec(stem)?.[1] ?? '').trim()
    const [, asked = ''] = /(?:How many|Cuánto es en) ([\p{L} ]+?)(?: is this)?\?/u.exec(stem) ?? []
    const isSquare = /square|cuadrados/.test(asked)
    const isSmaller = asked.replace(/square | cuadrados/, '') === small
    const sign = (isSmaller ? 1 : -1) * (isSquare ? 2 : 1)
    const exponent = Number(/\{(\d+)\}/.exec(gap)?.[1] ?? 0)
    return {
      kind: 'scientific',
      text: formatDecimal(multiply(readSum(given), power(rational(10), sign * exponent))),
    }
  },
})
