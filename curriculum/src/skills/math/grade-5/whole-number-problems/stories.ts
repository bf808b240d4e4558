import {
  arranged,
  defineModel,
  mathIn,
  numberOf,
  numbersIn,
  plain,
  slip,
  solved,
  tex,
  type Text,
} from '#form'
import { bug } from '#bugs/bug.ts'
import { person } from '#people/people.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { fillTable } from '#shapes/fill-table/fill-table.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'
import { drawRepack, fullOf, nounsOf, type Repack, repackKey, restOf, totalOf } from './repack.ts'

const standards = ['5.NBT.B.5', '5.NBT.B.6']

const termsOf = (its: Repack) => {
  const [thing, first, group] = nounsOf(its.story)
  const { a, b, c, aside } = its
  const [full, rest] = [fullOf(its), restOf(its)]
  return {
    who: person(its.who),
    a: quantity(a, first),
    b: quantity(b, thing),
    c: quantity(c, thing),
    aside: quantity(aside, thing),
    thing: quantity(2, thing),
    group: quantity(2, group),
    x: a,
    y: b,
    z: c,
    d: aside,
    all: a * b,
    total: totalOf(its),
    full,
    rest,
    used: full * c,
    next: full + 1,
    more: c - rest,
  }
}
const tell = (its: Repack): Text[] => {
  const terms = termsOf(its)
  return [
    say(`intro.${its.story}`, terms),
    say('told', terms),
    ...(its.aside > 0 ? [say('aside', terms)] : []),
    say('into', terms),
  ]
}
const work = (its: Repack): Text[] => {
  const terms = termsOf(its)
  return [
    say('work.all', terms),
    ...(its.aside > 0 ? [say('work.aside', terms)] : []),
    terms.rest === 0 ? say('work.exact', terms) : say('work.divide', terms),
  ]
}
/** Reads the groups, the things in each, what is set aside, and the size of the new groups. */
const shownIn = (stem: string) => {
  const [a = 0, b = 0, c = 0, d] = numbersIn(stem).map(({ value }) => value)
  return { total: a * b - (d === undefined ? 0 : c), size: d ?? c }
}
const asksOf = (stem: string): Repack['asks'] =>
  /left over|sobran/.test(stem) ? 'left' : /hold all|se necesitan/.test(stem) ? 'needed' : 'full'

/** Two steps without a remainder (level 1), with a remainder to read (level 2), with some things set aside (level 3). */
export const story = defineModel<Repack>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 110,
  standards,
  task: ({ story: id, asks, aside }) => `${id} ${asks} ${aside > 0}`,
  draw: (random, level) =>
    drawRepack(
      random,
      level === 1 ? 'exact' : random.pick(level === 2 ? ['full', 'needed', 'left'] : ['needed', 'left']),
      level === 3,
    ),
  item(its) {
    const terms = termsOf(its)
    const { asks, story: id } = its
    const key = repackKey(its)
    const [thing, , group] = nounsOf(id)
    const right = quantity(key, asks === 'left' ? thing : group)
    return {
      stem: [
        ...tell(its),
        say(asks === 'needed' && its.aside > 0 ? 'asks.needed-aside' : `asks.${asks}`, terms),
      ],
      ...numberOf({
        label: say('label', { unit: right }),
        value: key,
        slips: [
          slip(terms.total, 'operations.stops-early', say('slip.total')),
          ...(asks === 'full' ? [slip(terms.next, 'division.rounds-up', say('slip.up'))] : []),
          ...(asks === 'needed' ? [slip(terms.full, 'division.drops-remainder', say('slip.drops'))] : []),
          ...(asks === 'left'
            ? [
                slip(terms.full, 'division.quotient-for-rest', say('slip.quotient')),
                slip(terms.more, 'division.room-for-rest', say('slip.room')),
              ]
            : [slip(terms.rest, 'division.quotient-for-rest', say('slip.rest'))].filter(
                ({ value }) => value > 0,
              )),
          slip(its.a + its.b, 'multiplication.adds-factors', say('slip.adds')),
        ],
      }),
      answer: say('answer', { right }),
      hints: [say(`nudge.${its.aside > 0 ? 'aside' : 'two'}`, terms), say(`hint.${asks}`, terms)],
      solution: [...work(its), ...(asks === 'exact' ? [] : [say(`work.so.${asks}`, terms)])],
    }
  },
  solve({ stem }) {
    const { total, size } = shownIn(stem)
    // Fill one group after another.
    let [left, groups] = [total, 0]
    while (size > 0 && left >= size) [left, groups] = [left - size, groups + 1]
    const asks = asksOf(stem)
    return solved.number(asks === 'left' ? left : asks === 'needed' && left > 0 ? groups + 1 : groups)
  },
})

/** All and the new groups (level 1), with what is left over (level 2), with what is set aside (level 3). */
export const steps = defineModel<Repack>({
  id: 'steps',
  thinking: 'compute',
  seconds: 110,
  standards,
  task: ({ story: id, aside, asks }) => `${id} ${aside > 0} ${asks}`,
  draw: (random, level) => drawRepack(random, level === 1 ? 'exact' : 'full', level === 3),
  item(its) {
    const terms = termsOf(its)
    const number = say('steps.number')
    const cell = (id: 'all' | 'after' | 'full' | 'rest', value: number, wrong: ReturnType<typeof slip>[]) => [
      say(`steps.${id}`, terms),
      { name: number, value, wrong },
    ]
    return {
      stem: [...tell(its), say('steps.asks', terms)],
      ...fillTable({
        columns: [say('steps.question'), number],
        rows: [
          cell('all', terms.all, [slip(its.a + its.b, 'multiplication.adds-factors', say('slip.adds'))]),
          ...(its.aside > 0
            ? [cell('after', terms.total, [slip(its.aside, 'operations.stops-early', say('slip.aside'))])]
            : []),
          cell('full', terms.full, [
            slip(terms.next, 'division.rounds-up', say('slip.up')),
            slip(terms.total - its.c, 'division.subtracts', say('slip.subtracts')),
          ]),
          ...(its.asks === 'exact'
            ? []
            : [cell('rest', terms.rest, [slip(terms.more, 'division.room-for-rest', say('slip.room'))])]),
        ],
      }),
      hints: [say('steps.nudge'), say('steps.hint', terms)],
      solution: work(its),
    }
  },
  solve(shown) {
    const [a = 0, b = 0] = numbersIn(shown.stem).map(({ value }) => value)
    const { total, size } = shownIn(shown.stem)
    const values = [a * b, ...(total === a * b ? [] : [total]), Math.floor(total / size), total % size]
    return solved.table(shown, ({ row }) => values[row] ?? 0)
  },
})

/** From full groups back to the first ones (level 1), with what is left over (level 2), with what was set aside (level 3). */
export const backwards = defineModel<Repack>({
  id: 'work-backwards',
  thinking: 'work backwards',
  seconds: 110,
  standards,
  task: ({ story: id, asks, aside }) => `${id} ${asks} ${aside > 0}`,
  draw: (random, level) => drawRepack(random, level === 1 ? 'exact' : 'full', level === 3),
  item(its) {
    const terms = termsOf(its)
    const [thing, , group] = nounsOf(its.story)
    const withGroups = { ...terms, groups: quantity(terms.full, group), left: quantity(terms.rest, thing) }
    const kind = its.aside > 0 ? 'aside' : terms.rest > 0 ? 'rest' : 'exact'
    const right = quantity(its.b, thing)
    return {
      stem: [
        say(`intro.${its.story}`, terms),
        say('back.told', withGroups),
        ...(kind === 'aside' ? [say('back.set-aside', withGroups)] : []),
        say(`back.after.${kind}`, withGroups),
        say('back.asks', withGroups),
      ],
      ...numberOf({
        label: say('label', { unit: right }),
        value: its.b,
        slips: [
          slip(terms.all, 'operations.stops-early', say('slip.total-back')),
          ...(kind === 'exact' ? [] : [slip(terms.used, 'division.leaves-out-rest', say('slip.leaves-out'))]),
          slip(terms.full, 'division.quotient-for-rest', say('slip.groups')),
        ],
      }),
      answer: say('answer', { right }),
      hints: [say('back.nudge'), say(`back.hint.${kind}`)],
      solution: [
        say('back.used', terms),
        ...(kind === 'exact' ? [] : [say(`back.sum.${kind}`, terms)]),
        say('back.divide', terms),
      ],
    }
  },
  solve({ stem }) {
    const numbers = numbersIn(stem).map(({ value }) => value)
    const [a = 1, ...others] = numbers
    // Groups and their size come last, before what is left over.
    const [aside, full = 0, size = 0, rest = 0] =
      others.length === 4 ? others : [0, others[0] ?? 0, others[1] ?? 0, others[2] ?? 0]
    return solved.number(((aside ?? 0) + full * size + rest) / a)
  },
})

const cardsAt = {
  1: ['full', 'needed', 'left', 'used'],
  2: ['full', 'needed', 'left', 'more', 'last'],
  3: ['full', 'needed', 'left', 'more', 'last', 'used'],
} as const
type Card = (typeof cardsAt)[2 | 3][number]
const placeOf: Record<Card, number> = { full: 0, needed: 1, used: 1, left: 2, last: 2, more: 3 }
const misreads = {
  full: 'division.rounds-up',
  needed: 'division.drops-remainder',
  used: 'division.drops-remainder',
  left: 'division.room-for-rest',
  last: 'division.quotient-for-rest',
  more: 'division.quotient-for-rest',
} as const

/** Three meanings of a remainder (level 1), a fourth (level 2), and the division must be found first (level 3). */
export const remainders = defineModel<Repack & { cards: Card[]; shuffle: number }>({
  id: 'remainders',
  thinking: 'classify',
  seconds: 75,
  standards: ['5.NBT.B.6'],
  task: ({ story: id, cards }) => `${id} ${cards.length}`,
  draw: (random, level) => ({
    ...drawRepack(random, 'full', false),
    cards: [...cardsAt[level]],
    shuffle: random.integer(0, 1e9),
  }),
  fits: (its) => {
    const { full, next, rest, more } = termsOf(its)
    return new Set([full, next, rest, more]).size === 4
  },
  item(its) {
    const terms = termsOf(its)
    const { cards, shuffle } = its
    const isTold = cards.length < 6
    const values = [terms.full, terms.next, terms.rest, ...(cards.length > 4 ? [terms.more] : [])]
    return {
      stem: [
        say(`intro.${its.story}`, terms),
        ...(isTold ? [say('sort.told', terms)] : [say('told', terms)]),
        say('into', terms),
        ...(isTold ? [say('sort.division', terms)] : []),
        say('sort.asks'),
      ],
      ...sortCards({
        shuffle,
        categories: values.map((value) => say('sort.value', { value })),
        cards: cards.map((id) => ({
          text: say(`sort.card.${id}`, terms),
          place: placeOf[id],
          elsewhere: { misconception: misreads[id], feedback: say(`sort.slip.${id}`, terms) },
        })),
        slip: { misconception: 'division.quotient-for-rest', feedback: say('sort.slip.full', terms) },
      }),
      hints: [say('sort.nudge', terms), say('sort.hint', terms)],
      solution: [
        ...(isTold ? [] : [say('work.all', terms)]),
        say('work.divide', terms),
        say('sort.why.needed', terms),
        ...(cards.length > 4 ? [say('sort.why.more', terms)] : []),
      ],
    }
  },
  solve(shown) {
    const numbers = numbersIn(shown.stem).map(({ value }) => value)
    const isTold = /÷/.test(shown.stem)
    const [total = 0, size = 1] = isTold ? numbers : [(numbers[0] ?? 0) * (numbers[1] ?? 0), numbers[2] ?? 1]
    const [full, rest] = [Math.floor(total / size), total % size]
    const value = (card: string): number =>
      /more would|faltan/.test(card)
        ? size - rest
        : /left over|sobran|not full|no queda/.test(card)
          ? rest
          : /hold all|se necesitan|in use|se usan/.test(card)
            ? full + 1
            : full
    const places = [full, full + 1, rest, size - rest]
    return solved.sort(shown, (card) => places.indexOf(value(card)))
  },
})

type Ask = 'all' | 'left' | 'groups' | 'after'
const asksAt = {
  1: ['all', 'left', 'groups'],
  2: ['all', 'left', 'groups', 'after'],
  3: ['all', 'left', 'groups', 'after'],
} as const

/** Three questions (level 1), four (level 2), with expressions that answer no question (level 3). */
export const matchExpressions = defineModel<Repack & { questions: Ask[]; isLong: boolean; shuffle: number }>({
  id: 'match-expressions',
  thinking: 'explain',
  seconds: 75,
  standards,
  task: ({ story: id, questions, isLong }) => `${id} ${questions.length} ${isLong}`,
  draw: (random, level) => ({
    ...drawRepack(random, 'exact', false),
    aside: random.integer(11, 60),
    questions: [...asksAt[level]],
    isLong: level === 3,
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ aside, b, c }) => aside < b && aside !== c,
  item(its) {
    const { a, b, c, aside, questions, isLong, shuffle } = its
    const terms = termsOf(its)
    const product = String.raw`${a} \times ${b}`
    const written: Record<Ask, string> = {
      all: product,
      left: `${product} − ${aside}`,
      groups: String.raw`(${product}) \div ${c}`,
      after: String.raw`(${product} − ${aside}) \div ${c}`,
    }
    const others = [String.raw`${a} \times (${b} − ${aside})`, String.raw`(${a} + ${b}) \div ${c}`]
    const shown = (of: string) => say('match.expression', { expression: tex(of) })
    const slips = { misconception: 'operations.groups-wrong', feedback: say('match.slip') } as const
    return {
      stem: [say(`intro.${its.story}`, terms), say('told', terms), say('into', terms), say('match.asks')],
      ...arranged.match(shuffle, {
        pairs: questions.map((id) => ({ source: say(`match.${id}`, terms), target: shown(written[id]) })),
        others: isLong ? others.map(shown) : [],
        slip: slips,
      }),
      hints: [say('match.nudge'), say('match.hint')],
      solution: [
        say('match.why'),
        ...questions.map((id) =>
          say('match.step', { question: say(`match.${id}`, terms), expression: tex(written[id]) }),
        ),
      ],
    }
  },
  solve(shown) {
    const [, , size = 0] = numbersIn(shown.stem).map(({ value }) => value)
    return solved.match(shown, (question, target) => {
      const [expression = ''] = mathIn(target)
      const isGroups = /do all of them fill|do they fill|se llenan/.test(question)
      const isAside = numbersIn(question).length > 0
      const numbers = numbersIn(expression.replaceAll('−', ' ')).map(({ value }) => value)
      const ends = expression.endsWith(` ${size}`)
      if (expression.includes('+') || /times \\?\(/.test(expression)) return false
      return ends === isGroups && expression.includes('−') === isAside && numbers.length > 1
    })
  },
})

const base: Repack = { who: 'Ben', story: 'apples', asks: 'needed', a: 14, b: 50, c: 24, aside: 20 }
// Worked by hand: 14 × 50 = 700. 700 − 20 = 680. 680 ÷ 24 = 28 R 8.
const bugs = {
  drops: bug<Repack>({
    id: 'division.drops-remainder',
    gets: (its) => (its.asks === 'needed' ? fullOf(its) : null),
    says: () => say('slip.drops'),
    example: [base, 28],
  }),
  up: bug<Repack>({
    id: 'division.rounds-up',
    gets: (its) => (its.asks === 'full' ? fullOf(its) + 1 : null),
    says: () => say('slip.up'),
    example: [{ ...base, asks: 'full' }, 29],
  }),
  rest: bug<Repack>({
    id: 'division.quotient-for-rest',
    gets: (its) => restOf(its),
    says: () => say('slip.rest'),
    example: [base, 8],
  }),
  early: bug<Repack>({
    id: 'operations.stops-early',
    gets: (its) => totalOf(its),
    says: () => say('slip.total'),
    example: [base, 680],
  }),
}
const faults = faultsBy<Repack, keyof typeof bugs>(bugs, (id, who) => say(`claim.${id}`, { who }))

/** Full groups (level 1), groups for all (level 2), with some things set aside (level 3). */
export const findMistake = claimModel<Repack>({
  seconds: 110,
  standards,
  task: ({ story: id, asks, aside }) => `${id} ${asks} ${aside > 0}`,
  kinds: {
    1: [
      {
        draw: (random) => drawRepack(random, 'full', false),
        faults: faults('up', 'rest', 'early'),
        most: 60,
      },
    ],
    2: [
      {
        draw: (random) => drawRepack(random, 'needed', false),
        faults: faults('drops', 'rest', 'early'),
        most: 60,
      },
    ],
    3: [
      {
        draw: (random) => drawRepack(random, 'needed', true),
        faults: faults('drops', 'rest', 'early'),
        most: 60,
      },
    ],
  },
  truth: repackKey,
  printed: ({ a, b, c, aside }) => [a, b, c, aside],
  words: (its, _who, got) => {
    const terms = termsOf(its)
    const [, , group] = nounsOf(its.story)
    const asks = its.asks === 'full' ? 'full' : 'needed'
    return {
      context: tell(its),
      said: say(`claim.said.${asks}`, { amount: quantity(Number(got), group) }),
      truth: say(`claim.said.${asks}`, { amount: quantity(repackKey(its), group) }),
      hints: [say(`nudge.${its.aside > 0 ? 'aside' : 'two'}`, terms), say(`hint.${asks}`, terms)],
      start: [...work(its), say(`work.so.${asks}`, terms)],
    }
  },
  reads({ stem }) {
    const [told = '', said = ''] = plain(stem).split('“')
    const { total, size } = shownIn(told)
    const full = Math.floor(total / size)
    const isNeeded = /hold all|Se necesitan/.test(said)
    return {
      got: numbersIn(said)[0]?.value ?? 0,
      truth: isNeeded ? full + 1 : full,
      ways: [
        [/without a place|sin lugar/, isNeeded ? full : -1],
        [/not full|no está/, isNeeded ? -1 : full + 1],
        [/remainder|residuo/, total % size],
        [/before dividing|antes de dividir/, total],
      ],
    }
  },
})
