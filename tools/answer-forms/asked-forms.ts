import { judgeExpression } from '@skills-center/answers/judge-expression'
import { judgeNumber } from '@skills-center/answers/judge-number'
import { judgeQuantity } from '@skills-center/answers/judge-quantity'
import type { Verdict } from '@skills-center/answers/verdict'
import type { Case } from './case.ts'
import type { Chance } from './chance.ts'
import { asDecimal, asKey, type Exact, exact, isSame, plus } from './exact.ts'

/** Rounds halves away from zero. */
function rounded({ n, d }: Exact, places: number): Exact {
  const scale = 10 ** places
  const units = Math.floor((2 * Math.abs(n) * scale + d) / (2 * d))
  return exact(Math.sign(n) * units, scale)
}

/** A question that asks for a rounded number. */
export function roundingCase(chance: Chance): Case {
  const value = exact(chance.whole(1, 9000), chance.pick([3, 6, 7, 8, 9, 11, 13, 16, 40, 1000]))
  const places = chance.whole(0, 3)
  const right = rounded(value, places)
  const finer = rounded(value, places + chance.whole(1, 3))
  const off = plus(right, exact(chance.pick([1, -1, 2]), 10 ** places))
  const [typed, want] = chance.pick<() => readonly [string, Verdict]>([
    () => [asDecimal(right) ?? '', 'correct'],
    () => [`${asDecimal(right) ?? ''}${places > 0 && right.d === 10 ** places ? '0' : ''}`, 'correct'],
    () => [asDecimal(finer) ?? '', isSame(finer, right) ? 'correct' : 'form'],
    () => [asKey(value), isSame(value, right) ? 'correct' : 'form'],
    () => [asDecimal(off) ?? '', 'incorrect'],
  ])()
  const key = { value: asKey(value), places }
  return { type: 'rounded', typed, key, want, check: () => judgeNumber(typed, key) }
}

interface Pair {
  large: readonly [string, ...string[]]
  small: readonly [string, ...string[]]
  count: number
}

const pairs: readonly [Pair, ...Pair[]] = [
  { large: ['ft', 'feet', "'"], small: ['in', 'inches', '"'], count: 12 },
  { large: ['h', 'hours', 'hr'], small: ['min', 'minutes', 'mins'], count: 60 },
  { large: ['minutes', 'min'], small: ['seconds', 's', 'sec'], count: 60 },
  { large: ['dollars', 'bucks'], small: ['cents', '¢'], count: 100 },
  { large: ['m', 'meters'], small: ['cm', 'centimeters'], count: 100 },
  { large: ['kg', 'kilograms'], small: ['g', 'grams'], count: 1000 },
  { large: ['lb', 'pounds'], small: ['oz', 'ounces'], count: 16 },
]

/** A compound quantity, such as `5 ft 6 in` or `5 dollars and 25 cents`. */
export function compoundCase(chance: Chance): Case {
  const { large, small, count } = chance.pick(pairs)
  const [a, b] = [chance.whole(1, 20), chance.whole(1, count - 2)]
  const isLarge = chance.is(0.5)
  const value = isLarge ? exact(a * count + b, count) : exact(a * count + b)
  const [x, y] = chance.pick<() => [number, number]>([
    () => [a, b],
    () => [a, b],
    () => [a + 1, b],
    () => [a, b + 1],
  ])()
  const gap = chance.pick([' ', ' and ', ', ', ' & ', ' '])
  const typed = `${x} ${chance.pick(large)}${gap}${y} ${chance.pick(small)}`
  const key = { value: asKey(value), unit: isLarge ? large[0] : small[0] }
  const want = x === a && y === b ? 'correct' : 'incorrect'
  return { type: 'two units', typed, key, want, check: () => judgeQuantity(typed, key) }
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : commonDivisor(b, a % b))
const signed = (value: number) => (value < 0 ? ` - ${-value}` : ` + ${value}`)
const times = (factor: number, letter: string) =>
  factor === 1 ? letter : factor === -1 ? `-${letter}` : `${factor}${letter}`

/** An expression that the question asks for in expanded, factored, or simplified form. */
export function expressionFormCase(chance: Chance): Case {
  const letter = chance.pick(['x', 'n', 'y'])
  const [a, b, c] = [
    chance.whole(2, 9),
    chance.whole(1, 9),
    chance.pick([-7, -5, -4, -3, -2, -1, 1, 2, 3, 5, 7]),
  ]
  const inner = commonDivisor(b, c)
  const whole = a * inner
  const [m, r] = [b / inner, c / inner]
  const p = chance.whole(1, 30)
  const [typed, forms] = chance.pick<() => readonly [string, readonly string[]]>([
    () => [`${times(a * b, letter)}${signed(a * c)}`, ['expanded', 'simplified']],
    () => [`${a * c} + ${times(a * b, letter)}`, ['expanded', 'simplified']],
    () => [`${whole}(${times(m, letter)}${signed(r)})`, ['factored', 'simplified']],
    () => [`(${times(m, letter)}${signed(r)})*${whole}`, ['factored', 'simplified']],
    () => [`${times(a * b + p, letter)} - ${times(p, letter)}${signed(a * c)}`, []],
    () => [`${times(a * b, letter)}${signed(a * c)} + ${p} - ${p}`, []],
    () => [`${times(a * b + 1, letter)}${signed(a * c)}`, ['wrong']],
    () => [`${whole}(${times(m, letter)}${signed(-r)})`, ['wrong']],
  ])()
  const form = chance.pick(['expanded', 'factored', 'simplified'] as const)
  const key = { value: `${a}(${times(b, letter)}${signed(c)})`, form }
  const want: Verdict = forms.includes('wrong') ? 'incorrect' : forms.includes(form) ? 'correct' : 'form'
  return { type: 'form of a line', typed, key, want, check: () => judgeExpression(typed, key) }
}
