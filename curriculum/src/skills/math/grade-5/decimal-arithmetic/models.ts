import { defineModel, type Random, solved, tex, tidy } from '#form'
import { placeBugs } from '#bugs/decimal-operations/place-bugs.ts'
import { bug } from '#bugs/bug.ts'
import { type DecimalOperation, operationTex, placesOf, resultOf, withPlaces } from '#decimals/operations.ts'
import { typedDecimal } from '#decimals/typed-decimal.ts'
import { numberTex } from '#equations/exact.ts'
import { valueOfTex } from '#exponents/powers.ts'
import { stripedSquare, twoPartsFigure } from '#figures/area-figure/area-figure.ts'
import { matchValues } from '#shapes/match-values/match-values.ts'
import { placeSteps } from '#solutions/decimal-places/decimal-places.ts'
import { say } from './messages.gen.ts'

const standards = ['5.NBT.B.7']
const hundredths = (value: number): number => tidy(value * 100)

/** A shaded and a striped part (level 1), how much more one grid shows (level 2), three equal grids (level 3). */
export const grids = defineModel<DecimalOperation>({
  id: 'grids',
  thinking: 'read a figure',
  seconds: 50,
  standards,
  bugs: placeBugs,
  task: ({ sign, a, b }) => `${sign} ${placesOf(a)} ${placesOf(b)} ${a > 0.5}`,
  draw(random, level) {
    const some = (most: number): number => tidy(random.integer(4, most) / 100)
    if (level === 3) return { sign: 'times', a: some(48), b: random.integer(2, 3) }
    return { sign: level === 1 ? 'plus' : 'minus', a: some(level === 1 ? 60 : 98), b: some(60) }
  },
  fits: (its) => {
    const { sign, a, b } = its
    // Counts of more than one tenth.
    if ([a, b].includes(0.1)) return false
    return sign === 'plus' ? a + b < 1 : sign === 'minus' ? a > b + 0.04 : a * b > 0.2 && placesOf(a) > 1
  },
  item(its) {
    const { sign, a, b } = its
    const [x, y] = [hundredths(a), hundredths(b)]
    const counts = { x, y, n: b }
    const told = sign === 'plus' ? 'plus' : sign === 'minus' ? 'minus' : 'times'
    const shown = {
      plus: [{ label: '', shaded: x, striped: y }],
      minus: [
        { label: 'A', shaded: x },
        { label: 'B', shaded: y },
      ],
      times: Array.from({ length: b }, () => ({ label: '', shaded: x })),
    }[told]
    return {
      stem: [say(`grids.asks.${told}`)],
      figure: {
        kind: 'percent-grid',
        description: say(`grids.figure.${told}`, counts),
        grids: shown,
      },
      ...typedDecimal(its, { label: say('label'), key: resultOf(its), bugs: placeBugs }),
      hints: [say('grids.nudge'), say(`grids.hint.${told}`)],
      solution: [say('grids.square'), ...placeSteps(its).solution],
    }
  },
  solve({ figure }) {
    if (figure?.kind !== 'percent-grid') throw new TypeError('expects grids')
    const [first, second] = figure.grids
    if (first === undefined) throw new TypeError('expects a grid')
    if (second === undefined) return solved.number((first.shaded + (first.striped ?? 0)) / 100)
    return solved.number(
      (first.label === 'A'
        ? first.shaded - second.shaded
        : figure.grids.reduce((sum, { shaded }) => sum + shaded, 0)) / 100,
    )
  },
})

/** A unit square, or a rectangle in two parts; `a` is the whole width, and of a quotient the whole area. */
interface Area extends DecimalOperation {
  shows: 'square' | 'widths' | 'areas'
}
/** A width in ones and tenths. */
const cut = (width: number): [number, number] => [Math.floor(width), tidy(width - Math.floor(width))]
const onePart = bug<Area>({
  id: 'division.one-part',
  answer: (its) => {
    const { shows, a, b } = its
    if (shows === 'square') return null
    return shows === 'widths' ? tidy(cut(a)[0] * b) : cut(resultOf(its))[0]
  },
  feedback: ({ shows }) => say(shows === 'areas' ? 'area.one-width' : 'area.one-part'),
  // 2 × 0.4 of 2.3 × 0.4
  example: [{ sign: 'times', a: 2.3, b: 0.4, shows: 'widths' }, 0.8],
})
const areaBugs = [
  ...placeBugs.map(({ example: [values, got], ...its }) =>
    bug<Area>({ ...its, example: [{ ...values, shows: 'square' }, got] }),
  ),
  onePart,
]

/** Tenths of tenths in a unit square (level 1), a product in two parts (level 2), a side from two areas (level 3). */
export const areaModel = defineModel<Area>({
  id: 'area-model',
  thinking: 'read a figure',
  seconds: 60,
  standards,
  bugs: areaBugs,
  task: ({ shows, a, b }) => `${shows} ${a > 3} ${b > 0.5} ${placesOf(b)}`,
  draw(random, level) {
    const tenths = (from: number, to: number): number => tidy(random.integer(from, to) / 10)
    if (level === 1) return { shows: 'square', sign: 'times', a: tenths(2, 9), b: tenths(2, 9) }
    const width = tidy(random.integer(1, 9) + tenths(1, 9))
    const height = random.chance(0.3) ? random.integer(2, 9) : tenths(2, 9)
    return level === 2
      ? { shows: 'widths', sign: 'times', a: width, b: height }
      : { shows: 'areas', sign: 'over', a: tidy(width * height), b: height }
  },
  item(its) {
    const { shows, a, b } = its
    const width = shows === 'areas' ? resultOf(its) : a
    const [ones, tenths] = cut(width)
    const areas = [ones, tenths].map((each) => tidy(each * b))
    const values = { expression: tex(operationTex(its)), a: tex(numberTex(a)), b: tex(numberTex(b)) }
    const shown = (each: number | undefined): string => String(each ?? 0)
    const each = [ones, tenths].map((part, at) =>
      shows === 'areas'
        ? String.raw`${shown(areas[at])} \div ${b} = ${part}`
        : String.raw`${part} \times ${b} = ${shown(areas[at])}`,
    )
    const sum = shows === 'areas' ? [ones, tenths] : areas
    return {
      stem: [say(`area.asks.${shows}`, values)],
      figure:
        shows === 'square'
          ? stripedSquare([tidy(a * 10), 10], [tidy(b * 10), 10])
          : twoPartsFigure(
              String(b),
              [String(ones), String(tenths)],
              shows,
              shows === 'areas' ? [shown(areas[0]), shown(areas[1])] : ['', ''],
            ),
      ...typedDecimal<Area>(its, { label: say('label'), key: resultOf(its), bugs: areaBugs }),
      hints: [say(`area.nudge.${shows}`), say(`area.hint.${shows}`)],
      solution:
        shows === 'square'
          ? [
              say('area.small', {
                counted: tex(String.raw`${tidy(a * 10)} \times ${tidy(b * 10)} = ${tidy(a * b * 100)}`),
              }),
              say('area.so', { equation: tex(`${operationTex(its)} = ${numberTex(resultOf(its))}`) }),
            ]
          : [
              say(`area.each.${shows}`, { one: tex(each[0] ?? ''), other: tex(each[1] ?? '') }),
              say('area.sum', { equation: tex(`${sum.join(' + ')} = ${numberTex(resultOf(its))}`) }),
            ],
    }
  },
  solve({ figure }) {
    if (figure?.kind !== 'area-model') throw new TypeError('expects an area model')
    if (figure.stripedColumns !== undefined)
      return solved.number((figure.stripedColumns * (figure.stripedRows ?? 0)) / 100)
    const height = Number(figure.rows[0]?.label)
    const sum = (texts: readonly string[]): number => texts.reduce((all, text) => all + Number(text), 0)
    const area = sum((figure.cells?.[0] ?? []).map(({ text }) => text))
    return solved.number(area > 0 ? area / height : sum(figure.columns.map(({ label }) => label)) * height)
  },
})

interface Strategy {
  pairs: [source: string, target: string][]
  other: string
  /** Whose thinking leads to the target that is left over, for the first pair. */
  slip: 'digits' | 'tenths' | 'half-way'
  kind: string
  shuffle: number
}
const misconceptionOf = {
  digits: 'decimal.aligns-right',
  tenths: 'decimal.point-as-in-sum',
  'half-way': 'decimal.answers-first-step',
} as const
const over = (top: string, bottom: number): string => String.raw`\frac{${top}}{${bottom}}`
const operation = (sign: DecimalOperation['sign'], a: number, b: number): string =>
  operationTex({ sign, a, b })
const part = (random: Random, places: number): number => withPlaces(random, 0, 3, places)

/** Sums in hundredths (level 1), products and quotients of counts (level 2), easier numbers (level 3). */
function drawStrategy(random: Random, level: 1 | 2 | 3): Omit<Strategy, 'shuffle'> {
  const digits = (value: number): number => Math.round(value * 10 ** placesOf(value))
  if (level === 1) {
    const [a, b, c, d] = [part(random, 1), part(random, 2), part(random, 1), part(random, 2)]
    const both = (one: number, sign: '+' | '−', other: number): string =>
      `${over(String(hundredths(one)), 100)} ${sign} ${over(String(hundredths(other)), 100)}`
    return {
      pairs: [
        [operation('plus', a, b), both(a, '+', b)],
        [operation('plus', c, d), both(c, '+', d)],
        [operation('minus', tidy(a + 4), d), both(tidy(a + 4), '−', d)],
      ],
      other: `${over(String(digits(a)), 100)} + ${over(String(digits(b)), 100)}`,
      slip: 'digits',
      kind: 'sums',
    }
  }
  if (level === 2) {
    const [a, b, c, d] = [part(random, 1), part(random, 1), part(random, 2), part(random, 1)]
    const [n, m] = [random.integer(2, 9), random.integer(2, 9)]
    const times = (one: number, other: number): string => String.raw`${one} \times ${other}`
    return {
      pairs: [
        [operation('times', a, b), over(times(digits(a), digits(b)), 100)],
        [operation('times', c, n), over(times(digits(c), n), 100)],
        [operation('times', d, m), over(times(digits(d), m), 10)],
      ],
      other: over(times(digits(a), digits(b)), 10),
      slip: 'tenths',
      kind: 'products',
    }
  }
  const [b, d] = [withPlaces(random, 1, 6, 2), withPlaces(random, 6, 9, 1)]
  const near = tidy(random.integer(2, 5) - random.integer(1, 3) / 100)
  const up = Math.ceil(near)
  const [n, tenth] = [random.integer(3, 9), tidy(random.integer(1, 9) / 10)]
  const whole = random.integer(2, 6)
  const half = random.pick([
    [0.5, 2],
    [0.25, 4],
    [0.2, 5],
    [0.1, 10],
  ] as const)
  const pairs: [string, string][] = [
    [operation('plus', near, b), operation('plus', up, tidy(b - (up - near)))],
    ...random.sample<[string, string]>(
      [
        [operation('minus', d, near), operation('minus', tidy(d + up - near), up)],
        [operation('times', tidy(whole + tenth), n), String.raw`${whole} \times ${n} + ${tenth} \times ${n}`],
        [operation('over', whole * 2, half[0]), String.raw`${whole * 2} \times ${half[1]}`],
      ],
      2,
    ),
  ]
  return {
    pairs,
    other: operation('plus', up, b),
    slip: 'half-way',
    kind: pairs.map(([source]) => source.replaceAll(/[\d.]+/g, 'n')).join(),
  }
}

/** An expression and another way to write or work it out. */
export const sameValue = matchValues<Strategy>({
  id: 'same-value',
  thinking: 'explain',
  seconds: 70,
  standards,
  task: ({ kind, pairs }) => `${kind} ${pairs.map(([source]) => source.length).join()}`,
  draw: (random, level) => ({ ...drawStrategy(random, level), shuffle: random.integer(0, 1e9) }),
  pairs: ({ pairs, other, slip }) =>
    pairs.map(([source, target], at) => ({
      source,
      target,
      slips:
        at === 0
          ? [{ target: other, misconception: misconceptionOf[slip], feedback: say(`match.${slip}`) }]
          : [],
    })),
  others: ({ other }) => [other],
  words: ({ slip }) => ({
    stem: [say('match.asks')],
    hints: [say('match.nudge'), say(`match.hint.${slip}`)],
    slip: { misconception: 'decimal.no-point', feedback: say('match.slip') },
    why: [say(`match.why.${slip}`)],
  }),
  means: (source) => tidy(valueOfTex(source)),
})
