import { judgeCoordinates } from '@skills-center/answers/judge-coordinates'
import { judgeNumbers } from '@skills-center/answers/judge-numbers'
import { judgeRatio } from '@skills-center/answers/judge-ratio'
import { judgeScientific } from '@skills-center/answers/judge-scientific'
import type { Verdict } from '@skills-center/answers/verdict'
import type { Case } from './case.ts'
import type { Chance } from './chance.ts'
import { asDecimal, asKey, type Exact, exact, isSame, over, times } from './exact.ts'
import { altered } from './numbers.ts'
import { formatMessage } from './spellings.ts'

const small = (chance: Chance): Exact =>
  chance.is(0.7) ? exact(chance.whole(-30, 40)) : exact(chance.whole(-30, 40), chance.pick([2, 3, 4, 10]))

function simply(chance: Chance, value: Exact): string {
  const decimal = asDecimal(value)
  if (value.d === 1 && value.n >= 0 && value.n < 100 && chance.is(0.05)) return formatMessage(value.n)
  if (decimal !== null && chance.is(0.6)) return decimal.replace('-', chance.pick(['-', '-', '−']))
  const k = chance.is(0.8) ? 1 : 2
  return value.d === 1 ? String(value.n) : `${value.n * k}/${value.d * k}`
}

export function coordinatesCase(chance: Chance): Case {
  const [x, y] = [small(chance), small(chance)]
  const [a, b] = chance.pick<() => [Exact, Exact]>([
    () => [x, y],
    () => [x, y],
    () => [y, x],
    () => [altered(chance, x), y],
    () => [x, altered(chance, y)],
  ])()
  const [s, t] = [simply(chance, a), simply(chance, b)]
  const typed = chance.pick([
    () => `(${s}, ${t})`,
    () => `(${s},${t})`,
    () => `( ${s} , ${t} )`,
    () => `${s}, ${t}`,
    () => `(${s}; ${t})`,
    () => `x=${s}, y=${t}`,
    () => `x = ${s} and y = ${t}`,
    () => `y=${t}, x=${s}`,
    () => `A(${s}, ${t})`,
    () => `[${s}, ${t}]`,
    () => `(x, y) = (${s}, ${t})`,
    () => `the point (${s}, ${t})`,
    () => `\\left(${s}, ${t}\\right)`,
    () => `(${s}, ${t}).`,
  ])()
  const key = { value: `(${asKey(x)},${asKey(y)})` }
  const want = isSame(x, a) && isSame(y, b) ? 'correct' : 'incorrect'
  return { type: 'coordinates', typed, key, want, check: () => judgeCoordinates(typed, key) }
}

export function ratioCase(chance: Chance): Case {
  const count = chance.is(0.8) ? 2 : 3
  const parts = Array.from({ length: count }, () => exact(chance.whole(1, 24)))
  const k = chance.pick([exact(1), exact(2), exact(5), exact(1, 2), exact(1, 4), exact(3)])
  const first = parts[0] ?? exact(1)
  const given = chance.is(0.6)
    ? parts
    : chance.pick<() => Exact[]>([
        () => parts.toReversed(),
        () => [times(first, exact(2)), ...parts.slice(1)],
        () => [...parts, exact(1)],
      ])()
  const scaled = given.map((part) => times(part, k))
  const texts = scaled.map((part) => asDecimal(part) ?? asKey(part))
  const isTwo = texts.length === 2
  const join = chance.pick([
    ':',
    ' : ',
    ' to ',
    ':',
    '∶',
    isTwo ? ' is to ' : ':',
    isTwo ? '/' : ':',
    isTwo ? ' for every ' : ' to ',
    isTwo ? ' out of ' : ':',
  ])
  const typed = `${chance.pick(['', '', '', 'the ratio is '])}${texts.join(join)}`
  const form = chance.pick(['any', 'simplest'] as const)
  const key = { value: parts.map(asKey).join(':'), form }
  const isRight =
    given.length === parts.length &&
    given.every((part, index) => isSame(over(part, given[0] ?? part), over(parts[index] ?? part, first)))
  const isSimplest =
    scaled.every(({ d }) => d === 1) && scaled.reduce((sum, { n }) => commonDivisor(sum, n), 0) === 1
  const want: Verdict = !isRight ? 'incorrect' : form === 'simplest' && !isSimplest ? 'form' : 'correct'
  return { type: 'ratio', typed, key, want, check: () => judgeRatio(typed, key) }
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))

export function scientificCase(chance: Chance): Case {
  const digits = chance.whole(10, 999)
  const places = digits < 100 ? 1 : 2
  const exponent = chance.whole(-8, 9)
  const mantissa = (shift: number) => asDecimal(exact(digits, 10 ** (places + shift)))
  const slip = chance.is(0.6) ? 0 : chance.pick([1, -1, -2 * exponent])
  // A correct power shift, such as 32 × 10³ for 3.2 × 10⁴.
  const shift = slip === 0 && chance.is(0.25) ? chance.pick([1, -1]) : 0
  const front =
    shift === 0 ? mantissa(0) : shift > 0 ? mantissa(1) : asDecimal(exact(digits, 10 ** (places - 1)))
  const power = exponent + shift + slip
  const raised = String(power)
    .replace('-', '⁻')
    .replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '')
  const typed = chance.pick([
    () => `${front} x 10^${power}`,
    () => `${front}x10^${power}`,
    () => `${front} × 10${raised}`,
    () => `${front}*10^${power}`,
    () => `${front}·10^(${power})`,
    () => `${front}e${power}`,
    () => `${front}E${power}`,
    () => `${front} times 10^${power}`,
    () => `${front} \\times 10^{${power}}`,
    () => `(${front})(10^${power})`,
    () => `${front}(10^${power})`,
    () => `10^${power} x ${front}`,
    () => `${front} x 10 to the power of ${power}`,
    () => `${front} × 10 ^ ${power}`,
  ])()
  const key = { value: `${mantissa(0)}e${exponent}` }
  const want: Verdict = slip !== 0 ? 'incorrect' : shift === 0 ? 'correct' : 'form'
  return { type: 'scientific', typed, key, want, check: () => judgeScientific(typed, key) }
}

export function numbersCase(chance: Chance): Case {
  const values = Array.from({ length: chance.whole(1, 5) }, () => small(chance)).filter(
    (value, index, all) => all.findIndex((other) => isSame(value, other)) === index,
  )
  const isOrdered = chance.is(0.3)
  const given = chance.pick<() => Exact[]>([
    () => values,
    () => chance.shuffled(values),
    () => (values.length > 1 ? values.slice(1) : [altered(chance, values[0] ?? exact(0))]),
    () => [...values, exact(997)],
    () => values.map((value, index) => (index === 0 ? altered(chance, value) : value)),
  ])()
  const isHeld = (list: readonly Exact[], value: Exact) => list.some((other) => isSame(value, other))
  const isRight = isOrdered
    ? given.length === values.length &&
      given.every((value, index) => isSame(value, values[index] ?? exact(998)))
    : values.every((value) => isHeld(given, value)) && given.every((value) => isHeld(values, value))
  const texts = given.map((value) => simply(chance, value))
  const last = texts.at(-1) ?? ''
  const typed = chance.pick([
    () => texts.join(', '),
    () => texts.join('; '),
    () => texts.join(' and '),
    () => `{${texts.join(', ')}}`,
    () => (texts.length > 1 ? `${texts.slice(0, -1).join(', ')}, and ${last}` : last),
    () => `${texts.join(', ')}.`,
    () => `the numbers are ${texts.join(', ')}`,
    () => (isOrdered ? texts.join(', ') : texts.map((text) => `x = ${text}`).join(' or ')),
  ])()
  const key = { values: values.map(asKey), order: isOrdered ? ('as given' as const) : ('any' as const) }
  const want = isRight ? 'correct' : 'incorrect'
  return { type: 'numbers', typed, key, want, check: () => judgeNumbers(typed, key) }
}
