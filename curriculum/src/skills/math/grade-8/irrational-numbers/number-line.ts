import { all, arranged, defineModel, math, mathIn, solved, tex, tidy } from '#form'
import { fractionTex } from '#fractions/fraction.ts'
import { isPerfect, radicalTex } from '#roots/roots.ts'
import { rounded, signed } from './estimate.ts'
import { say } from './messages.gen.ts'

const { raw } = String
interface Line {
  cards: string[]
  /** A point that no card belongs to. */
  extra: number
  from: number
  to: number
  shuffle: number
}
const letters = ['A', 'B', 'C', 'D', 'E']
interface Card {
  text: string
  at: number
}
const cardsOf = (texts: readonly string[]): Card[] => texts.map((text) => ({ text, at: signed(text) }))
const roots = (most: number): string[] =>
  Array.from({ length: most - 1 }, (_, at) => at + 2)
    .filter((n) => !isPerfect(n, 2))
    .map((n) => radicalTex(2, n))
const pi = raw`\pi`
const parts = [2, 3, 4, 5].flatMap((bottom) =>
  [1, 2, 3, 4].map((whole) => fractionTex([bottom * whole + 1, bottom])),
)
const [small, opposite] = [cardsOf(roots(24)), cardsOf(roots(24).map((text) => `−${text}`))]
/** What each card of a level may be. */
const pools: Readonly<Record<1 | 2 | 3, readonly (readonly Card[])[]>> = {
  1: [1, 2, 3, 4].map(() => cardsOf(roots(99))),
  2: [
    small,
    small,
    small,
    cardsOf([pi]),
    cardsOf([2, 10, 20, 50, 100].map((n) => radicalTex(3, n))),
    cardsOf(parts),
  ],
  3: [
    opposite,
    opposite,
    cardsOf([raw`−${pi}`]),
    small,
    cardsOf(roots(6).map((text) => `2${text}`)),
    cardsOf(roots(60).map((text) => raw`\frac{${text}}{2}`)),
    cardsOf([raw`\frac{\pi}{2}`]),
  ],
}
const gapOf = (from: number, to: number): number => (to - from) / 16
const pointsOf = ({ cards, extra }: Line): { at: number; card: string | null }[] =>
  [...cards.map((card) => ({ at: signed(card), card })), { at: extra, card: null }].toSorted(
    (one, other) => one.at - other.at,
  )

/** Square roots (level 1), with π, cube roots and fractions (level 2), with opposites and products (level 3). */
export const numberLine = defineModel<Line>({
  id: 'number-line',
  thinking: 'read a figure',
  seconds: 60,
  standards: ['8.NS.A.2'],
  task: ({ cards, from, to }) =>
    `${from} ${to} ${cards
      .map((card) => card.replaceAll(/\d+/g, 'n'))
      .toSorted()
      .join()}`,
  draw(random, level) {
    const [from, to] = (
      [
        [0, 10],
        [0, 5],
        [-5, 5],
      ] as const
    )[level - 1] ?? [0, 10]
    // One after the other, each where there is room left: drawn at once, most sets of five crowd.
    const taken: number[] = []
    const place = (pool: readonly Card[]): Card => {
      const free = pool.filter(
        ({ at }) => at > from && at < to && taken.every((each) => Math.abs(each - at) > gapOf(from, to)),
      )
      const card = random.pick(free.length > 0 ? free : pool)
      taken.push(card.at)
      return card
    }
    const cards = random.sample(pools[level], 4).map((pool) => place(pool).text)
    const tenths = Array.from({ length: 10 * (to - from) - 5 }, (_, at) => tidy(from + (at + 3) / 10))
    return {
      cards,
      extra: place(tenths.map((at) => ({ text: '', at }))).at,
      from,
      to,
      shuffle: random.integer(0, 1e9),
    }
  },
  fits(its) {
    const places = pointsOf(its).map(({ at }) => at)
    const gap = gapOf(its.from, its.to)
    return (
      places.every((at, index) => index === 0 || at - (places[index - 1] ?? 0) > gap) &&
      (places[0] ?? 0) > its.from &&
      (places.at(-1) ?? 0) < its.to
    )
  },
  minWrongAnswers: 1,
  item(its) {
    const { from, to, shuffle } = its
    const points = pointsOf(its).map((each, at) => ({ ...each, letter: letters[at] ?? '' }))
    return {
      stem: [say('line.asks')],
      figure: {
        kind: 'number-line',
        from,
        to,
        step: 1,
        labelled: Array.from({ length: to - from + 1 }, (_, at) => from + at),
        points: points.map(({ at, letter }) => ({ at, label: letter })),
        jumps: [],
        description: say('line.said', {
          from,
          to,
          points: all(points.map(({ at, letter }) => say('line.point', { letter, at: rounded(at, 1) }))),
        }),
      },
      ...arranged.match(shuffle, {
        pairs: points.flatMap(({ card, letter }) =>
          card === null ? [] : [{ source: math(card), target: letter }],
        ),
        others: points.flatMap(({ card, letter }) => (card === null ? [letter] : [])),
        slip: { misconception: 'irrational.misplaced', feedback: say('line.slip') },
      }),
      hints: [say('line.nudge'), say(from < 0 ? 'line.hint.opposite' : 'line.hint.squares')],
      solution: [
        say('line.find'),
        ...points.flatMap(({ card, at, letter }) =>
          card === null ? [] : [say('line.so', { number: tex(card), at: rounded(at, 1), letter })],
        ),
      ],
    }
  },
  solve(shown) {
    const { figure } = shown
    if (figure?.kind !== 'number-line') throw new TypeError('expects a number line')
    const at = (letter: string): number => figure.points.find(({ label }) => label === letter)?.at ?? 99
    return solved.match(
      shown,
      (source, letter) => Math.abs(at(letter) - signed(mathIn(source)[0] ?? '')) < 1e-9,
    )
  },
})
