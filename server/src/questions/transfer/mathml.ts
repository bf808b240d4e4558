import { type XmlElement, XmlError, textOf } from './xml.ts'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

/** MathML symbols as TeX. English letters and digits stay the same. */
const signs: Readonly<Record<string, string>> = {
  ...Object.fromEntries([..."+-=<>()[]|,.:;!/?*'"].map((sign) => [sign, sign])),
  '−': '-',
  '–': '-',
  '×': String.raw`\times `,
  '÷': String.raw`\div `,
  '·': String.raw`\cdot `,
  '⋅': String.raw`\cdot `,
  '∙': String.raw`\cdot `,
  '•': String.raw`\cdot `,
  '∗': '*',
  '∕': '/',
  '∶': ':',
  '∣': '|',
  '′': "'",
  '±': String.raw`\pm `,
  '≤': String.raw`\le `,
  '≥': String.raw`\ge `,
  '≠': String.raw`\ne `,
  '≈': String.raw`\approx `,
  '≅': String.raw`\cong `,
  '∼': String.raw`\sim `,
  '∥': String.raw`\parallel `,
  '⊥': String.raw`\perp `,
  '∠': String.raw`\angle `,
  '△': String.raw`\triangle `,
  '→': String.raw`\to `,
  '∞': String.raw`\infty `,
  '…': String.raw`\ldots `,
  '⋯': String.raw`\cdots `,
  '°': String.raw`^{\circ}`,
  '∘': String.raw`^{\circ}`,
  π: String.raw`\pi `,
  θ: String.raw`\theta `,
  α: String.raw`\alpha `,
  β: String.raw`\beta `,
  Δ: String.raw`\Delta `,
  '%': String.raw`\%`,
  $: String.raw`\$`,
  '#': String.raw`\#`,
  '&': String.raw`\&`,
  '{': String.raw`\{`,
  '}': String.raw`\}`,
  '¢': '¢',
  '½': String.raw`\frac{1}{2}`,
  '⅓': String.raw`\frac{1}{3}`,
  '⅔': String.raw`\frac{2}{3}`,
  '¼': String.raw`\frac{1}{4}`,
  '¾': String.raw`\frac{3}{4}`,
  // Invisible operators: function application, times, comma, and plus.
  '\u2061': '',
  '\u2062': ' ',
  '\u2063': '',
  '\u2064': '',
  '\u00A0': ' ',
  ' ': ' ',
}

/** Marks above an expression. */
const over: Readonly<Record<string, string>> = {
  '\u00AF': String.raw`\overline`,
  '‾': String.raw`\overline`,
  '―': String.raw`\overline`,
  _: String.raw`\overline`,
  '→': String.raw`\overrightarrow`,
  '^': String.raw`\hat`,
}

const unreadable = (what: string): XmlError =>
  new XmlError(formatMessage(say('qti.math-unreadable', { what })))

const spelled = (text: string): string =>
  [...text]
    .map((sign) => {
      if (/[A-Za-z\d]/.test(sign)) return sign
      const known = signs[sign]
      if (known === undefined) throw unreadable(sign)
      return known
    })
    .join('')

/** Text within math. */
const words = (text: string): string =>
  text.trim() === '' ? ' ' : String.raw`\text{${text.replaceAll(/[{}\\^_~%$#&]/g, (sign) => `\\${sign}`)}}`

const trimmed = (element: XmlElement): string =>
  textOf(element)
    .replaceAll(/[\t\n\r ]+/g, ' ')
    .trim()

const elementsIn = (element: XmlElement): XmlElement[] =>
  element.children.filter((child): child is XmlElement => typeof child !== 'string')

const row = (element: XmlElement): string => elementsIn(element).map(texOf).join('')

/** The children of an element that must have exactly this number. */
function parts(element: XmlElement, count: number): string[] {
  const all = elementsIn(element)
  if (all.length !== count) throw unreadable(`<${element.name}>`)
  return all.map(texOf)
}

/** Wraps the base of a power or an index in braces, which are not printed. */
const based = (base: string): string => (/^(?:[A-Za-z]|\d+(?:\.\d+)?|\))$/.test(base) ? base : `{${base}}`)
/** The degree sign is already raised. */
const raised = (power: string): string => (power === signs['°'] ? power : `^{${power}}`)

function script(element: XmlElement): string {
  const [base = '', first = '', second = ''] = parts(element, element.name === 'msubsup' ? 3 : 2)
  if (element.name === 'msup') return based(base) + raised(first)
  return `${based(base)}_{${first}}${element.name === 'msubsup' ? raised(second) : ''}`
}

function marked(element: XmlElement): string {
  const [base, above, ...more] = elementsIn(element)
  if (base === undefined || above === undefined || more.length > 0) throw unreadable('<mover>')
  const command = over[trimmed(above)]
  if (command === undefined) throw unreadable(trimmed(above))
  return `${command}{${texOf(base)}}`
}

function enclosed(element: XmlElement): string {
  if (element.attributes['notation'] !== 'top') throw unreadable('<menclose>')
  return String.raw`\overline{${row(element)}}`
}

function fraction(element: XmlElement): string {
  // Without its line, it is not a fraction.
  if (element.attributes['linethickness']?.startsWith('0') === true) throw unreadable('<mfrac>')
  const [top, bottom] = parts(element, 2)
  return String.raw`\frac{${top}}{${bottom}}`
}

function fenced(element: XmlElement): string {
  const { open = '(', close = ')', separators = ',' } = element.attributes
  const between = [...separators.replaceAll(/\s/g, '')]
  const inside = elementsIn(element).map((child, index) => {
    const sign = index === 0 ? '' : (between[index - 1] ?? between.at(-1) ?? '')
    return spelled(sign) + texOf(child)
  })
  return spelled(open) + inside.join('') + spelled(close)
}

function table(element: XmlElement): string {
  const rows = elementsIn(element).map((its) => elementsIn(its).map(row).join(' & '))
  return String.raw`\begin{array}{l}${rows.join(String.raw` \\ `)}\end{array}`
}

/** An identifier of several letters is a word: a unit, or the name of a function. */
const identifier = (text: string): string => (/^[A-Za-z]{2,}$/.test(text) ? words(text) : spelled(text))

const elements: Readonly<Record<string, (element: XmlElement) => string>> = {
  math: row,
  mrow: row,
  mstyle: row,
  mpadded: row,
  mtd: row,
  semantics: (element) => elementsIn(element).slice(0, 1).map(texOf).join(''),
  mn: (element) => spelled(trimmed(element)),
  mo: (element) => spelled(trimmed(element)),
  mi: (element) => identifier(trimmed(element)),
  mtext: (element) => words(textOf(element).replaceAll(/\s+/g, ' ')),
  ms: (element) => words(`"${trimmed(element)}"`),
  mspace: () => ' ',
  mfrac: fraction,
  msqrt: (element) => String.raw`\sqrt{${row(element)}}`,
  mroot: (element) => {
    const [base, degree] = parts(element, 2)
    return String.raw`\sqrt[${degree}]{${base}}`
  },
  msup: script,
  msub: script,
  msubsup: script,
  mover: marked,
  menclose: enclosed,
  mfenced: fenced,
  mtable: table,
}

function texOf(element: XmlElement): string {
  const read = Object.hasOwn(elements, element.name) ? elements[element.name] : undefined
  if (read === undefined) throw unreadable(`<${element.name}>`)
  return read(element)
}

/**
 * Converts presentation MathML to TeX. Strict, so that no value changes on import. We tried `mathml-to-latex`, but it
 * drops what it does not know, hides `mphantom`, and sets 90° as 90∘.
 * @throws XmlTrouble that names the unsupported element or symbol
 */
export const texOfMathMl = (math: XmlElement): string => texOf(math).replaceAll(/\s+/g, ' ').trim()
