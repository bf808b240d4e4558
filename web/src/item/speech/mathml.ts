/** A MathML node; `text` is set on leaves. */
export interface MathNode {
  tag: string
  text: string
  children: MathNode[]
}

/** Parses the MathML that our own server makes, which is well formed and has no comments. */
export function readMathml(mathml: string): MathNode {
  const root: MathNode = { tag: 'mrow', text: '', children: [] }
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

/** The text content of a node. */
export const textOf = (node: MathNode): string => node.text + node.children.map(textOf).join('')

const decoded = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&nbsp;', '\u00A0').replaceAll('&amp;', '&')
