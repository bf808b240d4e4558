import { arranged, built, defineModel, math, mathIn, solved, tex, type Text, tidy, toNumber } from '#form'
import { numberLine } from '#build-drawn.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { say } from './messages.gen.ts'
import { type Card, cardTex, type Form, lineOf, readTex, signedTex, type Spot } from './spot.ts'

/** Two numbers in spaces of 1/parts, plotted as they are, or the number halfway between them. */
interface Plotted {
  parts: number
  spaces: [number, number]
  forms: [Form, Form]
  asks: 'both' | 'opposite' | 'halfway'
}
const keysOf = ({ spaces: [a, b], asks }: Plotted): number[] =>
  asks === 'halfway' ? [(a + b) / 2] : asks === 'opposite' ? [-a, -b] : [a, b]

const sortedText = (spaces: readonly number[]): string => spaces.toSorted((a, b) => a - b).join()

/** Two decimals or fractions (level 1), the opposites (level 2), the number halfway between two others (level 3). */
export const plotNumbers = defineModel<Plotted>({
  id: 'plot-numbers',
  thinking: 'compute',
  seconds: 60,
  standards: ['6.NS.C.6a', '6.NS.C.6c'],
  task: ({ parts, spaces, asks, forms }) =>
    `${asks} ${parts} ${spaces.map(Math.sign).join()} ${forms.join()}`,
  draw(random, level) {
    const parts = random.pick([2, 4, 5, 8])
    const some = () => random.integer(-2 * parts + 1, 2 * parts - 1)
    return {
      parts,
      spaces: [random.integer(-2 * parts + 1, -1), some()],
      forms: random.chance(0.5) ? ['decimal', 'fraction'] : ['fraction', 'decimal'],
      asks: ({ 1: 'both', 2: 'opposite', 3: 'halfway' } as const)[level],
    }
  },
  fits: ({ parts, spaces: [a, b], asks }) =>
    a % parts !== 0 &&
    b % parts !== 0 &&
    Math.abs(a) !== Math.abs(b) &&
    (asks !== 'halfway' || ((a + b) % 2 === 0 && a + b !== 0)),
  minWrongAnswers: 1,
  item(its) {
    const { parts, spaces, forms, asks } = its
    const keys = keysOf(its)
    const value = (space: number): number => tidy(space / parts)
    const shown = (at: 0 | 1) => tex(signedTex(value(spaces[at]), forms[at]))
    const points = (all: readonly number[]) =>
      all.map((each) => ({ kind: 'point' as const, at: value(each) }))
    const away = (space: number): number => {
      const below = Math.floor(space / parts) * parts
      return space < 0 ? below - (space - below) : -space
    }
    const wrong = (at: number[], misconception: MisconceptionId, feedback: Text) => ({
      at,
      misconception,
      feedback,
    })
    const slips = {
      both: [
        wrong([-spaces[0], spaces[1]], 'signed.wrong-side', say('plot.slip.side')),
        wrong([spaces[0], -spaces[1]], 'signed.wrong-side', say('plot.slip.side')),
        wrong([away(spaces[0]), spaces[1]], 'signed.reads-away', say('slip.away')),
      ],
      opposite: [
        wrong([...spaces], 'signed.no-opposite', say('plot.slip.same')),
        wrong([spaces[0], -spaces[1]], 'signed.no-opposite', say('plot.slip.same')),
      ],
      halfway: [
        wrong(
          [(Math.abs(spaces[0]) + Math.abs(spaces[1])) / 2],
          'signed.ignores-signs',
          say('plot.slip.signs'),
        ),
        wrong([(spaces[0] - spaces[1]) / 2], 'signed.adds-to-compare', say('plot.slip.half')),
        wrong([0], 'signed.ignores-zero', say('plot.slip.half')),
      ],
    }[asks].filter(
      ({ at }) =>
        at.every((each) => Number.isInteger(each) && Math.abs(each) <= 2 * parts) &&
        sortedText(at) !== sortedText(keys),
    )
    const terms = {
      a: shown(0),
      b: shown(1),
      parts,
      key: tex(signedTex(value(keys[0] ?? 0), forms[0])),
      second: tex(signedTex(value(keys[1] ?? 0), forms[1])),
    }
    return {
      stem: [say(`plot.asks.${asks}`, terms)],
      ...built((word) =>
        numberLine(
          { from: -2, to: 2, step: tidy(1 / parts), snap: tidy(1 / parts), labelled: [-2, -1, 0, 1, 2] },
          points(keys),
          slips.map(({ at, misconception, feedback }) => ({
            marks: points(at),
            misconception,
            feedback: word(feedback),
          })),
        ),
      ),
      hints: [say('plot.nudge', terms), say(`plot.hint.${asks}`, terms)],
      solution: [say('plot.space', terms), say(`plot.so.${asks}`, terms)],
    }
  },
  solve({ stem, interaction }) {
    if (interaction.kind !== 'number-line') throw new TypeError('expects a number line')
    const [a = 0, b = 0] = mathIn(stem).map(readTex)
    const at = interaction.count === 1 ? [(a + b) / 2] : /opposite|opuesto/.test(stem) ? [-a, -b] : [a, b]
    return { kind: 'number-line', marks: at.map((each) => ({ kind: 'point', at: tidy(each) })) }
  },
})

const letters = ['A', 'B', 'C', 'D', 'E']
interface Matched {
  parts: number
  cards: Card[]
  extra: number
  isVertical: boolean
  shuffle: number
}
/** Three numbers (level 1), four as decimals and fractions (level 2), with opposites of negative numbers (level 3). */
export const matchPoints = defineModel<Matched>({
  id: 'match-points',
  thinking: 'explain',
  seconds: 70,
  standards: ['6.NS.C.6a', '6.NS.C.6c'],
  task: ({ parts, cards, isVertical }) =>
    `${parts} ${isVertical} ${cards
      .map(({ form, value, isTurned }) => `${form}${toNumber(value) < 0}${isTurned}`)
      .toSorted()
      .join()}`,
  draw(random, level) {
    const parts = random.pick([2, 4, 5])
    const most = 2 * parts - 1
    const start = random.integer(1, most)
    const sizes = random.sample(
      Array.from({ length: most }, (_, at) => at + 1).filter((each) => each !== start),
      Math.min(2, most - 1),
    )
    // Two opposites, so that the sign decides.
    const spaces = [start, -start, ...sizes.map((each, at) => (at === 0 ? -each : each))]
    const [extra = 0, ...used] = level === 1 ? [...spaces].toReversed() : [0, ...spaces]
    return {
      parts,
      cards: used.map((each, at) => ({
        value: tidy(each / parts),
        form: level === 1 ? 'decimal' : at % 2 === 0 ? 'fraction' : 'decimal',
        isTurned: level === 3 && each > 0,
      })),
      extra: tidy(extra / parts),
      isVertical: random.chance(0.5),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ cards }) =>
    cards.length > 2 && new Set(cards.map(({ value }) => toNumber(value))).size === cards.length,
  minWrongAnswers: 1,
  item({ parts, cards, extra, isVertical, shuffle }) {
    const values = [...cards.map(({ value }) => toNumber(value)), extra].toSorted((a, b) => a - b)
    const named = (value: number): string => letters[values.indexOf(value)] ?? 'E'
    const spot: Spot = {
      left: -1,
      right: 0,
      n: parts,
      m: 1,
      from: -2,
      to: 2,
      isVertical,
      form: 'decimal',
      isSparse: false,
    }
    return {
      stem: [say('match.asks')],
      figure: lineOf(
        spot,
        values.map((at) => ({ label: named(at), at })),
      ),
      ...arranged.match(shuffle, {
        pairs: cards.map((card) => {
          const value = toNumber(card.value)
          return {
            source: math(cardTex(card)),
            target: say('match.point', { letter: named(value) }),
            slips: values.includes(-value)
              ? [
                  {
                    target: say('match.point', { letter: named(-value) }),
                    misconception: card.isTurned
                      ? ('signed.always-negative' as const)
                      : ('signed.wrong-side' as const),
                    feedback: say(card.isTurned ? 'match.slip.turned' : 'match.slip.side'),
                  },
                ]
              : [],
          }
        }),
        others: [say('match.point', { letter: named(extra) })],
        slip: { misconception: 'signed.counts-ticks', feedback: say('match.slip.count') },
      }),
      hints: [say('match.nudge', { parts }), say('match.hint')],
      solution: cards.map((card) =>
        say(card.isTurned ? 'match.turned' : 'match.plain', {
          number: tex(cardTex(card)),
          value: tex(signedTex(card.value, card.form)),
          letter: named(toNumber(card.value)),
        }),
      ),
    }
  },
  solve: (shown) =>
    solved.match(shown, (source, target) => {
      const { figure } = shown
      if (figure?.kind !== 'number-line') throw new TypeError('expects a number line')
      const at = figure.points.find(({ label }) => target.endsWith(label))?.at ?? 9
      return Math.abs(readTex(mathIn(source)[0] ?? '') - at) < 1e-6
    }),
})
