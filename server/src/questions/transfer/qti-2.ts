import type { XmlElement, XmlNode } from './xml.ts'

/** QTI 2 elements in all lowercase; all others have a capital inside. */
const small: ReadonlySet<string> = new Set(
  `and any contains correct default delete divide equal gap gcd gt gte hottext index inside lcm lookup lt lte
  mapping match max member min multiple not null or ordered power product prompt random repeat round subtract sum
  truncate value variable`.split(/\s+/),
)

const dashed = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** HTML names have no capitals. MathML names, some of which do, are handled separately and stay unchanged. */
const isQti = (name: string): boolean => small.has(name) || /^[a-z]+[A-Z]/.test(name)

function renamed(node: XmlNode): XmlNode {
  if (typeof node === 'string' || node.name === 'math') return node
  return {
    name: isQti(node.name) ? `qti-${dashed(node.name)}` : node.name,
    attributes: isQti(node.name)
      ? Object.fromEntries(Object.entries(node.attributes).map(([name, value]) => [dashed(name), value]))
      : node.attributes,
    children: node.children.map(renamed),
  }
}

/** Renames the elements of a QTI 2.0–2.2 item to QTI 3; the content means the same. */
export const asQti3 = (item: XmlElement): XmlElement => ({
  ...item,
  name: 'qti-assessment-item',
  children: item.children.map(renamed),
})
