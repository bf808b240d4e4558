import { defineModel, keysOf, numbersIn, solved, tex, tidy } from '#form'
import { type Bug, bug } from '#bugs/bug.ts'
import { firstOf } from '#bugs/decimal-operations/decimal-operation-bugs.ts'
import { placesOf, withPlaces } from '#decimals/operations.ts'
import { typedDecimal } from '#decimals/typed-decimal.ts'
import { say } from './messages.gen.ts'

/** Three things, each measuring ten times the next; the range applies to the largest. */
const stories = {
  cars: { dim: 'length', unit: 'centimeters', from: 320, to: 490 },
  ants: { dim: 'length', unit: 'centimeters', from: 30, to: 90 },
  strings: { dim: 'length', unit: 'meters', from: 20, to: 90 },
  coins: { dim: 'weight', unit: 'grams', from: 250, to: 700 },
  rice: { dim: 'weight', unit: 'grams', from: 200, to: 900 },
  sand: { dim: 'weight', unit: 'kilograms', from: 60, to: 190 },
  spoons: { dim: 'volume', unit: 'milliliters', from: 110, to: 500 },
  tanks: { dim: 'volume', unit: 'liters', from: 60, to: 190 },
} as const
type Story = keyof typeof stories

interface Tenfold {
  story: Story
  /** The measure of the largest thing. */
  largest: number
  /** The given thing and the one asked for; 0 is the largest. */
  given: 0 | 1 | 2
  asked: 0 | 1 | 2
  /** Each thing is described as one tenth of the one before it. */
  isTenth: boolean
}
const measure = ({ largest }: Tenfold, thing: number): number => tidy(largest / 10 ** thing)
const keyOf = (its: Tenfold): number => measure(its, its.asked)
const start = (its: Tenfold): number => measure(its, its.given)
/** The number of steps of ten: up if positive, down if negative. */
const stepsOf = ({ given, asked }: Tenfold): number => given - asked

const ants: Tenfold = { story: 'ants', largest: 45, given: 0, asked: 2, isTenth: false }
const bugs: Bug<Tenfold>[] = firstOf<Tenfold>([
  bug<Tenfold>({
    id: 'decimal.wrong-direction',
    answer: (its) => tidy(start(its) / 10 ** stepsOf(its)),
    feedback: () => say('turned'),
    // 45 times 100
    example: [ants, 4500],
  }),
  bug<Tenfold>({
    id: 'decimal.answers-first-step',
    answer: (its) => (Math.abs(stepsOf(its)) < 2 ? null : tidy(start(its) * 10 ** (stepsOf(its) / 2))),
    feedback: () => say('one-step'),
    example: [ants, 4.5],
  }),
  bug<Tenfold>({
    id: 'decimal.adds-steps',
    answer: (its) => {
      const got = tidy(start(its) + 10 * stepsOf(its))
      return got > 0 ? got : null
    },
    feedback: () => say('adds'),
    example: [ants, 25],
  }),
])

/** One step of ten (level 1), two steps (level 2), working back from “one tenth of” (level 3). */
export const tenTimes = defineModel<Tenfold>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 60,
  standards: ['5.NBT.A.1'],
  bugs,
  task: ({ story }) => story,
  draw(random, level) {
    // `Object.keys` returns strings; the keys are stories.
    const story = random.pick(keysOf(stories))
    const { from, to } = stories[story]
    const isUp = random.chance(0.5)
    const things = { story, largest: withPlaces(random, from, to, random.integer(0, 1)) }
    if (level === 1) return { ...things, given: isUp ? 1 : 0, asked: isUp ? 0 : 1, isTenth: false }
    return level === 2
      ? { ...things, given: isUp ? 2 : 0, asked: isUp ? 0 : 2, isTenth: false }
      : { ...things, given: 2, asked: 0, isTenth: true }
  },
  fits: (its) => placesOf(keyOf(its)) < 4 && placesOf(start(its)) < 4 && its.largest % 10 > 0,
  item(its) {
    const { story, given, asked, isTenth } = its
    const { dim, unit } = stories[story]
    const thing = (at: number) => say(`${story}.${at === 0 ? 'a' : at === 1 ? 'b' : 'c'}`)
    const steps = stepsOf(its)
    const fact = (large: number) =>
      isTenth
        ? say(`tenth.${dim}`, { a: thing(large), b: thing(large + 1) })
        : say(`ten.${dim}`, { a: thing(large), b: thing(large + 1) })
    const size = Math.abs(steps)
    const sign = steps > 0 ? String.raw`\times` : String.raw`\div`
    const [n, key] = [start(its), keyOf(its)]
    return {
      stem: [
        fact(0),
        ...(size > 1 ? [fact(1)] : []),
        say(`given.${dim}`, { a: thing(given), n, unit: say(`unit.${unit}`) }),
        say(`asks.${dim}`, { a: thing(asked), unit: say(`unit.${unit}`) }),
      ],
      ...typedDecimal(its, { label: say('label'), key, bugs }),
      hints: [say('nudge'), say(size > 1 ? 'hint.two' : 'hint.one')],
      solution: [
        say(steps > 0 ? 'larger' : 'smaller'),
        ...(size > 1
          ? [say('each', { equation: tex(`${n} ${sign} 10 = ${tidy(n * 10 ** (steps / 2))}`) })]
          : []),
        say('so', { equation: tex(`${n} ${sign} ${10 ** size} = ${key}`) }),
      ],
    }
  },
  solve({ stem }) {
    const named = [
      ...stem.matchAll(
        /(?:length of|weight of|volume of|longitud|peso|volumen) ([^.?,]+?)(?= is | es |[.?,])/gu,
      ),
    ]
    const things = named.map(([, thing]) => thing)
    const facts = things.slice(0, -2)
    const isTenth = /one tenth|décima parte/.test(stem)
    const order = isTenth ? [...new Set([facts[1], facts[0], facts[2]])] : [...new Set(facts)]
    const [given = '', asked = ''] = things.slice(-2)
    const n = numbersIn(stem.replaceAll(/10 (?:times|veces)/g, ''))[0]?.value ?? 0
    return solved.number(n * 10 ** (order.indexOf(given) - order.indexOf(asked)))
  },
})
