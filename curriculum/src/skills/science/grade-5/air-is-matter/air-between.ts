import { defineModel, type ItemTemplate, keysOf, type Level, numberOf, numbersIn, slip, solved } from '#form'
import { say } from './messages.gen.ts'

/** Milliliters of air among 100 mL of dry grains, as they are poured (bulk and solid densities of each). */
const airs = {
  sand: [35, 45],
  gravel: [35, 45],
  rice: [40, 45],
  beans: [35, 45],
  marbles: [40, 45],
  soil: [45, 55],
  lentils: [35, 45],
  beads: [35, 40],
  corn: [40, 45],
  pebbles: [35, 45],
} as const
type Grains = keyof typeof airs
const ids = keysOf(airs)

interface Values {
  level: Level
  grains: Grains
  /** Milliliters of grains, of water, and of the air among 100 mL of grains. */
  dry: number
  water: number
  air: number
}

/** The air that leaves the grains. */
const airOf = ({ dry, air }: Values): number => (dry / 100) * air
const together = (values: Values): number => values.dry + values.water - airOf(values)

/** Grains poured into water: the air that leaves them (1), where the water will be (2), the air in 100 mL of grains (3). */
export const airBetween = defineModel<Values>({
  id: 'air-between',
  thinking: 'use in a story',
  seconds: 60,
  standards: ['5-PS1-1'],
  draw(random, level) {
    const grains = random.pick(ids)
    const [from, to] = airs[grains]
    return {
      level,
      grains,
      dry: random.pick(level === 3 ? [200, 300, 400] : [100, 200, 300, 400]),
      water: 10 * random.integer(25, 50),
      air: random.integer(from, to),
    }
  },
  fits: (values) => {
    const { dry, water } = values
    // The grains stay under water, marks are tens, and no wrong way leads to the key.
    return water > airOf(values) + 50 && water !== dry && airOf(values) % 10 === 0
  },
  item(values) {
    const { level, grains, dry, water } = values
    const told = { dry, water, together: together(values), air: airOf(values) }
    return {
      stem: [say(`air.grains.${grains}`), ...scene(values), say(`air.ask-${level}`)],
      ...(level === 1 ? leaves(values) : level === 2 ? level2(values) : in100(values)),
      hints: [say('air.hint'), say(`air.hint-${level}`)],
      solution:
        level === 2
          ? [
              say('air.so-sum', { sum: dry + water, dry, water }),
              say('air.so-less', { ...told, sum: dry + water }),
            ]
          : [
              say('air.so-sum', { sum: dry + water, dry, water }),
              say('air.so-air', { ...told, sum: dry + water }),
              ...(level === 3 ? [say('air.so-100', { ...told, hundreds: dry / 100, each: values.air })] : []),
            ],
    }
  },
  task: ({ level, grains }) => `${level}/${grains}`,
  solve({ stem }) {
    const [dry = 0, water = 0, third = 0, hundred] = numbersIn(stem).map(({ value }) => value)
    if (hundred === 100) return solved.number((dry + water - third) / (dry / 100))
    return solved.number(dry + water - third)
  },
})

const scene = (values: Values) => {
  const { level, dry, water } = values
  return [
    say('air.pour', { dry, water }),
    level === 2
      ? say('air.bubbles', { air: airOf(values) })
      : say('air.mark', { together: together(values) }),
  ]
}

type Answered = Pick<ItemTemplate, 'interaction' | 'key' | 'wrongAnswers'>

const leaves = (values: Values): Answered =>
  numberOf({
    label: say('air.label-air'),
    after: 'mL',
    value: airOf(values),
    slips: [
      slip(together(values) - values.water, 'data.stops-early', say('air.told-solid')),
      slip(values.dry, 'substance.gas-is-nothing', say('air.told-all')),
      slip(values.dry + values.water, 'substance.adds-all', say('air.told-sum')),
    ],
  })

const level2 = (values: Values): Answered =>
  numberOf({
    label: say('air.label-mark'),
    after: 'mL',
    value: together(values),
    slips: [
      slip(values.dry + values.water, 'substance.gas-is-nothing', say('air.told-forgot')),
      slip(values.dry + values.water + airOf(values), 'substance.adds-all', say('air.told-added')),
      slip(values.water, 'substance.part-forgotten', say('air.told-water')),
    ],
  })

const in100 = (values: Values): Answered =>
  numberOf({
    label: say('air.label-100'),
    after: 'mL',
    value: values.air,
    slips: [
      slip(airOf(values), 'data.stops-early', say('air.told-whole')),
      slip(
        (together(values) - values.water) / (values.dry / 100),
        'substance.other-kind',
        say('air.told-grains'),
      ),
      slip(values.dry + values.water, 'substance.adds-all', say('air.told-sum')),
    ],
  })
