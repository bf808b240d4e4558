import { bug, defineModel, keysOf, solved, tex, tidy, typed } from '#form'
import { scaleText } from './scale.ts'
import { quantity, type UnitId } from '#units/units.ts'
import { numeral } from '#wording.ts'
import { say } from './messages.gen.ts'
import { standards } from './problem.ts'

const lines = {
  trail: { large: 'kilometer', small: 'meter', factor: 1000, spaces: 5, most: 4, each: [40, 50, 100] },
  shelf: { large: 'foot', small: 'inch', factor: 12, spaces: 4, most: 6, each: [3, 6, 9] },
  cloth: { large: 'yard', small: 'inch', factor: 36, spaces: 4, most: 5, each: [9, 18, 27] },
  show: { large: 'hour', small: 'minute', factor: 60, spaces: 4, most: 4, each: [5, 15, 20] },
  cooler: { large: 'liter', small: 'milliliter', factor: 1000, spaces: 5, most: 5, each: [100, 150, 200] },
} as const satisfies Record<
  string,
  { large: UnitId; small: UnitId; factor: number; spaces: number; most: number; each: readonly number[] }
>
type LineId = keyof typeof lines
const ids = keysOf(lines)

/** Two points on a scale in large units, in spaces: what is between, what part of it is not used, how many parts fit. */
interface Between {
  line: LineId
  asks: 'between' | 'rest' | 'parts'
  a: number
  b: number
  /** In small units. */
  each: number
  n: number
}
const largeOf = ({ line, a, b }: Between): number => tidy((b - a) / lines[line].spaces)
const smallOf = (its: Between): number => tidy(largeOf(its) * lines[its.line].factor)
const keyOf = (its: Between): number =>
  ({
    between: smallOf(its),
    rest: smallOf(its) - its.n * its.each,
    parts: tidy(smallOf(its) / its.each),
  })[its.asks]
const asked = (its: Between, small: number): number =>
  tidy({ between: small, rest: small - its.n * its.each, parts: small / its.each }[its.asks])
// Worked by hand: from 0.5 to 2 feet there are 1.5 feet, or 18 inches; 2 parts of 6 inches leave 6, and 3 parts fit.
const shelf: Between = { line: 'shelf', asks: 'parts', a: 2, b: 8, each: 6, n: 2 }
const positive = (value: number): number | null => (value > 0 ? value : null)
const bugs = [
  bug<Between>({
    id: 'scale.reads-end',
    answer: (its) => positive(asked(its, tidy((its.b / lines[its.line].spaces) * lines[its.line].factor))),
    feedback: () => say('line.slip.end'),
    example: [shelf, 4],
  }),
  bug<Between>({
    id: 'line-plot.steps-as-units',
    answer: (its) => positive(asked(its, (its.b - its.a) * lines[its.line].factor)),
    feedback: ({ line }) =>
      say('line.slip.steps', { large: quantity(1, lines[line].large), spaces: lines[line].spaces }),
    example: [shelf, 12],
  }),
  bug<Between>({
    id: 'unit.base-ten-only',
    answer(its) {
      const { factor } = lines[its.line]
      return factor === 1000 ? null : positive(asked(its, tidy(largeOf(its) * (factor === 60 ? 100 : 10))))
    },
    feedback: ({ line }) => say('slip.ten', factOf(line)),
    example: [{ ...shelf, asks: 'between' }, 15],
  }),
  bug<Between>({
    id: 'unit.stops-early',
    answer: (its) => (its.asks === 'between' ? null : smallOf(its)),
    feedback: () => say('line.slip.early'),
    example: [shelf, 18],
  }),
  bug<Between>({
    id: 'unit.place-off',
    answer: (its) =>
      lines[its.line].factor === 1000 ? positive(asked(its, tidy(largeOf(its) * 100))) : null,
    feedback: ({ line }) => say('slip.place', factOf(line)),
    example: [{ ...shelf, line: 'cooler', asks: 'between', b: 7 }, 100],
  }),
]
const factOf = (line: LineId) => ({
  large: quantity(1, lines[line].large),
  small: quantity(lines[line].factor, lines[line].small),
})

/** From one point to another in small units (level 1), what is left of it (level 2), how many parts fit (level 3). */
export const betweenPoints = defineModel<Between>({
  id: 'between-points',
  thinking: 'read a figure',
  seconds: 80,
  standards,
  bugs,
  task: ({ line, asks }) => `${line} ${asks}`,
  draw(random, level) {
    const line = random.pick(ids)
    const { spaces, most, each } = lines[line]
    const b = random.integer(spaces, spaces * most)
    return {
      line,
      asks: ({ 1: 'between', 2: 'rest', 3: 'parts' } as const)[level],
      a: random.integer(1, b - 1),
      b,
      each: random.pick(each),
      n: random.integer(2, 6),
    }
  },
  fits(its) {
    const { spaces } = lines[its.line]
    const key = keyOf(its)
    return (
      its.b - its.a > 2 &&
      (its.b - its.a) % spaces !== 0 &&
      (its.a % spaces !== 0 || its.b % spaces !== 0) &&
      Number.isInteger(key) &&
      key > 1 &&
      key !== its.each &&
      key !== its.n
    )
  },
  item(its) {
    const { line, asks, a, b, each, n } = its
    const { large, small, factor, spaces, most } = lines[line]
    const from = tidy(a / spaces)
    const to = tidy(b / spaces)
    const [whole, all, key] = [largeOf(its), smallOf(its), keyOf(its)]
    const terms = {
      ...factOf(line),
      spaces,
      n,
      each: quantity(each, small),
      unit: quantity(2, large),
      units: quantity(2, small),
    }
    const worked = (text: string) => ({ equation: tex(text) })
    const field = { label: say(asks === 'parts' ? 'line.label' : 'label.amount'), key, bugs }
    return {
      stem: [say(`line.${line}.told`, terms), say(`line.${line}.${asks}`, terms)],
      figure: {
        kind: 'number-line',
        description: scaleText({ most, spaces, points: [a, b], unit: quantity(2, large) }),
        from: 0,
        to: most,
        step: tidy(1 / spaces),
        labelled: Array.from({ length: most + 1 }, (_, at) => at),
        points: [
          { at: from, label: 'A' },
          { at: to, label: 'B' },
        ],
        jumps: [],
        label: say('line.axis', { unit: quantity(2, large) }),
        ...(line === 'cooler' ? { isVertical: true } : {}),
      },
      ...typed(
        its,
        asks === 'parts' ? field : { ...field, after: say('unit', { unit: quantity(2, small) }) },
      ),
      answer: asks === 'parts' ? String(key) : say('answer', { right: quantity(key, small) }),
      hints: [say('line.nudge', terms), say(`line.hint.${asks}`, terms)],
      solution: [
        say('line.work.read', {
          ...worked(`${numeral(to)} − ${numeral(from)} = ${numeral(whole)}`),
          ...terms,
        }),
        say('work.down', {
          ...factOf(line),
          ...worked(String.raw`${numeral(whole)} \times ${numeral(factor)} = ${numeral(all)}`),
        }),
        ...(asks === 'rest'
          ? [
              say('line.work.used', worked(String.raw`${n} \times ${each} = ${numeral(n * each)}`)),
              say('line.work.rest', worked(`${numeral(all)} − ${numeral(n * each)} = ${numeral(key)}`)),
            ]
          : []),
        ...(asks === 'parts'
          ? [say('line.work.parts', worked(String.raw`${numeral(all)} \div ${each} = ${key}`))]
          : []),
      ],
    }
  },
  solve({ stem, figure, interaction }) {
    if (figure?.kind !== 'number-line') throw new TypeError('expects a number line')
    const [one, other] = figure.points
    const label = figure.label ?? ''
    const found = ids.find(
      (id) => lines[id].spaces === Math.round(1 / figure.step) && isNamed(label, stem, id),
    )
    const { factor } = lines[found ?? 'trail']
    const small = ((other?.at ?? 0) - (one?.at ?? 0)) * factor
    const numbers = [...stem.matchAll(/\d+/g)].map(([text]) => Number(text))
    const [first = 0, second = 0] = numbers
    if (interaction.kind === 'number' && interaction.after === undefined) return solved.number(small / first)
    return solved.number(small - first * second)
  },
})

/** Whether the axis has the unit of this line, in either language. */
const isNamed = (label: string, stem: string, id: LineId): boolean =>
  ({
    trail: /kil[oó]/,
    shelf: /feet|pies/,
    cloth: /yard/,
    show: /hour|hora/,
    cooler: /\blit/,
  })[id].test(label.toLowerCase()) && stem !== ''
