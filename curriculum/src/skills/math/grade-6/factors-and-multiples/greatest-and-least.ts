import { all, defineModel, numbersIn, plain, type Random, rows, solved, tex, toNumber, typed } from '#form'
import {
  commonBugs,
  gcfForLcm,
  larger,
  lcmForGcf,
  notGreatest,
  product,
  smaller,
  stepBugs,
  type Above,
} from '#bugs/factors/factor-bugs.ts'
import { factorsOf, gcfOf, lcmOf, relationOf, withCommon } from '#math/factors.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { orderBy } from '#shapes/order-by/order-by.ts'
import {
  type Common,
  commonOf,
  drawShared,
  isLively,
  type Shared,
  tellShared,
} from '#situations/shared-multiples/shared-multiples.ts'
import { commonSteps } from '#solutions/common-factor/common-factor.ts'
import { say } from './messages.gen.ts'

const listed = (numbers: readonly number[]) => all(numbers.map((each) => tex(String(each))))
const small = (random: Random, howMany: number): number[] =>
  random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 12], howMany)
/** Now and then one number divides the other, or nothing is common but 1. */
const drawGcf = (random: Random, most: number): Common => {
  const numbers = withCommon(random, random.pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]), 2, most)
  return { numbers, asks: 'gcf' }
}
const drawLcm = (random: Random): Common => ({ numbers: small(random, 2), asks: 'lcm' })

/** Two numbers up to 40 (level 1), up to 100 with more than a prime in common (level 2), three numbers (level 3). */
export const greatest = defineModel<Common>({
  id: 'greatest',
  thinking: 'compute',
  seconds: 45,
  standards: ['6.NS.B.4'],
  bugs: commonBugs,
  task: ({ numbers }) => `${numbers.length} ${Math.max(...numbers) > 40} ${relationOf(numbers)}`,
  draw: (random, level) =>
    level === 3
      ? { numbers: withCommon(random, random.pick([2, 3, 4, 5, 6, 8, 9]), 3, 80), asks: 'gcf' }
      : drawGcf(random, level === 1 ? 40 : 100),
  fits: ({ numbers }, level) =>
    level !== 2 || relationOf(numbers) === 'composite' || Math.max(...numbers) > 60,
  item: (common) => ({
    stem: [say('greatest.asks', { list: listed(common.numbers) })],
    ...typed(common, { label: say('greatest.label'), key: commonOf(common), bugs: commonBugs }),
    hints: [say('greatest.nudge'), say('greatest.hint')],
    solution: commonSteps(common),
  }),
  solve: ({ stem }) => solved.number(gcfOf(numbersIn(plain(stem)).map(({ value }) => value))),
})

const nextAbove = ({ numbers, above }: Above): number =>
  (Math.floor(above / lcmOf(numbers)) + 1) * lcmOf(numbers)
/** The first common multiple (level 1), the first one above a number (level 2), of three numbers (level 3). */
export const least = defineModel<Above>({
  id: 'least',
  thinking: 'work backwards',
  seconds: 45,
  standards: ['6.NS.B.4'],
  bugs: stepBugs,
  task: ({ numbers, above }) => `${numbers.length} ${above > 0} ${relationOf(numbers)}`,
  draw(random, level) {
    const numbers = small(random, level === 3 ? 3 : 2)
    return {
      numbers,
      asks: 'lcm',
      above: level === 2 ? random.integer(lcmOf(numbers), 4 * lcmOf(numbers)) : 0,
    }
  },
  fits: ({ numbers, above }) =>
    lcmOf(numbers) <= 120 &&
    nextAbove({ numbers, asks: 'lcm', above }) <= 200 &&
    (above === 0 || above % lcmOf(numbers) > 0),
  item(values) {
    const { numbers, above } = values
    const key = nextAbove(values)
    const list = listed(numbers)
    return {
      stem: [above > 0 ? say('least.above', { list, above }) : say('least.asks', { list })],
      ...typed(values, { label: say('least.label'), key, bugs: stepBugs }),
      hints: [say('least.nudge'), above > 0 ? say('least.next', { above }) : say('least.hint')],
      solution: [
        ...commonSteps(values),
        ...(above > 0 ? [say('least.so', { common: lcmOf(numbers), above, key })] : []),
      ],
    }
  },
  solve({ stem }) {
    const numbers = numbersIn(plain(stem)).map(({ value }) => value)
    const isAbove = /greater|mayor que/.test(stem)
    const [of, above] = isAbove ? [numbers.slice(0, -1), numbers.at(-1) ?? 0] : [numbers, 0]
    const found = Array.from({ length: 400 }, (_, at) => above + at + 1).find((each) =>
      of.every((one) => each % one === 0),
    )
    return solved.number(found ?? 0)
  },
})

interface Ordered {
  pairs: Common[]
  shuffle: number
}
/** Pairs by their GCF (level 1), by their LCM (level 2), some of each (level 3). */
export const order = defineModel<Ordered>({
  id: 'order',
  thinking: 'compare',
  seconds: 75,
  standards: ['6.NS.B.4'],
  task: ({ pairs }) =>
    pairs
      .map(({ asks, numbers }) => `${asks} ${relationOf(numbers)}`)
      .toSorted()
      .join(),
  draw: (random, level) => ({
    pairs: [0, 1, 2, 3].map((at) =>
      level === 1 || (level === 3 && at < 2) ? drawGcf(random, 40) : drawLcm(random),
    ),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ pairs }) => new Set(pairs.map(commonOf)).size === 4,
  item({ pairs, shuffle }) {
    const things = pairs.map((common) => {
      const [a = 0, b = 0] = common.numbers
      return { common, a, b, text: say(`order.${common.asks}`, { a, b }) }
    })
    type Thing = (typeof things)[number]
    return {
      stem: [say('order.asks')],
      ...orderBy<Thing>(shuffle, {
        things,
        by: ({ common }) => commonOf(common),
        first: say('order.first'),
        last: say('order.last'),
        slips: [
          {
            by: ({ common: { numbers, asks } }) => (asks === 'gcf' ? lcmOf(numbers) : gcfOf(numbers)),
            misconception: 'factors.mixes-up',
            feedback: say('order.mixed'),
          },
          {
            by: ({ common }) => -commonOf(common),
            misconception: 'signed.greatest-first',
            feedback: say('order.turned'),
          },
          {
            by: ({ a, b }) => a * b,
            misconception: 'factors.product-for-multiple',
            feedback: say('order.product'),
          },
        ],
      }),
      hints: [say('order.nudge'), say('order.hint')],
      solution: [
        ...things.map(({ text, common }) => say('order.step', { text, n: commonOf(common) })),
        say('order.so', {
          list: rows(
            things.toSorted((x, y) => commonOf(x.common) - commonOf(y.common)).map(({ text }) => text),
          ),
        }),
      ],
    }
  },
  solve: (shown) =>
    solved.order(shown, (text) => {
      const numbers = numbersIn(text).map(({ value }) => value)
      return /factor|divisor/.test(text) ? gcfOf(numbers) : lcmOf(numbers)
    }),
})

type Claimed = Common & { told?: Shared }
const verdictBugs = {
  multiple: lcmForGcf,
  greatest: notGreatest,
  smaller,
  factor: gcfForLcm,
  product,
  larger,
}
const faults = faultsBy<Claimed, keyof typeof verdictBugs>(verdictBugs, (id, who) =>
  say(`claim.${id}`, { who }),
)
const ofGcf = faults('multiple', 'greatest', 'smaller')
const ofLcm = faults('factor', 'product', 'larger')
const claimed = (random: Random, asks: Common['asks']): Claimed => {
  const told = drawShared(random, 'main', [asks])
  return { numbers: told.numbers, asks, told }
}

/** Somebody’s common factor (level 1), common multiple (level 2), either in a story (level 3). */
export const findMistake = claimModel<Claimed>({
  seconds: 55,
  standards: ['6.NS.B.4'],
  task: ({ asks, told }) => told?.story ?? asks,
  kinds: {
    1: [{ draw: (random) => drawGcf(random, 60), faults: ofGcf }],
    2: [{ draw: (random) => drawLcm(random), faults: ofLcm }],
    3: [
      { draw: (random) => claimed(random, 'gcf'), faults: ofGcf },
      { draw: (random) => claimed(random, 'lcm'), faults: ofLcm },
    ],
  },
  truth: commonOf,
  fits: ({ told }) => told === undefined || isLively(told),
  words(common, _who, got) {
    const { asks, numbers, told } = common
    const list = listed(numbers)
    return {
      context:
        told === undefined
          ? say(`${asks === 'gcf' ? 'greatest' : 'least'}.asks`, { list })
          : tellShared(told),
      said: say('claim.said', { n: toNumber(got) }),
      truth: say('claim.truth', { n: commonOf(common) }),
      hints:
        asks === 'gcf'
          ? [say('greatest.nudge'), say('greatest.hint')]
          : [say('least.nudge'), say('least.hint')],
      start: commonSteps(common),
    }
  },
  reads({ stem }) {
    const [told = '', said = ''] = plain(stem).split('“')
    const numbers = numbersIn(told)
      .map(({ value }) => value)
      .slice(0, 2)
    const isLcm = /least common|mínimo común|every \d|cada \d|packs of|paquetes de|cm high|cm de alto/.test(
      told,
    )
    const common = gcfOf(numbers)
    return {
      got: numbersIn(said)[0]?.value ?? 0,
      truth: isLcm ? lcmOf(numbers) : common,
      ways: [
        [/a common multiple|un múltiplo común/, lcmOf(numbers)],
        [/not the greatest|no es el mayor/, factorsOf(common).at(-2) ?? 0],
        [/the smaller number|el número menor/, Math.min(...numbers)],
        [/a common factor where|un factor común/, common],
        [/multiplied|multiplicó/, (numbers[0] ?? 0) * (numbers[1] ?? 0)],
        [/the larger number|el número mayor/, Math.max(...numbers)],
      ],
    }
  },
})
