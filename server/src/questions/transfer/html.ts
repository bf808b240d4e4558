import { ElementType, parseDocument } from 'htmlparser2'
import type { XmlNode } from './xml.ts'

/** A node of htmlparser2. */
type HtmlNode = ReturnType<typeof parseDocument>['children'][number]

const hidden: ReadonlySet<string> = new Set(['script', 'style', 'head', 'title'])

/** TeX math in text, in one of the notations of Canvas: `\(…\)`, `\[…\]`, or `$$…$$`. */
const texInText = /\\\((.+?)\\\)|\\\[(.+?)\\\]|\$\$(.+?)\$\$/gs

const math = (tex: string): XmlNode => ({
  name: 'math',
  attributes: {},
  children: [{ name: 'annotation', attributes: { encoding: 'application/x-tex' }, children: [tex] }],
})

/** Splits text into words and math; `[name]` and similar stay unchanged. */
export function textNodes(text: string): XmlNode[] {
  const nodes: XmlNode[] = []
  let from = 0
  for (const found of text.matchAll(texInText)) {
    nodes.push(text.slice(from, found.index), math((found[1] ?? found[2] ?? found[3] ?? '').trim()))
    from = found.index + found[0].length
  }
  return [...nodes, text.slice(from)].filter((node) => node !== '')
}

function nodeOf(node: HtmlNode): XmlNode[] {
  if (node.type === ElementType.Text) return textNodes(node.data)
  if (!('attribs' in node)) return []
  const { attribs: attributes, name } = node
  if (hidden.has(name)) return []
  // Canvas shows an equation as a picture, with its TeX in an attribute.
  const tex = name === 'img' ? attributes['data-equation-content'] : undefined
  if (tex !== undefined) return [math(tex)]
  return [{ name, attributes, children: node.children.flatMap(nodeOf) }]
}

/** Converts HTML to the nodes from which items are read. */
export const nodesOfHtml = (html: string): XmlNode[] => parseDocument(html).children.flatMap(nodeOf)
