import { arranged, defineModel, mathIn, numbersIn, solved, tex } from '#form'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'
import { drawRepack, type Repack } from './repack.ts'
import { standards, termsOf } from './told.ts'

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
          elsewhere: { misconception: misreads[id], feedback: say(`sort.slip.${id}`) },
        })),
        slip: { misconception: 'division.quotient-for-rest', feedback: say('sort.slip.full') },
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
          : /are needed|se necesitan|in use|se usan/.test(card)
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
  draw(random, level) {
    const its = drawRepack(random, 'exact', false)
    return {
      ...its,
      // What is left fills the new groups exactly, too.
      aside: its.c * random.integer(2, 4),
      questions: [...asksAt[level]],
      isLong: level === 3,
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ aside, a, b, isLong }) => aside <= 100 && aside !== a && aside !== b && (!isLong || aside < b),
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
      const isGroups = /do all of them fill|do the others fill|se llenan/.test(question)
      const isAside = numbersIn(question).length > 0
      const numbers = numbersIn(expression.replaceAll('−', ' ')).map(({ value }) => value)
      const ends = expression.endsWith(` ${size}`)
      if (expression.includes('+') || /times \\?\(/.test(expression)) return false
      return ends === isGroups && expression.includes('−') === isAside && numbers.length > 1
    })
  },
})
