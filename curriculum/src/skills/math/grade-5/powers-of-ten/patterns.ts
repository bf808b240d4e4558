import {
  defineModel,
  type Level,
  math,
  mathIn,
  numbersIn,
  type Random,
  rows,
  solved,
  tex,
  type Text,
  tidy,
} from '#form'
import { appendsZeros, oneOff, timesExponent, wrongDirection } from '#bugs/powers-of-ten/ten-bugs.ts'
import { placesOf, withPlaces } from '#decimals/operations.ts'
import {
  grouped,
  movedBy,
  movedResult,
  movesTex,
  placesMoved,
  type Tens,
  tenTex,
  zerosOf,
} from '#decimals/tens.ts'
import { drawUntil } from '#shapes/answers.ts'
import { fillTable } from '#shapes/fill-table/fill-table.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { drawTens, isReadable, someDecimal, someWhole, valueShown } from './compute.ts'
import { say } from './messages.gen.ts'

const standards = ['5.NBT.A.2']

interface Pattern {
  a: number
  sign: 1 | -1
  /** Rows of the table that are open. */
  open: number[]
}
const rowsOf = ({ a, sign }: Pattern): Tens[] =>
  [2, 3, 4].map((n) => ({ a, moves: [sign * n], asks: 'result' }))
const rowBugs = [wrongDirection, appendsZeros, timesExponent, oneOff]

/** Products of a whole number (level 1), of a decimal (level 2), quotients (level 3). */
export const table = defineModel<Pattern>({
  id: 'pattern-table',
  thinking: 'read a figure',
  seconds: 60,
  standards,
  bugs: rowBugs,
  task: ({ a, sign, open }) => `${sign} ${placesOf(a)} ${zerosOf(a)} ${open.join()}`,
  draw(random, level) {
    const sign = level === 3 ? -1 : 1
    const a =
      level === 1 ? someWhole(random) : level === 2 ? someDecimal(random) : random.integer(12, 980) * 10
    return { a, sign, open: random.sample([0, 1, 2], 2).toSorted((one, other) => one - other) }
  },
  fits: (its) => rowsOf(its).every(isReadable),
  item(its) {
    const lines = rowsOf(its)
    return {
      stem: [say('table.asks')],
      ...fillTable({
        columns: [say('table.expression'), say('table.value')],
        rows: lines.map((row, at) => [
          math(movesTex(row)),
          its.open.includes(at)
            ? {
                name: say('table.value'),
                value: movedResult(row),
                wrong: rowBugs.flatMap((bug) => {
                  const value = bug.answer(row)
                  return value === null ? [] : [{ value, misconception: bug.id, feedback: bug.feedback(row) }]
                }),
              }
            : grouped(movedResult(row)),
        ]),
      }),
      hints: [say('table.nudge'), say(its.sign === 1 ? 'table.hint.right' : 'table.hint.left')],
      solution: [
        say(its.sign === 1 ? 'table.why.right' : 'table.why.left'),
        ...lines.map((row) =>
          say('table.so', { equation: tex(`${movesTex(row)} = ${grouped(movedResult(row))}`) }),
        ),
      ],
    }
  },
  solve: (shown) => solved.table(shown, ({ cells }) => tidy(valueShown(mathIn(cells[0] ?? '')[0] ?? '0'))),
})

const kinds = {
  1: ['zeros', 'factors', 'value'],
  2: ['moves', 'value', 'size'],
  3: ['digit', 'same', 'moves'],
} as const
type Kind = (typeof kinds)[Level][number]
interface Claimed extends Tens {
  kind: Kind
  isTrue: boolean
}
interface Statements {
  claims: Claimed[]
  shuffle: number
}

/** A statement about a pattern, and what is wrong in it where it is false. */
function stated({ kind, isTrue, ...its }: Claimed): { text: Text; why: Text } {
  const { a, moves } = its
  const [move = 1] = moves
  const n = Math.abs(move)
  const [expression, result] = [movesTex(its), movedResult(its)]
  const way = move > 0 ? 'right' : 'left'
  const equation = tex(`${expression} = ${grouped(result)}`)
  switch (kind) {
    case 'zeros': {
      const zeros = zerosOf(result)
      return {
        text: say('say.zeros', {
          expression: tex(expression),
          n: isTrue ? zeros : zerosOf(a) > 0 ? n : zeros + 1,
        }),
        why: say('so.zeros', { equation, n: zeros }),
      }
    }
    case 'factors':
      return {
        text: say('say.factors', { power: tex(tenTex(move)), n: isTrue ? n : n + 1 }),
        why: say('so.factors', { power: tex(tenTex(move)), n }),
      }
    case 'value': {
      const wrong =
        placesOf(a) > 0 && move > 0
          ? `${a}${'0'.repeat(Math.min(n, 4 - placesOf(a)))}`
          : grouped(move > 0 ? a * 10 * n : movedBy(a, n))
      return {
        text: say('say.value', { equation: tex(`${expression} = ${isTrue ? grouped(result) : wrong}`) }),
        why: say('so.value', { equation }),
      }
    }
    case 'size':
      return {
        text: say('say.value', {
          equation: tex(`${expression} ${move > 0 === isTrue ? '>' : '<'} ${grouped(a)}`),
        }),
        why: say('so.value', { equation }),
      }
    case 'moves': {
      const told = isTrue ? way : way === 'right' ? 'left' : 'right'
      return {
        text: say(`say.moves.${told}`, { expression: tex(expression), n }),
        why: say(`so.moves.${way}`, { equation, n }),
      }
    }
    case 'digit': {
      const factor = isTrue ? grouped(10 ** n) : String(10 * n)
      return {
        text: say(`say.digit.${way}`, {
          expression: tex(expression),
          a: grouped(a),
          factor: tex(move > 0 ? factor : String.raw`\frac{1}{${factor}}`),
        }),
        why: say(`so.digit.${way}`, { equation, n }),
      }
    }
    case 'same': {
      const other: Tens = { ...its, a: movedBy(a, isTrue ? 1 : -1), moves: [move - 1] }
      return {
        text: say('say.value', { equation: tex(`${expression} = ${movesTex(other)}`) }),
        why: say('so.same', { equation, other: tex(`${movesTex(other)} = ${grouped(movedResult(other))}`) }),
      }
    }
  }
}
const misconceptionOf = {
  zeros: 'exponents.zeros-as-exponent',
  factors: 'exponents.one-step-off',
  value: 'decimal.appends-zeros',
  size: 'decimal.wrong-direction',
  moves: 'decimal.wrong-direction',
  digit: 'exponents.base-times-exponent',
  same: 'decimal.wrong-direction',
} as const satisfies Record<Kind, string>

const drawClaim = (random: Random, level: Level, kind: Kind, isTrue: boolean): Claimed => {
  const isOver = (kind === 'moves' || kind === 'size' || kind === 'digit') && random.chance(0.5)
  const n = random.integer(kind === 'same' ? 3 : 2, isOver ? 3 : kind === 'factors' ? 7 : 4)
  const some = level === 1 ? someWhole : isOver ? someTenths : someDecimal
  return { kind, isTrue, a: kind === 'factors' ? 1 : some(random), moves: [isOver ? -n : n], asks: 'result' }
}
const someTenths = (random: Random): number => withPlaces(random, 1, 30, 1)

/** About zeros (level 1), the decimal point (level 2), the values of digits (level 3). */
export const statements = defineModel<Statements, boolean[]>({
  id: 'sort-statements',
  thinking: 'explain',
  seconds: 75,
  standards,
  task: ({ claims }) =>
    claims.map(({ kind, isTrue, moves: [move = 1] }) => `${kind} ${isTrue} ${move > 0}`).join(),
  aim: (random) => random.shuffle([true, true, false, false]),
  draw: (random, level, truths) => ({
    // Each is redrawn by itself until it is readable. Redrawing all four for one would take hundreds of tries.
    claims: [...kinds[level], random.pick(kinds[level])].map((kind, at) =>
      drawUntil(
        () => drawClaim(random, level, kind, truths[at] === true),
        (claim) => claim.a === 1 || isReadable(claim),
      ),
    ),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ claims }) =>
    new Set(claims.map(({ kind, a, moves }) => [kind, a, ...moves].join(' '))).size === claims.length,
  minWrongAnswers: 1,
  item({ claims, shuffle }) {
    const place = (isTrue: boolean) => say(isTrue ? 'say.true' : 'say.false')
    return {
      stem: [say('say.asks')],
      ...sortCards({
        shuffle,
        categories: [place(true), place(false)],
        cards: claims.map((claim) => ({
          text: stated(claim).text,
          place: claim.isTrue ? 0 : 1,
          elsewhere: { misconception: misconceptionOf[claim.kind], feedback: say(`say.look.${claim.kind}`) },
        })),
        slip: { misconception: 'decimal.wrong-direction', feedback: say('say.nudge') },
      }),
      answer: say('say.all', {
        list: rows(
          claims.map((claim) => say('say.answer', { text: stated(claim).text, is: place(claim.isTrue) })),
        ),
      }),
      hints: [say('say.nudge'), say('say.hint')],
      solution: claims.map((claim) => stated(claim).why),
    }
  },
  solve: (shown) =>
    solved.sort(shown, (card) => {
      const sources = mathIn(card)
      const [first = ''] = sources
      const [left = '', sign = '=', right] = first.split(/ ([=<>]) /)
      const value = valueShown(left)
      const told = numbersIn(card.replaceAll(/⟦[^⟧]*⟧/g, '')).map(({ value: each }) => each)
      const near = (one: number, other: number): boolean => Math.abs(one / other - 1) < 1e-9
      const isTrue = (): boolean => {
        if (right !== undefined) {
          const other = valueShown(right)
          return sign === '=' ? near(value, other) : sign === '>' ? value > other : value < other
        }
        const [number = 0] = told
        if (/zero|cero/.test(card)) return zerosOf(Math.round(value)) === number
        if (/factor/.test(card)) return near(value, 10 ** number)
        const from = numbersIn(left)[0]?.value ?? 1
        if (sources.length > 1) return near(value / from, valueShown(sources[1] ?? '1'))
        const moved = Math.round(Math.log10(value / from))
        return moved === (/right|derecha/.test(card) ? number : -number)
      }
      return isTrue() ? 0 : 1
    }),
})

interface Cards {
  cards: Tens[]
  shuffle: number
}

/** Products of whole numbers (level 1), of decimals (level 2), products and quotients (level 3). */
export const orderTens = defineModel<Cards>({
  id: 'order',
  thinking: 'compare',
  seconds: 60,
  standards,
  task: ({ cards }) =>
    cards
      .map(({ moves: [move = 1], a }) => `${move} ${placesOf(a)}`)
      .toSorted()
      .join(),
  draw: (random, level) => ({
    cards: Array.from({ length: level === 1 ? 3 : 4 }, (_, at): Tens => {
      if (level === 1) return drawTens(random, 1)
      // Large numbers are divided, so that quotients can be among the products.
      return level === 3 && at > 1
        ? {
            a: random.integer(12, 98) * random.pick([100, 1000]),
            moves: [-random.integer(2, 3)],
            asks: 'result',
          }
        : { a: someDecimal(random), moves: [random.integer(2, 4)], asks: 'result' }
    }),
    shuffle: random.integer(0, 1e9),
  }),
  fits({ cards }) {
    const values = cards.map(movedResult).toSorted((one, other) => one - other)
    return (
      cards.every(isReadable) &&
      values.every((value, at) => at === 0 || value > 1.2 * (values[at - 1] ?? 0)) &&
      (values.at(-1) ?? 0) < 1e4 * (values[0] ?? 1) &&
      new Set(cards.map(placesMoved)).size > 1 &&
      new Set(cards.map(({ a }) => a)).size === cards.length
    )
  },
  minWrongAnswers: 1,
  item: ({ cards, shuffle }) => ({
    stem: [say('order.asks')],
    ...orderBy(shuffle, {
      things: cards.map((its) => ({ ...its, text: math(movesTex(its)) })),
      by: movedResult,
      first: say('order.first'),
      last: say('order.last'),
      slips: [
        { by: ({ a }) => a, misconception: 'exponents.compares-one-part', feedback: say('order.numbers') },
        {
          by: (its) => placesMoved(its) * 1e5 + its.a,
          misconception: 'exponents.compares-one-part',
          feedback: say('order.exponents'),
        },
        {
          by: (its) => -movedResult(its),
          misconception: 'exponents.order-reversed',
          feedback: say('order.reversed'),
        },
      ],
    }),
    hints: [say('order.nudge'), say('order.hint')],
    solution: [
      say('order.why'),
      ...sortedBy(cards, movedResult).map((its) =>
        say('table.so', { equation: tex(`${movesTex(its)} = ${grouped(movedResult(its))}`) }),
      ),
    ],
  }),
  solve: (shown) => solved.order(shown, (text) => valueShown(mathIn(text)[0] ?? '0')),
})
