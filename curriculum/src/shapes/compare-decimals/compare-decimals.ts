import { defineModel, type Level, mathIn, numbersIn, type Random, solved, tex } from '#form'
import { type Bug, bug } from '#bugs/bug.ts'
import { firstOf } from '#bugs/decimal-operations/decimal-operation-bugs.ts'
import { type Decimal, written } from '#decimals/decimal.ts'
import { typedDecimal } from '#decimals/typed-decimal.ts'
import { sortValues } from '#shapes/sort-values/sort-values.ts'
import { say } from './messages.gen.ts'

const standards = ['5.NBT.A.3b']
const tailOf = (text: string): string => text.split('.')[1] ?? ''
const signOf = (difference: number): number => (difference < 0 ? 0 : difference > 0 ? 2 : 1)

/** Two numbers as written; the left one may be a sum or a fraction. */
interface Pair {
  left: string
  right: string
}
const box = String.raw` \; \square \; `
/** The value of a decimal, a fraction, or a sum of tenths, hundredths, and thousandths. */
const valueOf = (text: string): number =>
  text
    .split(' + ')
    .map((part) => {
      const [, count, above = '1', below = '1'] =
        /^(?:([\d.]+)(?: \\times )?)?(?:\\frac\{(\d+)\}\{(\d+)\})?$/.exec(part) ?? []
      return (Number(count ?? 1) * Number(above)) / Number(below)
    })
    .reduce((sum, each) => sum + each, 0)
const placeOf = ({ left, right }: Pair): number => signOf(Math.round(1000 * (valueOf(left) - valueOf(right))))
const byTails = (rule: (one: string, other: string) => number, { left, right }: Pair): number | null =>
  left.includes('frac') || Math.floor(Number(left)) !== Math.floor(Number(right))
    ? null
    : signOf(rule(tailOf(left), tailOf(right)))

/** The same number of thousandths, written as a sum or a fraction. */
function renamed(random: Random, number: Decimal): string {
  const size = number % 100 === 0 ? 10 : number % 10 === 0 ? 100 : 1000
  if (random.chance(0.5)) return String.raw`\frac{${(number * size) / 1000}}{${size}}`
  const counts = [10, 100, 1000].map((below) => [Math.floor((number * below) / 1000) % 10, below])
  return counts
    .flatMap(([count, below]) => (count === 0 ? [] : [String.raw`${count} \times \frac{1}{${below}}`]))
    .join(' + ')
}
function drawPair(random: Random, level: Level, place: number): Pair {
  const ones = level === 3 ? 0 : 1000 * random.integer(0, 9)
  const tenth = 100 * random.integer(1, 8)
  const longer =
    tenth + (level === 1 || random.chance(0.4) ? 10 * random.integer(1, 9) : random.integer(1, 99))
  const other = random.pick([tenth, tenth + 100, Math.round(tenth / 10), tenth + 10 * random.integer(1, 9)])
  const pad = (number: number): string =>
    `${written(ones + number)}${level === 1 || random.chance(0.5) ? '0' : '00'}`
  if (place === 1) {
    const [one, same] =
      level === 3 ? [renamed(random, longer), written(longer)] : [written(ones + tenth), pad(tenth)]
    return random.chance(0.5) || level === 3 ? { left: one, right: same } : { left: same, right: one }
  }
  const [less, more] = [Math.min(longer, other), Math.max(longer, other)]
  const [left, right] = place === 0 ? [less, more] : [more, less]
  return { left: level === 3 ? renamed(random, left) : written(ones + left), right: written(ones + right) }
}

/** Compare tenths and hundredths (level 1), up to thousandths (level 2), with fractions and sums (level 3). */
export const signs = sortValues<{ pairs: Pair[]; shuffle: number }>({
  id: 'signs',
  thinking: 'compare',
  seconds: 65,
  standards,
  task: ({ pairs }) =>
    pairs
      .map((pair) => `${placeOf(pair)}${tailOf(pair.left).length > tailOf(pair.right).length}`)
      .toSorted()
      .join(),
  draw: (random, level) => ({
    pairs: [0, 1, 2, random.pick([0, 2]), random.pick([0, 2])].map((place) => drawPair(random, level, place)),
    shuffle: random.integer(0, 1e9),
  }),
  categories: () => [say('signs.less'), say('signs.equal'), say('signs.greater')],
  cards: ({ pairs }) =>
    pairs.map((pair) => {
      const place = placeOf(pair)
      const sign = ['<', '=', '>'][place] ?? '='
      const by = (rule: (one: string, other: string) => number, told: 'longer' | 'shorter') => {
        const got = byTails(rule, pair)
        return got === null
          ? []
          : [
              {
                place: got,
                misconception: `decimal.${told}-is-larger` as const,
                feedback: say(`signs.${told}`),
              },
            ]
      }
      return {
        tex: pair.left + box + pair.right,
        place,
        slips: [
          ...by((one, other) => Number(one) - Number(other), 'longer'),
          ...(tailOf(pair.left).length === tailOf(pair.right).length
            ? []
            : by((one, other) => other.length - one.length, 'shorter')),
        ],
        why: say(pair.left.includes('frac') ? 'signs.why-parts' : 'signs.why', {
          left: tex(valueOf(pair.left).toFixed(3)),
          right: tex(valueOf(pair.right).toFixed(3)),
          so: tex(`${pair.left} ${sign} ${pair.right}`),
        }),
      }
    }),
  words: ({ pairs }) => ({
    stem: [say('signs.asks')],
    hints: [
      say('signs.nudge'),
      say(pairs.some(({ left }) => left.includes('frac')) ? 'signs.hint-parts' : 'signs.hint'),
    ],
    slip: { misconception: 'decimal.wrong-direction', feedback: say('signs.slip') },
  }),
  reads(card) {
    const [left = '', right = ''] = card.split(box)
    return placeOf({ left, right })
  },
})

/** A number with a hidden digit that is less than, greater than, or between other numbers. */
interface Hidden {
  /** Its text, with `_` for the digit. */
  shown: string
  sign: '<' | '>'
  other: Decimal
  /** The number must also round to this tenth. */
  tenth: Decimal | null
}
const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const withDigit = ({ shown }: Hidden, digit: number): number =>
  Math.round(1000 * Number(shown.replace('_', String(digit))))
const isMore = (difference: number, { sign }: Hidden): boolean =>
  sign === '>' ? difference > 0 : difference < 0
const roundsTo = (number: number, tenth: number): boolean => Math.floor((number + 50) / 100) * 100 === tenth
const count = (its: Hidden, fits: (number: number) => boolean): number =>
  digits.filter((digit) => fits(withDigit(its, digit))).length
const meets = (its: Hidden, number: number): boolean =>
  isMore(number - its.other, its) && (its.tenth === null || roundsTo(number, its.tenth))
const counted = (its: Hidden): number => count(its, (number) => meets(its, number))
const tailsCount = (its: Hidden): number =>
  count(its, (number) =>
    isMore(
      Number(tailOf(written(number, tailOf(its.shown).length))) - Number(tailOf(written(its.other))),
      its,
    ),
  )
const hiddenExample: Hidden = { shown: '4._5', sign: '>', other: 4387, tenth: null }
const hiddenBugs: Bug<Hidden>[] = firstOf<Hidden>([
  bug<Hidden>({
    id: 'decimal.longer-is-larger',
    answer: (its) => (its.tenth === null && tailsCount(its) !== counted(its) ? tailsCount(its) : null),
    feedback: () => say('hidden.tails'),
    // No two-digit number is more than 387; 4.45 and up are more than 4.387, so 6 digits fit.
    example: [hiddenExample, 0],
  }),
  bug<Hidden>({
    id: 'decimal.wrong-direction',
    answer: (its) => (its.tenth === null ? count(its, (number) => !isMore(number - its.other, its)) : null),
    feedback: () => say('hidden.turned'),
    // 4.05, 4.15, 4.25, 4.35
    example: [hiddenExample, 4],
  }),
  bug<Hidden>({
    id: 'decimal.answers-first-step',
    answer: (its) => (its.tenth === null ? null : count(its, (number) => isMore(number - its.other, its))),
    feedback: () => say('hidden.one'),
    // Of 4.30 to 4.39, eight are less than 4.38, and three of them round to 4.4.
    example: [{ shown: '4.3_', sign: '<', other: 4380, tenth: 4400 }, 8],
  }),
  bug<Hidden>({
    id: 'decimal.half-goes-down',
    answer: (its) => (its.tenth === null ? null : counted(its) - 1),
    feedback: () => say('hidden.half'),
    example: [{ shown: '4.3_', sign: '<', other: 4380, tenth: 4400 }, 2],
  }),
  bug<Hidden>({
    id: 'inequality.boundary',
    answer: (its) => (count(its, (number) => number === its.other) > 0 ? counted(its) + 1 : null),
    feedback: () => say('hidden.equal'),
    // 4.6 to 4.9, and 4.5 itself
    example: [{ shown: '4._', sign: '>', other: 4500, tenth: null }, 5],
  }),
])

/** Numbers of equal length (level 1), of different lengths (level 2), and rounded as well (level 3). */
export const hiddenDigit = defineModel<Hidden>({
  id: 'hidden-digit',
  thinking: 'work backwards',
  seconds: 70,
  standards: ['5.NBT.A.3b', '5.NBT.A.4'],
  standardsOf: ({ tenth }) => (tenth === null ? standards : ['5.NBT.A.3b', '5.NBT.A.4']),
  bugs: hiddenBugs,
  task: (its) =>
    `${its.shown.replaceAll(/\d/g, 'd')} ${its.sign} ${written(its.other).length} ${its.tenth === null}`,
  draw(random, level) {
    const ones = random.integer(0, 9)
    const digit = random.integer(1, 8)
    const sign = random.pick(['<', '>'] as const)
    if (level === 3) {
      const shown = `${ones}.${digit}_`
      const tenth = 1000 * ones + 100 * digit + random.pick([0, 100])
      return { shown, sign, other: 1000 * ones + 100 * digit + 10 * random.integer(1, 9), tenth }
    }
    const tail = random.integer(1, 9)
    const shown = random.pick(
      level === 1
        ? [`${ones}._`, `${ones}.${digit}_`]
        : [`${ones}._${tail}`, `${ones}.${digit}_`, `${ones}.0_`],
    )
    const base = 1000 * ones + (shown.includes('._') ? 0 : shown.includes('.0') ? 0 : 100 * digit)
    const step = shown.includes('._') ? 100 : 10
    const extra = level === 1 ? 0 : shown.includes('._') ? random.integer(1, 99) : random.integer(1, 9)
    return { shown, sign, other: base + step * random.integer(1, 9) + extra, tenth: null }
  },
  fits: (its) =>
    counted(its) > 0 && counted(its) < 10 && (its.tenth === null || (counted(its) < 5 && counted(its) > 1)),
  minWrongAnswers: 1,
  item(its) {
    const fitting = digits.filter((digit) => meets(its, withDigit(its, digit)))
    const shown = its.shown.replace(/_(?=\d)/, String.raw`\square `).replace('_', String.raw`\square`)
    const values = { statement: tex(`${shown} ${its.sign} ${written(its.other)}`) }
    const ends = { first: String(fitting[0]), last: String(fitting.at(-1)) }
    return {
      stem: [
        say('hidden.box', values),
        its.tenth === null ? say('hidden.asks') : say('hidden.both', { tenth: written(its.tenth, 1) }),
      ],
      ...typedDecimal(its, { label: say('hidden.label'), key: counted(its), bugs: hiddenBugs }),
      hints: [say('hidden.nudge'), say(its.tenth === null ? 'hidden.hint' : 'hidden.hint-both')],
      solution: [
        say(its.tenth === null ? 'hidden.try' : 'hidden.try-both'),
        say(fitting.length === 1 ? 'hidden.only' : 'hidden.range', ends),
        say('hidden.so', { n: fitting.length }),
      ],
    }
  },
  solve({ stem }) {
    const statement = mathIn(stem)[0] ?? ''
    const [left = '', right = ''] = statement.split(/ [<>] /)
    const all = digits.map((digit) => Number(left.replace(/\\square ?/, String(digit))))
    const round = /round|redonde/.test(stem) ? numbersIn(stem.split('⟧')[1] ?? '')[0]?.value : undefined
    const fits = all.filter((each) => (statement.includes('<') ? each < Number(right) : each > Number(right)))
    return solved.number(
      fits.filter(
        (each) => round === undefined || roundsTo(Math.round(1000 * each), Math.round(1000 * round)),
      ).length,
    )
  },
})
