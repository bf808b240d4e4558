import { parseMarkup, strong, tex } from '@skills-center/curriculum/markup'
import temml from 'temml'
import { texOfMathMl } from './mathml.ts'
import { tidyText } from './tidy-text.ts'
import { escaped, findAll, type XmlElement, type XmlNode, textOf } from './xml.ts'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

/** How the slots of a text are written: as an element in text, or as a variable's name in math. */
interface Slots {
  readonly printed: (formula: string) => string
  readonly inMath: (formula: string) => string
}

const slot = /\{=([^{}]*)\}/g
/** Characters that no text contains; they mark a slot while the math is typeset. */
const [open, close] = ['\uE000', '\uE001']

/** MathML together with the TeX that it came from, from which it is read back. Invalid TeX stays text. */
function mathXml(source: string, { inMath }: Slots): string {
  const names: string[] = []
  const named = source.replaceAll(
    slot,
    (_, formula: string) => `{\\text{${open}${names.push(inMath(formula)) - 1}${close}}}`,
  )
  const note = `<annotation encoding="application/x-tex">${escaped(source)}</annotation>`
  let drawn: string
  try {
    drawn = temml.renderToString(named, { throwOnError: true, annotate: false, xml: true })
  } catch {
    drawn = '<math></math>'
  }
  const inside = drawn.replace(/^<math[^>]*>/, '').replace(/<\/math>$/, '')
  // The styles of our own pages mean nothing elsewhere.
  const bare = inside.replaceAll(/ (?:class|style)="[^"]*"/g, '').replaceAll('&nbsp;', '&#160;')
  const filled = bare.replaceAll(
    new RegExp(`<mtext>${open}(\\d+)${close}</mtext>`, 'g'),
    (_, at: string) => `<mi>${names[Number(at)] ?? ''}</mi>`,
  )
  return `<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow>${filled}</mrow>${note}</semantics></math>`
}

/** Text without markup. */
export function wordsXml(text: string, { printed }: Slots): string {
  const pieces: string[] = []
  let from = 0
  for (const found of text.matchAll(slot)) {
    pieces.push(escaped(text.slice(from, found.index)), printed(found[1] ?? ''))
    from = found.index + found[0].length
  }
  return [...pieces, escaped(text.slice(from))].join('')
}

const paragraphXml = (runs: ReturnType<typeof parseMarkup>[number], slots: Slots): string =>
  runs
    .map(({ kind, text }) => {
      if (kind === 'math') return mathXml(text, slots)
      const words = wordsXml(text, slots)
      return kind === 'strong' ? `<strong>${words}</strong>` : words
    })
    .join('')

/** Markup as paragraphs. */
export const blocksXml = (markup: string, slots: Slots): string =>
  parseMarkup(markup)
    .map((runs) => `<p>${paragraphXml(runs, slots)}</p>`)
    .join('')

/** Markup where only one paragraph fits. */
export const lineXml = (markup: string, slots: Slots): string =>
  parseMarkup(markup)
    .map((runs) => paragraphXml(runs, slots))
    .join('<br/>')

const blocks: ReadonlySet<string> = new Set(['p', 'div', 'li', 'blockquote', 'h1', 'h2', 'h3', 'pre'])

/** How the texts of an item are read. */
export interface Texts {
  /** Collects what could not be expressed on import. */
  readonly notes: Set<string>
  /** The formula of a printed variable; null if unknown. */
  readonly printed: ((id: string) => string | null) | null
}

/** Only a variable that the item prints becomes one of our slots. */
const withoutSlots = (text: string): string => text.replaceAll('{=', '{ =')

function mathMarkup(math: XmlElement, { printed }: Texts): string {
  const annotation = [...findAll(math, 'annotation')].find(({ attributes }) =>
    /tex/i.test(attributes['encoding'] ?? ''),
  )
  if (annotation !== undefined) {
    const source = textOf(annotation)
    return tex(printed === null ? withoutSlots(source) : source)
  }
  return tex(withoutSlots(texOfMathMl(math)))
}

function inlineMarkup(node: XmlNode, texts: Texts): string {
  if (typeof node === 'string') return withoutSlots(node.replaceAll(/\s+/g, ' ').replaceAll(/[⟦⟧⟪⟫]/g, ''))
  if (node.name === 'math') return mathMarkup(node, texts)
  if (node.name === 'br') return '\n\n'
  if (node.name === 'img') {
    texts.notes.add(formatMessage(say('qti.picture-in-text')))
    return ''
  }
  if (node.name === 'qti-printed-variable') {
    const formula = texts.printed?.(node.attributes['identifier'] ?? '') ?? null
    if (formula === null) texts.notes.add(formatMessage(say('qti.printed-value')))
    return formula === null ? '' : `{=${formula}}`
  }
  const inside = node.children.map((child) => inlineMarkup(child, texts)).join('')
  if (/^(?:strong|b|em|i)$/.test(node.name) && inside.trim() !== '')
    // Bold text cannot contain math.
    return /[⟦⟪\n]/.test(inside) ? inside : strong(inside)
  return blocks.has(node.name) ? `\n\n${inside}\n\n` : inside
}

/** The text of nodes as markup. */
export const markupOf = (nodes: readonly XmlNode[], texts: Texts): string =>
  tidyText(nodes.map((node) => inlineMarkup(node, texts)).join(''))
