import type { Chance } from './chance.ts'
import { asDecimal, type Exact, exact, times } from './exact.ts'

/** How a number was written, in the ways that can affect a verdict. */
export interface Spelled {
  text: string
  kind: 'whole' | 'decimal' | 'fraction' | 'mixed' | 'percent' | 'words' | 'places'
  /** For a fraction, or the fraction part of a mixed number. */
  isReduced?: boolean
  /** For a mixed number whose fraction part is 1 or more. */
  isImproper?: boolean
  /** For a fraction in words, or `3 of 8`: the first number, which may be the whole intended answer. */
  counted?: number
}

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const names: Record<number, string> = {
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  6: 'sixth',
  8: 'eighth',
  10: 'tenth',
  100: 'hundredth',
}

/** Writes 0 to 999,999 in words. */
export function formatMessage(value: number, hyphen = '-'): string {
  if (value < 20) return ones[value] ?? ''
  if (value < 100) {
    const rest = value % 10
    return `${tens[Math.floor(value / 10)]}${rest === 0 ? '' : `${hyphen}${ones[rest]}`}`
  }
  const size = value < 1000 ? 100 : 1000
  const rest = value % size
  const head = `${formatMessage(Math.floor(value / size), hyphen)} ${size === 100 ? 'hundred' : 'thousand'}`
  return rest === 0 ? head : `${head} ${formatMessage(rest, hyphen)}`
}

const vulgar: Record<string, string> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/8': '⅛',
  '5/6': '⅚',
}

const grouped = (digits: string, mark: string) =>
  digits.replace(
    /^(-?)(\d+)/,
    (_, sign: string, whole: string) => sign + whole.replace(/\B(?=(\d{3})+$)/g, mark),
  )

/** Writes the number in one of the ways that people write it. */
export function spelled(chance: Chance, value: Exact): Spelled {
  const size = exact(Math.abs(value.n), value.d)
  const body = unsigned(chance, size)
  if (value.n >= 0)
    return { ...body, text: (chance.is(0.05) && !/[a-z]/.test(body.text) ? '+' : '') + body.text }
  const isWordy = body.kind === 'words' || body.kind === 'places'
  const sign = isWordy
    ? chance.pick(['negative ', 'minus ', '-'])
    : chance.pick(['-', '-', '−', '- ', '–', 'negative '])
  return { ...body, text: sign + body.text }
}

function unsigned(chance: Chance, size: Exact): Spelled {
  const decimal = asDecimal(size)
  return (
    chance.pick<() => Spelled | null>([
      () => fraction(chance, size),
      () => (decimal === null ? null : plain(chance, decimal)),
      () => (decimal === null ? null : plain(chance, decimal)),
      () => mixed(chance, size),
      () => percent(chance, size),
      () => words(chance, size),
    ])() ?? (size.d === 1 && decimal !== null ? plain(chance, decimal) : fraction(chance, size))
  )
}

function fraction(chance: Chance, { n, d }: Exact): Spelled {
  const k = chance.is(0.5) ? 1 : chance.whole(2, 9)
  const [above, below] = [n * k, d * k]
  const bar = chance.pick(['/', '/', ' / ', '⁄', ' over ', ' out of ', 'frac', ' of '])
  const text = bar === 'frac' ? `\\frac{${above}}{${below}}` : `${above}${bar}${below}`
  const isShare = bar.endsWith('of ')
  return { text, kind: 'fraction', isReduced: k === 1 && d > 1, ...(isShare ? { counted: above } : {}) }
}

function plain(chance: Chance, decimal: string): Spelled {
  const kind = decimal.includes('.') ? 'decimal' : 'whole'
  const text = chance.pick([
    () => decimal,
    () => decimal,
    () => (kind === 'decimal' ? `${decimal}0` : decimal),
    () => decimal.replace(/^0(?=\.)/, ''),
    () => grouped(decimal, ','),
    () => grouped(decimal, chance.pick([' ', '\u202f', '\u00a0'])),
    () => `0${decimal}`,
    () => (kind === 'whole' ? `${decimal}.` : decimal),
    () => Array.from(decimal, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)).join(''),
    () =>
      decimal.replace(/\d/g, (digit) =>
        String.fromCodePoint(Number(digit) + chance.pick([0x660, 0x6f0, 0x966])),
      ),
    () => `(${decimal})`,
  ])()
  return { text, kind }
}

function mixed(chance: Chance, { n, d }: Exact): Spelled | null {
  const whole = Math.floor(n / d)
  const rest = n % d
  if (whole === 0 || rest === 0) return null
  if (chance.is(0.15)) {
    return {
      text: `${whole} and ${vulgar[`${rest}/${d}`] ?? `${rest}/${d}`}`,
      kind: 'mixed',
      isReduced: true,
    }
  }
  const sign = vulgar[`${rest}/${d}`]
  if (sign !== undefined && chance.is(0.5)) {
    return { text: `${whole}${chance.pick(['', ' '])}${sign}`, kind: 'mixed', isReduced: true }
  }
  const k = chance.is(0.7) ? 1 : chance.whole(2, 5)
  const isImproper = chance.is(0.1)
  const [front, above] = isImproper && whole > 1 ? [whole - 1, rest + d] : [whole, rest]
  return {
    text: `${front} ${above * k}/${d * k}`,
    kind: 'mixed',
    isReduced: k === 1,
    isImproper: above > d,
  }
}

function percent(chance: Chance, size: Exact): Spelled | null {
  const decimal = asDecimal(times(size, exact(100)))
  return decimal === null || size.n === 0
    ? null
    : { text: `${decimal}${chance.pick(['%', ' %', ' percent', ' per cent'])}`, kind: 'percent' }
}

function words(chance: Chance, { n, d }: Exact): Spelled | null {
  const hyphen = chance.pick(['-', ' '])
  if (d === 1) {
    if (n > 99_999) return null
    return { text: formatMessage(n, hyphen), kind: n < 100 ? 'words' : 'places' }
  }
  const whole = Math.floor(n / d)
  const above = whole > 0 && chance.is(0.5) ? n - whole * d : n
  const name =
    d === 2 ? (above === 1 ? 'half' : 'halves') : names[d] && `${names[d]}${above === 1 ? '' : 's'}`
  if (name === undefined || above > 99) return null
  const part =
    above === 1 && d === 2 && above !== n ? 'a half' : `${formatMessage(above, hyphen)}${hyphen}${name}`
  const kind = d >= 10 ? 'places' : 'words'
  if (above === n) return { text: part, kind, counted: n }
  return whole > 99 ? null : { text: `${formatMessage(whole, hyphen)} and ${part}`, kind }
}

/** Adds words before or after an answer that do not change it. */
export const dressed = (chance: Chance, text: string): string =>
  chance.is(0.7)
    ? text
    : chance.pick([
        () => ` ${text} `,
        () => `x = ${text}`,
        () => `x=${text}`,
        () => `${text}.`,
        () => `"${text}"`,
        () => `The answer is ${text}`,
        () => `answer: ${text}`,
        () => `it is ${text}`,
        () => `${text} = x`,
        () => `${text},`,
        () => `I got ${text}`,
        () => `\u200b${text}\u00a0`,
      ])()
