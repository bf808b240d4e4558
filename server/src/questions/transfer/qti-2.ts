import type { XmlElement, XmlNode } from './xml.ts'

/** Elements of QTI 2 that are written in small letters; all others of it have a capital inside. */
const small: ReadonlySet<string> = new Set(
  `and any contains correct default delete divide equal gap gcd gt gte hottext index inside lcm lookup lt lte
  mapping match max member min multiple not null or ordered power product prompt random repeat round subtract sum
  truncate value variable`.split(/\s+/),
)

const dashed = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Names of HTML have no capitals, and MathML, which has some, is left as it is. */
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

/** An item of QTI 2.0 to 2.2 with the names of QTI 3, which says the same things. */
export const asQti3 = (item: XmlElement): XmlElement => ({
  ...item,
  name: 'qti-assessment-item',
  children: item.children.map(renamed),
})
