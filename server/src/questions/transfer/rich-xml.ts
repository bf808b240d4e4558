import { parseMarkup, strong, tex } from '@skills-center/curriculum/markup'
import temml from 'temml'
import { tidyText } from './said-differently.ts'
import { escaped, findAll, type XmlElement, type XmlNode, textOf } from './xml.ts'

/** MathML with the TeX that it was made of, which is how it is read back; TeX that cannot be set stays words. */
function mathXml(source: string): string {
  const note = `<annotation encoding="application/x-tex">${escaped(source)}</annotation>`
  let drawn: string
  try {
    drawn = temml.renderToString(source, { throwOnError: true, annotate: false, xml: true })
  } catch {
    drawn = '<math></math>'
  }
  const inside = drawn.replace(/^<math[^>]*>/, '').replace(/<\/math>$/, '')
  // Style of our own pages says nothing elsewhere.
  const bare = inside.replaceAll(/ (?:class|style)="[^"]*"/g, '').replaceAll('&nbsp;', '&#160;')
  return `<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow>${bare}</mrow>${note}</semantics></math>`
}

const paragraphXml = (runs: ReturnType<typeof parseMarkup>[number]): string =>
  runs
    .map(({ kind, text }) => {
      if (kind === 'math') return mathXml(text)
      return kind === 'strong' ? `<strong>${escaped(text)}</strong>` : escaped(text)
    })
    .join('')

/** Markup as paragraphs. */
export const blocksXml = (markup: string): string =>
  parseMarkup(markup)
    .map((runs) => `<p>${paragraphXml(runs)}</p>`)
    .join('')

/** Markup where one paragraph must do. */
export const lineXml = (markup: string): string => parseMarkup(markup).map(paragraphXml).join('<br/>')

const blocks: ReadonlySet<string> = new Set(['p', 'div', 'li', 'blockquote', 'h1', 'h2', 'h3', 'pre'])

/** What could not be said on the way in. */
export type Notes = Set<string>

function mathMarkup(math: XmlElement, notes: Notes): string {
  const annotation = [...findAll(math, 'annotation')].find(({ attributes }) =>
    /tex/i.test(attributes['encoding'] ?? ''),
  )
  if (annotation !== undefined) return tex(textOf(annotation))
  notes.add('Math without TeX is taken in as plain signs. Look it over.')
  return tex(textOf(math).replaceAll(/\s+/g, ' ').trim())
}

function inlineMarkup(node: XmlNode, notes: Notes): string {
  if (typeof node === 'string') return node.replaceAll(/\s+/g, ' ').replaceAll(/[⟦⟧⟪⟫]/g, '')
  if (node.name === 'math') return mathMarkup(node, notes)
  if (node.name === 'br') return '\n\n'
  if (node.name === 'img') {
    notes.add('A picture inside a text is left out.')
    return ''
  }
  const inside = node.children.map((child) => inlineMarkup(child, notes)).join('')
  if (/^(?:strong|b|em|i)$/.test(node.name) && inside.trim() !== '')
    // Strong words hold no math of their own.
    return /[⟦⟪\n]/.test(inside) ? inside : strong(inside)
  return blocks.has(node.name) ? `\n\n${inside}\n\n` : inside
}

/** The text of nodes as markup. */
export const markupOf = (nodes: readonly XmlNode[], notes: Notes): string =>
  tidyText(nodes.map((node) => inlineMarkup(node, notes)).join(''))
