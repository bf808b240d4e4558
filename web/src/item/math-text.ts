/** A piece of MathML, and its content without parentheses, which are redundant under a root or in a fraction. */
type Piece = { markup: string; inside?: string }

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const escaped: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '-': '\u2212' }
const token =
  /\s*(?:\d+(?:,\d{3})*(?:\.\d*)?|\.\d+|(?:or|and|no|all|solutions?|numbers?)(?!\p{L})|\p{L}|[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+|[√∛(){}[\]|]|[-+\u2212±×·*÷/=<>≤≥≠:,;∞%°^])/uy

/**
 * The MathML of a line of plain-text math in the notation of answer echoes: fractions with a slash, superscript digits,
 * roots. Null if it contains anything else. Only text that matches the pattern above gets into the markup.
 */
export function mathMarkup(text: string): string | null {
  const tokens: string[] = []
  token.lastIndex = 0
  while (token.lastIndex < text.trimEnd().length) {
    const match = token.exec(text)
    if (match === null) return null
    tokens.push(match[0].trim())
  }
  let at = 0
  const open: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

  const row = (until: string): string => {
    const out: string[] = []
    while (at < tokens.length && tokens[at] !== until) {
      const part = term()
      if (tokens[at] === '/' && at + 1 < tokens.length) {
        at += 1
        const below = term()
        out.push(
          `<mfrac>${grouped(part.inside ?? part.markup)}${grouped(below.inside ?? below.markup)}</mfrac>`,
        )
      } else out.push(part.markup)
    }
    return out.join('')
  }

  const term = (): Piece => {
    const base = primary()
    const next = tokens[at]
    if (next === undefined || !/^[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(next)) return base
    at += 1
    const digits = Array.from(next, (sign) => raised.indexOf(sign))
      .filter((digit) => digit >= 0)
      .join('')
    const minus = next.startsWith('⁻') ? '<mo form="prefix">\u2212</mo>' : ''
    return { markup: `<msup>${grouped(base.markup)}<mrow>${minus}<mn>${digits}</mn></mrow></msup>` }
  }

  const primary = (): Piece => {
    const sign = tokens[at] ?? ''
    at += 1
    if (/^[\d.]/.test(sign)) return { markup: `<mn>${sign}</mn>` }
    if (/^\p{L}$/u.test(sign)) return { markup: `<mi>${sign}</mi>` }
    if (/^\p{L}/u.test(sign)) return { markup: `<mtext>\u00a0${sign}\u00a0</mtext>` }
    if (sign === '√' || sign === '∛') {
      const under = primary()
      const inside = under.inside ?? under.markup
      return {
        markup: sign === '√' ? `<msqrt>${inside}</msqrt>` : `<mroot>${grouped(inside)}<mn>3</mn></mroot>`,
      }
    }
    const close = open[sign]
    if (close !== undefined) {
      const inside = row(close)
      const isClosed = tokens[at] === close
      if (isClosed) at += 1
      const markup = `<mrow><mo>${sign}</mo>${inside}${isClosed ? `<mo>${close}</mo>` : ''}</mrow>`
      return sign === '(' && isClosed ? { markup, inside } : { markup }
    }
    return { markup: `<mo>${escaped[sign] ?? sign}</mo>` }
  }

  return `<math>${row('')}</math>`
}

const grouped = (markup: string): string => `<mrow>${markup}</mrow>`
