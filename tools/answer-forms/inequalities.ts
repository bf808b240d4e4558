import { judgeInequality } from '@skills-center/answers/judge-inequality'
import type { Case } from './case.ts'
import type { Chance } from './chance.ts'
import { asDecimal, asKey, type Exact, exact, isSame, plus, times } from './exact.ts'

interface End {
  at: Exact
  isClosed: boolean
}
/** Everything above `low`, below `high`, between them, or (for a union) outside them. */
interface Solutions {
  low: End | null
  high: End | null
  isOutside: boolean
}

const less = (a: Exact, b: Exact) => a.n * b.d < b.n * a.d

function anySolutions(chance: Chance): Solutions {
  const value = () =>
    chance.is(0.7) ? exact(chance.whole(-20, 30)) : exact(chance.whole(-40, 60), chance.pick([2, 3, 4, 10]))
  const at = value()
  const far = plus(at, exact(chance.whole(1, 30), chance.pick([1, 1, 2])))
  const [low, high] = [
    { at, isClosed: chance.is(0.5) },
    { at: far, isClosed: chance.is(0.5) },
  ]
  return chance.pick<Solutions>([
    { low, high: null, isOutside: false },
    { low: null, high, isOutside: false },
    { low, high: null, isOutside: false },
    { low: null, high, isOutside: false },
    { low, high, isOutside: false },
    { low, high, isOutside: true },
  ])
}

/** Makes a mistake: flips whether an endpoint is included, shifts an endpoint, or takes the wrong side. */
function slip(chance: Chance, { low, high, isOutside }: Solutions): Solutions {
  const turned = (end: End | null) => end && { ...end, isClosed: !end.isClosed }
  const shifted = (end: End | null) => end && { ...end, at: plus(end.at, exact(-1, 2)) }
  const isBoth = low !== null && high !== null
  return chance.pick<() => Solutions>([
    () => (low ? { low: turned(low), high, isOutside } : { low, high: turned(high), isOutside }),
    () => (low ? { low: shifted(low), high, isOutside } : { low, high: shifted(high), isOutside }),
    () => (isBoth ? { low, high, isOutside: !isOutside } : { low: high, high: low, isOutside }),
    () =>
      isBoth
        ? { low, high: null, isOutside: false }
        : {
            low,
            high,
            isOutside,
            ...(low
              ? { high: { at: plus(low.at, exact(50)), isClosed: false } }
              : { low: high && { at: plus(high.at, exact(-50)), isClosed: false } }),
          },
  ])()
}

const spelledNumber = (chance: Chance, value: Exact): string => {
  const decimal = asDecimal(value)
  return decimal !== null && chance.is(0.6) ? decimal : asKey(value)
}

const over = (isClosed: boolean, chance: Chance) =>
  isClosed ? chance.pick(['>=', '≥', '=>', '\\ge ', '> =']) : '>'
const under = (isClosed: boolean, chance: Chance) =>
  isClosed ? chance.pick(['<=', '≤', '=<', '\\le ', '< =']) : '<'

/** Writes one bound as an inequality: solved, reversed, or with the same operation on both sides. */
function oneEnd(chance: Chance, { at, isClosed }: End, isLow: boolean): string {
  const [sign, turned] = isLow
    ? [over(isClosed, chance), under(isClosed, chance)]
    : [under(isClosed, chance), over(isClosed, chance)]
  const gap = chance.pick(['', ' '])
  const k = chance.whole(2, 6)
  const shift = exact(chance.whole(1, 9))
  return chance.pick([
    () => `x${gap}${sign}${gap}${spelledNumber(chance, at)}`,
    () => `x${gap}${sign}${gap}${spelledNumber(chance, at)}`,
    () => `${spelledNumber(chance, at)}${gap}${turned}${gap}x`,
    () => `${k}x${gap}${sign}${gap}${spelledNumber(chance, times(at, exact(k)))}`,
    () => `-${k}x${gap}${turned}${gap}${spelledNumber(chance, times(at, exact(-k)))}`,
    () => `x+${shift.n}${gap}${sign}${gap}${spelledNumber(chance, plus(at, shift))}`,
    () =>
      `${k}x-${shift.n}${gap}${sign}${gap}${spelledNumber(chance, plus(times(at, exact(k)), exact(-shift.n)))}`,
    () => `${k + 1}x ${sign} x + ${spelledNumber(chance, times(at, exact(k)))}`,
    () => `x/${k} ${sign} ${spelledNumber(chance, times(at, exact(1, k)))}`,
  ])()
}

function interval(chance: Chance, low: End | null, high: End | null): string {
  const comma = chance.pick([', ', ',', '; '])
  const infinity = chance.pick(['∞', 'inf', 'infinity', '\\infty '])
  const left = low === null ? `(-${infinity}` : `${low.isClosed ? '[' : '('}${spelledNumber(chance, low.at)}`
  const right =
    high === null ? `${infinity})` : `${spelledNumber(chance, high.at)}${high.isClosed ? ']' : ')'}`
  return `${left}${comma}${right}`
}

function written(chance: Chance, { low, high, isOutside }: Solutions): string {
  if (low === null || high === null) {
    const end = low ?? high
    if (end === null) return 'all numbers'
    const plain = () => oneEnd(chance, end, low !== null)
    return chance.pick([plain, plain, plain, () => interval(chance, low, high), () => `{x | ${plain()}}`])()
  }
  if (isOutside) {
    const [a, b] = chance.shuffled([oneEnd(chance, low, false), oneEnd(chance, high, true)])
    return chance.is(0.7)
      ? `${a} or ${b}`
      : `${interval(chance, null, low)} ${chance.pick(['∪', 'U', 'or'])} ${interval(chance, high, null)}`
  }
  const [from, to] = [spelledNumber(chance, low.at), spelledNumber(chance, high.at)]
  return chance.pick([
    () => `${from} ${under(low.isClosed, chance)} x ${under(high.isClosed, chance)} ${to}`,
    () => `${to}${over(high.isClosed, chance)}x${over(low.isClosed, chance)}${from}`,
    () =>
      chance
        .shuffled([oneEnd(chance, low, true), oneEnd(chance, high, false)])
        .join(chance.pick([' and ', ', ', ' && '])),
    () => interval(chance, low, high),
  ])()
}

const keyOf = ({ low, high, isOutside }: Solutions): string => {
  const end = ({ at, isClosed }: End, sign: string) => `x${sign}${isClosed ? '=' : ''}${asKey(at)}`
  if (low === null || high === null) return low ? end(low, '>') : high ? end(high, '<') : 'all numbers'
  return isOutside ? `${end(low, '<')} or ${end(high, '>')}` : `${end(low, '>')} and ${end(high, '<')}`
}

const isSameEnd = (a: End | null, b: End | null) =>
  a === null || b === null ? a === b : isSame(a.at, b.at) && a.isClosed === b.isClosed

/** Compares the bounds and also `isOutside`: the same bounds in a union describe a different set. */
const isSameSet = (a: Solutions, b: Solutions) =>
  a.isOutside === b.isOutside && isSameEnd(a.low, b.low) && isSameEnd(a.high, b.high)

export function inequalityCase(chance: Chance): Case {
  const wanted = anySolutions(chance)
  let given = chance.is(0.6) ? wanted : slip(chance, wanted)
  const { low, high } = given
  if (low && high && !less(low.at, high.at)) given = wanted
  const key = { value: keyOf(wanted) }
  const typed = written(chance, given)
  return {
    type: 'inequality',
    typed,
    key,
    want: isSameSet(wanted, given) ? 'correct' : 'incorrect',
    check: () => judgeInequality(typed, key),
  }
}
