import { arranged, defineModel, math, solved, tex, toNumber } from '#form'
import { fractionTex } from '#fractions/fraction.ts'
import { fractionsIn } from '#fractions/fractions-in.ts'
import { amount } from '#fractions/written.ts'
import { person, someone } from '#people/people.ts'
import { fillTable } from '#shapes/fill-table/fill-table.ts'
import { drawUnitStory, tellUnitStory, type UnitStory } from '#situations/unit-shares/unit-shares.ts'
import { say } from './messages.gen.ts'

const standards = ['5.NF.B.7c']
const cross = String.raw` \times `
const over = String.raw` \div `

interface Servings {
  food: 'rice' | 'nuts' | 'soup' | 'oats' | 'beans' | 'yogurt'
  n: number
  m: number
  rows: number[]
  asks: 'count' | 'amount' | 'two'
}
const foods = ['rice', 'nuts', 'soup', 'oats', 'beans', 'yogurt'] as const

/** From cups to servings (level 1), also back to cups (level 2), servings of two sizes (level 3). */
export const servings = defineModel<Servings>({
  id: 'servings-table',
  thinking: 'compute',
  seconds: 70,
  standards,
  task: ({ food, n, asks }) => `${food} ${n} ${asks}`,
  draw(random, level) {
    const [n = 2, m = 3] = random.sample([2, 3, 4, 5, 6], 2).toSorted((a, b) => a - b)
    return {
      food: random.pick(foods),
      n,
      m,
      rows: [1, ...random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2).toSorted((a, b) => a - b)],
      asks: ({ 1: 'count', 2: 'amount', 3: 'two' } as const)[level],
    }
  },
  fits: ({ rows, n, m }) => !rows.slice(1).includes(n) && !rows.slice(1).includes(m),
  item({ food, n, m, rows, asks }) {
    const [one = 1, two = 2, three = 3] = rows
    const size = (of: number) => amount([1, of], 'cup')
    const names = { one: say('table.servings'), large: say('table.large'), small: say('table.small') }
    const nameOf = (of: number) => (asks === 'two' ? names[of === n ? 'large' : 'small'] : names.one)
    const count = (cups: number, of: number) => ({
      name: nameOf(of),
      value: cups * of,
      wrong: [
        {
          value: [cups, of] as const,
          misconception: 'fraction.unit-as-whole' as const,
          feedback: say('table.whole'),
        },
        {
          value: cups + of,
          misconception: 'fraction.picks-operation' as const,
          feedback: say('table.adds'),
        },
      ].filter(({ value }) => toNumber(value) !== cups * of),
    })
    const cups = (value: number, of: number) => ({
      name: say('table.cups'),
      value,
      wrong: [
        {
          value: value * of * of,
          misconception: 'fraction.picks-operation' as const,
          feedback: say('table.back'),
        },
      ],
    })
    const columns = [say('table.cups'), nameOf(n)]
    const line = (value: number, of: number) => tex(`${value}${over}${fractionTex([1, of])} = ${value * of}`)
    return {
      stem: [
        asks === 'two'
          ? say(`table.two.${food}`, { size: size(n), other: size(m) })
          : say(`table.one.${food}`, { size: size(n) }),
        say('table.asks'),
      ],
      ...fillTable({
        columns: asks === 'two' ? [...columns, nameOf(m)] : columns,
        rows:
          asks === 'count'
            ? [one, two, three].map((each) => [String(each), count(each, n)])
            : asks === 'amount'
              ? [
                  [String(one), count(one, n)],
                  [cups(two, n), String(two * n)],
                  [cups(three, n), String(three * n)],
                ]
              : [
                  [String(two), count(two, n), count(two, m)],
                  [cups(three, n), String(three * n), count(three, m)],
                ],
      }),
      hints: [say('table.nudge'), say(asks === 'count' ? 'table.hint.count' : 'table.hint.back')],
      solution: [
        say('table.why', { n, size: tex(fractionTex([1, n])) }),
        ...(asks === 'two' ? [two, three] : [two, three]).flatMap((each) => [
          say('table.so', { equation: line(each, n) }),
          ...(asks === 'two' ? [say('table.so', { equation: line(each, m) })] : []),
        ]),
      ],
    }
  },
  solve(item) {
    const sizes = fractionsIn(item.stem).map(([, below]) => below)
    return solved.table(item, ({ cells, column }) => {
      const known = Number(cells[0])
      const whole = known > 0 ? known : Number(cells[1]) / (sizes[0] ?? 1)
      return column === 0 ? whole : whole * (sizes[column - 1] ?? 1)
    })
  },
})

interface Calculations extends UnitStory {
  telling: 'pieces' | 'share' | 'part'
  who: string
  shuffle: number
}
const calculationsOf = ({ telling, whole, denominator }: Calculations) => {
  const [w, u, n] = [String(whole), fractionTex([1, denominator]), String(denominator)]
  return {
    pieces: {
      right: [`${w}${over}${u}`, `${w}${cross}${n}`],
      wrong: [`${w}${cross}${u}`, `${u}${over}${w}`, `${w}${over}${n}`],
    },
    share: {
      right: [`${u}${over}${w}`, `${u}${cross}${fractionTex([1, whole])}`],
      wrong: [`${u}${cross}${w}`, `${w}${over}${u}`, `${w}${over}${n}`],
    },
    part: {
      right: [`${w}${cross}${u}`, `${w}${over}${n}`],
      wrong: [`${w}${over}${u}`, `${w}${cross}${n}`, `${u}${over}${w}`],
    },
  }[telling]
}

/** Choose all calculations: for pieces (level 1), for equal shares (level 2), for a part or any of them (level 3). */
export const allCalculations = defineModel<Calculations>({
  id: 'all-calculations',
  thinking: 'explain',
  seconds: 70,
  standards,
  task: ({ thing, telling }) => `${thing} ${telling}`,
  draw: (random, level) => ({
    ...drawUnitStory(random),
    telling: random.pick(({ 1: ['pieces'], 2: ['share'], 3: ['part', 'pieces', 'share'] } as const)[level]),
    who: someone(random),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ whole, denominator }) => whole !== denominator,
  item(its) {
    const { right, wrong } = calculationsOf(its)
    const ids = ['fraction.picks-operation', 'fraction.divides-other-way', 'fraction.unit-as-whole'] as const
    return {
      stem: [tellUnitStory(its, its.telling, person(its.who)), say('which.asks')],
      ...arranged.choices(its.shuffle, {
        right: right.map((each) => math(each)),
        wrong: wrong.map((each, at) => ({
          text: math(each),
          misconception: ids[at] ?? 'fraction.picks-operation',
          feedback: say(`which.slip.${its.telling}`),
        })),
        missed: { misconception: 'expression.one-form', feedback: say('which.missed') },
      }),
      hints: [say('which.nudge'), say(`which.hint.${its.telling}`)],
      solution: [
        say(`which.why.${its.telling}`, { first: tex(right[0] ?? '') }),
        say('which.same', { second: tex(right[1] ?? '') }),
      ],
    }
  },
})
