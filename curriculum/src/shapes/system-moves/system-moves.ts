import { all, defineModel, type Level, math, mathIn, type Random, rows, solved, tex } from '#form'
import type { Point } from '../../equations/line.ts'
import { countOf, type Standard, standardTex, through } from '../../equations/standard-form.ts'
import { systemIn } from '../../equations/system.ts'
import { linearTex, signedTex, solveEquation, termTex } from '../../math/linear-expression.ts'
import { countName, countSolutions, type SolutionCount } from '../count-solutions/count-solutions.ts'
import { sortCards } from '../sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

const nonZero = (random: Random, most: number): number => random.pick([-1, 1]) * random.integer(1, most)
const both = (one: string, other: string) => all([tex(one), tex(other)])

const moves = ['substitute', 'add', 'subtract', 'multiply'] as const
type Move = (typeof moves)[number]
interface Card {
  move: Move
  one: string
  other: string
}
interface Moves {
  cards: Card[]
  offered: Move[]
  shuffle: number
}
function drawCard(random: Random, move: Move): Card {
  const at: Point = [nonZero(random, 6), nonZero(random, 6)]
  const letter = random.pick(['x', 'y'] as const)
  const own = nonZero(random, 6)
  const [free, rest] = random.sample([-7, -5, -3, 2, 4, 6, 9], 2)
  const make = (its: number, others: number): Standard =>
    letter === 'x' ? through(its, others, at) : through(others, its, at)
  if (move === 'substitute') {
    const slope = nonZero(random, 4)
    const solo =
      letter === 'y'
        ? `y = ${linearTex({ slope, constant: at[1] - slope * at[0] })}`
        : `x = ${linearTex({ slope, constant: at[0] - slope * at[1] }, 'y')}`
    return { move, one: solo, other: standardTex(make(random.integer(2, 6), free ?? 2)) }
  }
  const far = { add: -own, subtract: own, multiply: own * random.pick([-3, -2, 2, 3]) }[move]
  return { move, one: standardTex(make(own, free ?? 2)), other: standardTex(make(far, rest ?? 3)) }
}
function moveOf(text: string): Move {
  const [first = '', second = ''] = mathIn(text)
  if (/^[xy] = /.test(first)) return 'substitute'
  const [one, other] = systemIn(`⟦${first}⟧ ⟦${second}⟧`)
  if (one.a === -other.a || one.b === -other.b) return 'add'
  return one.a === other.a || one.b === other.b ? 'subtract' : 'multiply'
}
const cardText = ({ one, other }: Card) => say('moves.card', { list: both(one, other) })

/** Substitute or add (level 1), also subtract (level 2), or multiply first (level 3). */
export const firstMove = defineModel<Moves>({
  id: 'first-move',
  thinking: 'compare',
  seconds: 70,
  standards: ['8.EE.C.8b'],
  task: ({ cards, offered }) =>
    `${offered.length} ${cards
      .map(({ move }) => move)
      .toSorted()
      .join()}`,
  draw(random, level) {
    const offered = moves.slice(level === 3 ? 1 : 0, level === 3 ? 4 : level + 1)
    const chosen = [...offered, ...Array.from({ length: 5 - offered.length }, () => random.pick(offered))]
    return {
      offered,
      cards: chosen.map((move) => drawCard(random, move)),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ cards }) =>
    cards.every(
      ({ one, other, move }) => moveOf(`⟦${one}⟧ ⟦${other}⟧`) === move && !other.endsWith(' = 0'),
    ) && new Set(cards.map(({ one }) => one)).size === cards.length,
  item({ cards, offered, shuffle }) {
    const placeOf = (move: Move): number => offered.indexOf(move)
    return {
      stem: [say('moves.asks')],
      ...sortCards({
        shuffle,
        categories: offered.map((move) => say(`moves.${move}`)),
        cards: cards.map((card) => ({
          text: cardText(card),
          place: placeOf(card.move),
          slips:
            card.move === 'add' || card.move === 'subtract'
              ? [
                  {
                    place: placeOf(card.move === 'add' ? 'subtract' : 'add'),
                    misconception: 'system.adds-for-subtracts' as const,
                    feedback: say('moves.signs'),
                  },
                ].filter(({ place }) => place >= 0)
              : [],
        })),
        slip: { misconception: 'equation.compares-one-term', feedback: say('moves.look') },
      }),
      hints: [say('moves.nudge'), say('moves.hint')],
      answer: say('answer', {
        list: rows(
          cards.map((card) => say('placed', { card: cardText(card), place: say(`moves.${card.move}`) })),
        ),
      }),
      solution: cards.map((card) => say(`moves.why-${card.move}`, { card: cardText(card) })),
    }
  },
  solve: (shown) => {
    const { interaction } = shown
    const isLast =
      interaction.kind === 'sort' &&
      interaction.categories.length === 3 &&
      !/Replace|Reemplaz/.test(interaction.categories[0]?.text ?? '')
    return solved.sort(shown, (card) => moves.indexOf(moveOf(card)) - (isLast ? 1 : 0))
  },
})

interface Ending {
  is: SolutionCount
  lines: string[]
  form: string
}
function drawEnding(random: Random, level: Level, is: SolutionCount): Ending {
  const letter = random.pick(['x', 'y'])
  const n = random.integer(2, 9)
  const off = random.pick([-3, -1, 1, 2, 4])
  if (level === 1) {
    const lines = {
      one: random.pick([
        `${letter} = 0`,
        `${n}${letter} = 0`,
        `${letter} = −${n}`,
        `${n}${letter} = ${2 * n}`,
      ]),
      none: random.pick([`0 = ${n}`, `${n} = −${n}`, `${n} = ${n + 2}`, `0 = −${n}`]),
      all: random.pick(['0 = 0', `${n} = ${n}`, `−${n} = −${n}`, `${n}${letter} = ${n}${letter}`]),
    }
    return { is, lines: [lines[is]], form: lines[is].replaceAll(/\d+/g, 'n') }
  }
  const [p, q] = [random.integer(2, 4), random.integer(2, 5)]
  const [side, factor] = [{ slope: q, constant: nonZero(random, 6) }, p]
  const slope = is === 'one' ? p * q + random.pick([-1, 1, 2]) : p * q
  const constant = p * side.constant + (is === 'all' ? 0 : is === 'none' ? off : random.pick([0, off]))
  if (level === 2) {
    const line = `${termTex(slope, letter)} − ${factor}(${linearTex(side, letter)}) = ${signedTex(-constant)}`
    return { is, lines: [line], form: 'put' }
  }
  const first = `y = ${linearTex(side)}`
  return { is, lines: [first, standardTex({ a: slope, b: -factor, c: -constant })], form: 'system' }
}

/** The meaning of a last line (level 1), of a line before it (level 2), of a system (level 3). */
export const endings = countSolutions<Ending>({
  standards: ['8.EE.C.8b'],
  draw: drawEnding,
  form: ({ form }) => form,
  text: ({ lines }) =>
    lines.length === 1
      ? math(lines[0] ?? '')
      : say('endings.card', { list: all(lines.map((line) => tex(line))) }),
  asks: say('endings.asks'),
  hints: [say('endings.nudge'), say('endings.hint')],
  why: ({ is, lines }) => say(`endings.why-${is}`, { list: all(lines.map((line) => tex(line))) }),
  answer: (cards) =>
    say('answer', {
      list: rows(
        cards.map(({ lines, is }) =>
          say('placed', {
            card: say('endings.card', { list: all(lines.map((line) => tex(line))) }),
            place: countName(is),
          }),
        ),
      ),
    }),
  slips: {
    missesOne: { misconception: 'equation.compares-one-term', feedback: say('endings.zero') },
    expectsOne: { misconception: 'equation.expects-one-solution', feedback: say('endings.letter') },
    noneOrAll: { misconception: 'equation.none-or-all', feedback: say('endings.true') },
  },
  reads(card) {
    const [first = '', second] = mathIn(card)
    if (second !== undefined) return countOf(...systemIn(card))
    const found = solveEquation(first)
    return typeof found === 'string' ? found : 'one'
  },
})
