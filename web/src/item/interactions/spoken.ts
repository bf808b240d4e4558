import type { RichText } from '@skills-center/contract/rich-text'

/**
 * A text in words, for names of controls and for messages: there the browser would run the parts of a fraction
 * together (“34” for three fourths), since such names hold no math.
 */
export function spoken(text: RichText): string {
  return (
    text
      .map((paragraph) =>
        paragraph.map((run) => (run.kind === 'math' ? said(run.mathml) : run.text)).join(''),
      )
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ (?=[,.;:!?)])|(?<=\d\.) (?=\d)/g, '')
      // A whole number before a fraction makes a mixed number.
      .replaceAll(/(?<=\d) (?=\d+\/\d)/g, ' and ')
      .trim()
  )
}

const said = (mathml: string) => ` ${wordsOf(read(mathml))} `

interface Node {
  tag: string
  text: string
  children: Node[]
}

/** Reads the MathML that our own server makes, which is sound and has no comments. */
function read(mathml: string): Node {
  const root: Node = { tag: 'mrow', text: '', children: [] }
  const path = [root]
  for (const [piece, tag, content] of mathml.matchAll(/<\/?([a-z]+)[^>]*>|([^<]+)/g)) {
    const parent = path.at(-1) ?? root
    if (tag === undefined) parent.text += decoded(content ?? '')
    else if (piece.startsWith('</')) path.pop()
    else {
      const node = { tag, text: '', children: [] }
      parent.children.push(node)
      if (!piece.endsWith('/>')) path.push(node)
    }
  }
  return root
}

const decoded = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&')

const signs: Record<string, string> = {
  '\u2212': 'minus',
  '-': 'minus',
  '+': 'plus',
  '\u00B1': 'plus or minus',
  '\u00D7': 'times',
  '\u22C5': 'times',
  '\u00B7': 'times',
  '\u00F7': 'divided by',
  '=': 'equals',
  '\u2260': 'is not equal to',
  '\u2248': 'is about',
  '<': 'is less than',
  '>': 'is greater than',
  '\u2264': 'is less than or equal to',
  '\u2265': 'is greater than or equal to',
  '\u2218': 'degrees',
  '%': 'percent',
  '\u03C0': 'pi',
  '\u2220': 'angle',
  '\u25B3': 'triangle',
  '\u2032': 'prime',
  '\u2061': '',
  '\u2062': '',
}

function wordsOf(node: Node): string {
  const [first, second] = node.children
  switch (node.tag) {
    case 'mfrac':
      return isNumber(first) && isNumber(second)
        ? `${part(first)}/${part(second)}`
        : `the fraction ${part(first)} over ${part(second)}`
    case 'msup':
      return raised(part(first), part(second))
    case 'msub':
      return `${part(first)} sub ${part(second)}`
    case 'msqrt':
      return `the square root of ${row(node.children)}`
    case 'mroot':
      return `the ${part(second) === '3' ? 'cube' : `${part(second)}th`} root of ${part(first)}`
    case 'menclose': {
      const under = row(node.children)
      return /^\d+$/.test(under) ? `${under} repeating` : `${under} with a bar`
    }
    default:
      return node.children.length > 0 ? row(node.children) : (signs[node.text.trim()] ?? node.text)
  }
}

const part = (node: Node | undefined): string => (node === undefined ? '' : wordsOf(node).trim())
const isNumber = (node: Node | undefined): boolean => node?.tag === 'mn'

function raised(base: string, power: string): string {
  if (power === 'degrees' || power === 'prime') return `${base} ${power}`
  const known: Record<string, string> = { '2': 'squared', '3': 'cubed' }
  return `${base} ${known[power] ?? `to the power of ${power}`}`
}

/** Side by side: a minus that opens a row or follows another sign makes a number negative. */
function row(nodes: readonly Node[]): string {
  return nodes
    .map((node, index) => {
      const before = nodes[index - 1]
      const words = wordsOf(node)
      const opens = before === undefined || (before.tag === 'mo' && !/[)\]|]/.test(before.text))
      return words === 'minus' && opens ? 'negative' : words
    })
    .join(' ')
}
