import { defineModel, keysOf, type Level, mathIn, numbersIn, plain, rows, solved, tex, typed } from '#form'
import { bug } from '#bugs/bug.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import {
  dependent,
  drawRelated,
  howIn,
  howOf,
  lettersOf,
  type Related,
  tell,
} from '#situations/two-variables/two-variables.ts'
import { say } from './messages.gen.ts'

const standards = ['6.EE.C.9']
const of = (by: number) => ({
  plus: tex(`y = x + ${by}`),
  times: tex(`y = ${by}x`),
  x: tex('x'),
  y: tex('y'),
  by,
})

const features = {
  'starts-at-by': 0,
  'up-by-one': 0,
  'difference-same': 0,
  'no-doubling': 0,
  'starts-at-zero': 1,
  'up-by-many': 1,
  'quotient-same': 1,
  'doubles-too': 1,
  rises: 2,
  straight: 2,
  larger: 2,
} as const
type Feature = keyof typeof features
const allFeatures = keysOf(features)

interface Sorted {
  by: number
  /** Inputs of pairs that fit the sum, then the product; none where there are features. */
  pairs: number[][]
  cards: Feature[]
  shuffle: number
}

/** Pairs of two rules (level 1), what is true of one of them (level 2), of one or of both (level 3). */
export const sortRules = defineModel<Sorted>({
  id: 'sort-rules',
  thinking: 'compare',
  seconds: 75,
  standards,
  task: ({ cards, by }) => (cards.length === 0 ? `pairs ${by}` : cards.toSorted().join(' ')),
  draw(random, level) {
    const ones = allFeatures.filter((each) => features[each] === 0)
    const others = allFeatures.filter((each) => features[each] === 1)
    const both = allFeatures.filter((each) => features[each] === 2)
    const inputs = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10], 5)
    const few = random.integer(2, 3)
    return {
      by: random.integer(3, 12),
      pairs: level === 1 ? [inputs.slice(0, few), inputs.slice(few)] : [],
      cards:
        level === 1
          ? []
          : [
              ...random.sample(ones, level === 2 ? few : 2),
              ...random.sample(others, level === 2 ? 5 - few : 2),
              ...random.sample(both, level === 2 ? 0 : 2),
            ],
      shuffle: random.integer(0, 1e9),
    }
  },
  item({ by, pairs, cards, shuffle }) {
    const words = of(by)
    const steps = { ...words, next: by + 1, twice: 2 * by }
    const isOfPairs = cards.length === 0
    const hasBoth = cards.some((each) => features[each] === 2)
    const places = [
      say(hasBoth ? 'sort.only' : 'sort.place', { rule: words.plus }),
      say(hasBoth ? 'sort.only' : 'sort.place', { rule: words.times }),
      ...(hasBoth ? [say('sort.both')] : []),
    ]
    const shown = isOfPairs
      ? pairs.flatMap((inputs, place) =>
          inputs.map((x) => ({
            text: say('sort.pair', { pair: tex(`(${x}, ${place === 0 ? x + by : x * by})`) }),
            place,
          })),
        )
      : cards.map((each) => ({ text: say(`sort.card.${each}`, words), place: features[each] }))
    return {
      stem: [
        say('sort.rules', words),
        isOfPairs ? say('sort.asks.pairs', words) : say(hasBoth ? 'sort.asks.both' : 'sort.asks.one'),
      ],
      ...sortCards({
        shuffle,
        categories: places,
        cards: shown.map((card) => ({
          ...card,
          elsewhere: {
            misconception: 'model.adds-or-multiplies',
            feedback: isOfPairs
              ? say('sort.try.pair', words)
              : say(hasBoth ? 'sort.try.both' : 'sort.try.one', words),
          },
        })),
        slip: { misconception: 'model.adds-or-multiplies', feedback: say('sort.hint', words) },
      }),
      answer: say('sort.all', {
        list: rows(shown.map(({ text, place }) => say('sort.answer', { is: places[place] ?? '', text }))),
      }),
      hints: [
        isOfPairs ? say('sort.nudge.pairs', words) : say('sort.nudge.cards', words),
        say('sort.hint', words),
      ],
      solution: isOfPairs
        ? [say('sort.why.pairs', words), say('sort.why.check')]
        : cards.map((each) => say(`sort.because.${each}`, steps)),
    }
  },
})

interface Two {
  add: number
  by: number
  x: number
  asks: 'gap' | 'equal' | 'twice'
}
// Worked by hand: y = x + 12 and y = 4x are equal at 4; at 10 they are 22 and 40, and the gap is 18; 4x = 2(x + 12) at 12.
const two: Two = { add: 12, by: 4, x: 10, asks: 'gap' }
const keyOf = ({ add, by, x, asks }: Two): number =>
  ({ gap: by * x - x - add, equal: add / (by - 1), twice: (2 * add) / (by - 2) })[asks]
const rulesIn = ({ add, by }: Two) => ({ plus: tex(`y = x + ${add}`), times: tex(`y = ${by}x`) })
const twoBugs = [
  bug<Two>({
    id: 'area.stops-early',
    answer: ({ add, by, x, asks }) =>
      ({ gap: by * x, equal: null, twice: add % (by - 1) === 0 ? add / (by - 1) : null })[asks],
    feedback: (its) => say(`two.stops.${its.asks === 'gap' ? 'gap' : 'twice'}`, rulesIn(its)),
    example: [two, 40],
  }),
  bug<Two>({
    id: 'model.adds-or-multiplies',
    answer: ({ add, by, x, asks }) => ({ gap: add * x - by * x, equal: null, twice: null })[asks],
    feedback: ({ add }) => say('two.multiplies', { add }),
    example: [two, 80],
  }),
  bug<Two>({
    id: 'variables.swaps-roles',
    answer: (its) => (its.asks === 'gap' ? null : its.by * keyOf(its)),
    feedback: () => say('two.value-of-y', { x: tex('x'), y: tex('y') }),
    example: [{ ...two, asks: 'equal' }, 16],
  }),
  bug<Two>({
    id: 'ratio.subtracts',
    answer: ({ add, by, asks }) => (asks === 'equal' ? add - by : null),
    feedback: () => say('two.subtracts', { x: tex('x') }),
    example: [{ ...two, asks: 'equal' }, 8],
  }),
]

/** How far two rules are apart (level 1), where they are equal (level 2), where one is twice the other (level 3). */
export const twoRules = defineModel<Two>({
  id: 'two-rules',
  thinking: 'work backwards',
  seconds: 80,
  standards,
  bugs: twoBugs,
  minWrongAnswers: 1,
  task: ({ asks, by }) => `${asks} ${by}`,
  draw: (random, level) => ({
    add: random.integer(4, 90),
    by: random.integer(3, 12),
    x: random.integer(5, 20),
    asks: ({ 1: 'gap', 2: 'equal', 3: 'twice' } as const)[level],
  }),
  fits(its) {
    const key = keyOf(its)
    return (
      Number.isInteger(key) &&
      key > 1 &&
      key <= 200 &&
      (its.asks === 'gap' || key <= 36) &&
      its.add !== its.by
    )
  },
  item(its) {
    const { add, by, x, asks } = its
    const key = keyOf(its)
    const at = asks === 'gap' ? x : key
    const rules = rulesIn(its)
    const letters = { x: tex('x'), y: tex('y') }
    const values = {
      ...rules,
      ...letters,
      at,
      add,
      by,
      low: at + add,
      high: by * at,
      key,
      less: by - 1,
      next: at + 1,
    }
    return {
      stem: [say('two.rules', rules), say(`two.asks.${asks}`, values)],
      ...typed(its, { label: asks === 'gap' ? say('two.label') : 'x', key, bugs: twoBugs }),
      hints: [say(`two.nudge.${asks}`, values), say(`two.hint.${asks}`, values)],
      solution: [say(`two.first.${asks}`, values), say(`two.then.${asks}`, values)],
    }
  },
  solve({ stem }) {
    const [add = 0] = numbersIn(mathIn(stem)[0] ?? '').map(({ value }) => value)
    const [by = 1] = numbersIn(mathIn(stem)[1] ?? '').map(({ value }) => value)
    const rest = plain(stem).match(/= (\d+)[,?.]/)?.[1]
    if (rest !== undefined) return solved.number(Math.abs(by * Number(rest) - Number(rest) - add))
    const times = /twice|doble/.test(stem) ? 2 : 1
    for (let x = 1; x < 500; x += 1) if (by * x === times * (x + add)) return solved.number(x)
    throw new TypeError('finds no value')
  },
})

interface Change extends Related {
  from: number
  by: number
  isBack: boolean
}
// Worked by hand: at $4 a ticket, 3 more tickets cost $12 more; a cousin who is 5 years older is 3 years older in 3 years.
const tickets: Change = { story: 'tickets', who: 'Ana', same: 4, from: 6, by: 3, isBack: false }
const ages: Change = { ...tickets, story: 'ages', same: 5 }
const changed = (its: Change): number =>
  Math.abs(dependent(its, its.from + its.by) - dependent(its, its.from))
const changeBugs = [
  bug<Change>({
    id: 'model.adds-or-multiplies',
    answer: (its) => {
      const { same, by, isBack } = its
      if (isBack) return changed(its) - same > 0 ? changed(its) - same : null
      return { times: by + same, plus: by * same, minus: null }[howOf(its)]
    },
    feedback: (its) =>
      say(`change.operation.${howOf(its) === 'plus' ? 'plus' : 'times'}`, {
        ...lettersIn(its),
        same: its.same,
      }),
    example: [tickets, 7],
  }),
  bug<Change>({
    id: 'variables.constant-again',
    answer: ({ same, by, ...its }) => ({ times: null, plus: same + by, minus: same - by })[howOf(its)],
    feedback: (its) => say('change.again', { ...lettersIn(its), same: its.same }),
    example: [ages, 8],
  }),
  bug<Change>({
    id: 'variables.same-change',
    answer: (its) => (howOf(its) === 'times' ? (its.isBack ? changed(its) : its.by) : null),
    feedback: (its) => say('change.same', lettersIn(its)),
    example: [tickets, 3],
  }),
  bug<Change>({
    id: 'equation.same-operation',
    answer: (its) => (its.isBack ? changed(its) * its.same : null),
    feedback: (its) => say('change.forward', lettersIn(its)),
    example: [{ ...tickets, isBack: true }, 48],
  }),
]
function lettersIn(its: Related) {
  const [a, b] = lettersOf(its)
  return { a: tex(a), b: tex(b) }
}
const kindAt: Record<Level, readonly ('times' | 'plus' | 'minus')[]> = {
  1: ['times'],
  2: ['plus', 'minus'],
  3: ['times'],
}

/** How much the other amount changes in groups (level 1), in a sum or what is left (level 2), and back (level 3). */
export const changeOf = defineModel<Change>({
  id: 'change',
  thinking: 'use in a story',
  seconds: 55,
  standards,
  bugs: changeBugs,
  minWrongAnswers: 1,
  task: ({ story, isBack }) => `${story} ${isBack}`,
  draw: (random, level) => ({
    ...drawRelated(random, ...kindAt[level]),
    from: 2,
    by: random.integer(3, 9),
    isBack: level === 3,
  }),
  fits: (its) =>
    its.by !== its.same && (!its.isBack || its.same > 1) && dependent(its, its.from + its.by) > 0,
  item(its) {
    const { by, isBack, same } = its
    const how = howOf(its)
    const change = changed(its)
    const values = { ...lettersIn(its), by, change, same }
    const kind = isBack ? 'back' : how
    return {
      stem: [
        tell.told(its),
        tell.letters(its),
        say(isBack ? 'change.asks.back' : how === 'minus' ? 'change.asks.down' : 'change.asks.up', values),
      ],
      ...typed(its, { label: say('change.label'), key: isBack ? by : change, bugs: changeBugs }),
      hints: [say('change.nudge', values), say(`change.hint.${kind}`, values)],
      solution: [say(`change.first.${kind}`, values), say(`change.then.${kind}`, values)],
    }
  },
  solve({ stem }) {
    const numbers = numbersIn(plain(stem)).map(({ value }) => value)
    const [same = 1] = numbers
    const last = numbers.at(-1) ?? 0
    if (howIn(stem) !== 'times') return solved.number(last)
    // Where the change of the dependent variable is known, its letter comes first in the question.
    const [, second, asked] = mathIn(stem)
    return solved.number(asked === second ? last / same : last * same)
  },
})
