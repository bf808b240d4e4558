import { withPoints } from '../decimal-style.ts'
import type { LineContext } from './line-context.ts'

/** `3x = 15 --> x = 5`, `⇔ x = 5`, and the arrows of TeX. A single => is also ≥ in inequalities, so it stays. */
const arrowSigns =
  /<[-=]{1,3}>|[-=]{2,3}>|[⇔⟺↔⟷]|\\(?:(?:Long)?(?:left)?rightarrow|to|implies|iff)(?![a-z])/giu

/** All arrows between two lines as one sign. */
export const withPlainArrows = (text: string): string => text.replace(arrowSigns, ' → ')

/** Marks around or after a line: `[x = 5]`, `**x = 5**`, `x = 5!!!`. */
export const withoutMarks = (text: string): string =>
  text
    .replace(/\s*(?:!+|[■□∎▪])$/u, '')
    .replace(/^\*\*(.*)\*\*$/u, '$1')
    .replace(/^\[([^[\],]*[=<>≤≥][^[\],]*)\]$/u, '$1')

/** A colon between two numbers, letters, or parentheses divides, also behind a unit. After a word it introduces. */
const dividing = /(?<=[\d)%]|\d ?\p{L}{1,4}|(?<!\p{L})\p{L}) ?: ?(?=[-√(]?[\d(]|\p{L}(?!\p{L}))/gu
/** `2.4e6`, as calculators print it. */
const calculatorPower = /(?<=\d)e\+?(-?\d{1,2})(?![\d.])/giu
/** `7k = 28 k = 4`: two equations side by side. */
const sideBySide = /(?<=[=<>≤≥].*[\d)]),? +(?=\p{L} ?[=<>≤≥])/gu
/** `25% off = 15` */
const discount = /(?<=\d ?%) (?:off|discount|tip|tax|de descuento|de propina|de impuesto)(?= ?=)/giu
/** `1 200 : 4` */
const spacedThousands = /(?<![\d.,] ?)[1-9]\d{0,2}(?: \d{3})+(?![\d.,])/gu

/**
 * Other ways to read the notation of a line, the most likely first, where it cannot be told from the line alone:
 * `2,5` is 2.5, `15 : 3` is 15 ÷ 3, `1 200` is 1200, `x = 6,-6` and `x = {6, -6}` are lists, and `x: 5` is x = 5.
 */
export function otherNotations(text: string, { kind }: LineContext): readonly string[] {
  const hasRelations = kind !== 'rewrite' && kind !== 'quantity'
  const divided = text.replace(dividing, ' ÷ ')
  const made = [
    ...(hasRelations
      ? [
          text.replace(/^(\p{L}) ?: ?(?=[-−]?\d)/u, '$1 = '),
          text.replace(/(?<== ?)\{([^{}]+)\}$/u, '$1'),
          text.replace(sideBySide, ' ; '),
        ]
      : [text.replace(discount, '')]),
    divided,
    withPoints(divided, 'algebra'),
    ...(hasRelations ? [] : [text.replace(calculatorPower, ' * 10^($1)')]),
    divided.replace(spacedThousands, (number) => number.replaceAll(' ', '')),
    ...(kind === 'equation' && /^\p{L} ?=/u.test(text) ? [text.replace(/,(?=[-−\d])/gu, ', ')] : []),
  ]
  return [...new Set(made)].filter((other) => other !== text)
}
