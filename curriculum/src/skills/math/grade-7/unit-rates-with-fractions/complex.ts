import { arranged, defineModel, type Level, math, tex } from '#form'
import { type Fraction, fractionTex, isSame, sizeOf } from '#fractions/fraction.ts'
import { person } from '#people/people.ts'
import {
  amountOf,
  drawAsked,
  type FractionPace,
  tell,
  unitsOf,
} from '#situations/fraction-rates/fraction-rates.ts'
import { say } from './messages.gen.ts'

interface Complex extends FractionPace {
  level: Level
  shuffle: number
}
type Meaning = 'one' | 'other' | 'double'
const all: readonly Meaning[] = ['one', 'other', 'double']
const asksAt: Record<Level, readonly Meaning[]> = { 1: ['one', 'other'], 2: ['one', 'double'], 3: all }

const complexTex = (above: Fraction, below: Fraction): string =>
  String.raw`\frac{${fractionTex(above)}}{${fractionTex(below)}}`

/** Complex fractions of two amounts and what they tell: both rates (level 1), one for 2 of a unit (level 2), all (level 3). */
export const matchComplex = defineModel<Complex>({
  id: 'match-complex',
  thinking: 'explain',
  seconds: 90,
  standards: ['7.RP.A.1'],
  task: ({ scene, level }) => `${scene} ${level}`,
  draw: (random, level) => ({
    ...drawAsked(random, level === 1 ? 'unit' : 'part', 'one'),
    level,
    shuffle: random.integer(0, 1e9),
  }),
  fits: (pace) => sizeOf(amountOf(pace)) < 4 && !isSame(pace.x, amountOf(pace)),
  item(values) {
    const { scene, x, level, shuffle } = values
    const units = unitsOf(scene)
    const y = amountOf(values)
    const product = String.raw`${fractionTex(y)} \times ${fractionTex(x)}`
    const texOf: Record<Meaning, string> = {
      one: complexTex(y, x),
      other: complexTex(x, y),
      double: String.raw`2 \times ${complexTex(y, x)}`,
    }
    const [asks, offered] = [asksAt[level], level === 1 ? asksAt[1] : all]
    const rest = offered.filter((each) => !asks.includes(each))
    const doubled = {
      misconception: 'rate.wrong-step',
      feedback: say('complex.doubled', { xs: units.xs }),
    } as const
    const turned = { misconception: 'rate.upside-down', feedback: say('complex.turned') } as const
    return {
      stem: [tell.told(values, person(values.who)), say('complex.asks')],
      ...arranged.match(shuffle, {
        pairs: asks.map((each) => ({
          source: say(`complex.${each}`, units),
          target: math(texOf[each]),
          slips: offered
            .filter((other) => other !== each)
            .map((other) => ({
              target: math(texOf[other]),
              ...([each, other].includes('double') ? doubled : turned),
            })),
        })),
        others: [...rest.map((each) => texOf[each]), product].map(math),
        slip: { misconception: 'fraction.no-reciprocal', feedback: say('complex.multiplied', units) },
      }),
      hints: [say('complex.nudge', units), say('complex.hint')],
      solution: asks.map((each) => say(`complex.so.${each}`, { ...units, complex: tex(texOf[each]) })),
    }
  },
})
