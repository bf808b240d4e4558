import { all, arranged, bug, byLevel, defineModel, numbersIn, solved, tex, typed } from '#form'
import { type Standard, standardTex, timesEach } from '#equations/standard-form.ts'
import {
  drawKinds,
  drawOrders,
  type Kinds,
  type Orders,
  tellKinds,
  tellOrders,
  totalOf,
} from '#situations/two-kinds/two-kinds.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 10 tickets at $8 and $5 for $62: 4 and 6.
const tickets: Kinds = { story: 'theater', who: 'Ben', p: 8, q: 5, x: 4, y: 6 }
const kindBugs = [
  bug<Kinds>({
    id: 'model.answers-other',
    answer: ({ y }) => y,
    feedback: (kinds) => say('story.other', { second: tellKinds(kinds).second }),
    example: [tickets, 6],
  }),
  bug<Kinds>({
    id: 'system.one-kind',
    answer: (kinds) => [totalOf(kinds), kinds.p],
    feedback: () => say('story.one-kind'),
    example: [tickets, [62, 8]],
  }),
  bug<Kinds>({
    id: 'system.splits-evenly',
    answer: ({ x, y }) => [x + y, 2],
    feedback: () => say('story.evenly'),
    example: [tickets, [10, 2]],
  }),
]
const isFair = (kinds: Kinds): boolean => kinds.x !== kinds.y && kinds.p !== kinds.q
const storySteps = (kinds: Kinds) => {
  const { p, q, x, y } = kinds
  const total = totalOf(kinds)
  return {
    hints: [say('story.nudge'), say('story.hint')],
    solution: [
      say('story.let', { x: tex('x'), y: tex('y'), ...tellKinds(kinds) }),
      say('story.set', { count: tex(`x + y = ${x + y}`), worth: tex(`${p}x + ${q}y = ${total}`) }),
      say('story.put', { y: tex(`${x + y} − x`), equation: tex(`${p}x + ${q}(${x + y} − x) = ${total}`) }),
      say('story.so', { x: tex(`x = ${x}`), y: tex(`y = ${y}`) }),
    ],
  }
}

/** Both worths, the count, and the total, in whatever order a story tells them. */
function kindsIn(stem: string): { p: number; q: number; n: number; total: number } {
  const numbers = numbersIn(stem).map(({ value }) => value)
  const [a = 0, b = 0, c = 0, d = 0] = numbers
  return b > d ? { p: c, q: d, n: a, total: b } : { p: a, q: b, n: c, total: d }
}

const storyForm = { id: 'story', thinking: 'use in a story', seconds: 120, standards: ['8.EE.C.8c'] } as const

const howManyOf = defineModel<Kinds>({
  ...storyForm,
  bugs: kindBugs,
  task: ({ story }) => story,
  draw: drawKinds,
  fits: isFair,
  item(kinds) {
    const { told, asks } = tellKinds(kinds)
    return {
      stem: [told, asks],
      ...typed(kinds, { label: say('story.label'), key: kinds.x, bugs: kindBugs }),
      ...storySteps(kinds),
    }
  },
  solve({ stem }) {
    const { p, q, n, total } = kindsIn(stem)
    return solved.number((total - q * n) / (p - q))
  },
})

/** The second equation of the system. */
const writes = defineModel<Kinds>({
  ...storyForm,
  draw: drawKinds,
  fits: isFair,
  task: ({ story }) => `${story} equation`,
  item(kinds) {
    const { p, q, x, y } = kinds
    const total = totalOf(kinds)
    const letters = { x: tex('x'), y: tex('y') }
    return {
      stem: [
        tellKinds(kinds).told,
        say('story.let', { ...letters, ...tellKinds(kinds) }),
        say('story.writes', { count: tex(`x + y = ${x + y}`) }),
      ],
      ...arranged.equation(
        { label: say('story.equation'), letters: ['x', 'y'] },
        { value: `${p}x+${q}y=${total}`, shownAs: `${p}x + ${q}y = ${total}` },
        [
          {
            value: `${q}x+${p}y=${total}`,
            misconception: 'model.mixes-plans',
            feedback: say('story.mixed'),
          },
          {
            value: `${p}x+${q}y=${x + y}`,
            misconception: 'model.swaps-numbers',
            feedback: say('story.other-total'),
          },
          {
            value: `x+y=${total}`,
            misconception: 'model.counts-once',
            feedback: say('story.no-worth'),
          },
        ],
      ),
      hints: [say('story.nudge'), say('story.each', letters)],
      solution: [
        say('story.parts', { ...letters, p, q }),
        say('story.sum', { worth: tex(`${p}x + ${q}y = ${total}`) }),
      ],
    }
  },
  solve({ stem }) {
    const { p, q, total } = kindsIn(stem)
    return { kind: 'equation', text: `${p}x + ${q}y = ${total}` }
  },
})

// Worked by hand: 3 at $8 and 2 at $5 are $34; 2 and 6 are $46.
const orders: Orders = { story: 'theater', who: 'Ben', p: 8, q: 5, a: 3, b: 2, c: 2, d: 6, t: 34, u: 46 }
const orderBugs = [
  bug<Orders>({
    id: 'model.answers-other',
    answer: ({ q }) => q,
    feedback: () => say('story.other-price'),
    example: [orders, 5],
  }),
  bug<Orders>({
    id: 'system.one-kind',
    answer: ({ t, a }) => [t, a],
    feedback: () => say('story.one-kind'),
    example: [orders, [34, 3]],
  }),
  bug<Orders>({
    id: 'system.splits-evenly',
    answer: ({ t, a, b }) => [t, a + b],
    feedback: () => say('story.evenly'),
    example: [orders, [34, 5]],
  }),
]

const pricesOf = defineModel<Orders>({
  ...storyForm,
  bugs: orderBugs,
  task: ({ story: id }) => `${id} orders`,
  draw: drawOrders,
  fits: ({ a, b, c, d, p, q }) => a * d !== b * c && a !== c && b !== d && p !== q,
  item(two) {
    const { a, b, c, d, t, u, p, q } = two
    const [one, other] = [
      { a, b, c: t },
      { a: c, b: d, c: u },
    ]
    const shown = (its: Standard) => tex(standardTex(its))
    return {
      stem: tellOrders(two),
      ...typed(two, { label: say('story.label'), before: '$', key: p, bugs: orderBugs }),
      hints: [say('story.nudge-orders'), say('story.hint-orders')],
      solution: [
        say('story.let-prices', { x: tex('x'), y: tex('y'), system: all([shown(one), shown(other)]) }),
        say('story.scale', {
          by: d,
          scaled: shown(timesEach(d, one)),
          times: b,
          other: shown(timesEach(b, other)),
        }),
        say('story.subtract', { x: tex(`x = ${p}`), y: tex(`y = ${q}`) }),
      ],
    }
  },
  solve({ stem }) {
    const numbers = numbersIn(stem).map(({ value }) => value)
    const [largest = 0, next = 0] = numbers.toSorted((one, other) => other - one)
    const totals = numbers.filter((value) => value === largest || value === next)
    const [a = 1, b = 1, c = 1, d = 1] = numbers.filter((value) => value !== largest && value !== next)
    const [t = 0, u = 0] = totals
    return solved.number((t * d - u * b) / (a * d - b * c))
  },
})

/** The number of one kind (level 1), the equation for the total (level 2), a price from two orders (level 3). */
export const story = byLevel({ 1: howManyOf, 2: writes, 3: pricesOf }, ({ interaction, stem }) =>
  interaction.kind === 'equation' ? 2 : numbersIn(stem).length === 6 ? 3 : 1,
)
