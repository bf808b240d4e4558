import { XMLParser } from 'fast-xml-parser'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

/** Why a file cannot be read, written for its owner. */
export class XmlError extends Error {
  override readonly name = 'XmlTrouble'
}

export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlNode[]
}
/** A string is a text node. */
export type XmlNode = XmlElement | string

/** The largest item, in characters; a typical one has a few thousand. */
const largest = 256 * 1024
/** The deepest nesting; a file beyond it is malicious. */
const deepest = 100

/** Literal text, in which entities are not decoded. */
const cdata = '#cdata'

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  // We decode entities ourselves: the five of XML and numeric ones, but none that a file defines.
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  removeNSPrefix: true,
  cdataPropName: cdata,
})

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') {
      const sign = named[name]
      if (sign === undefined) throw new XmlError(formatMessage(say('xml.unknown-entity', { what: whole })))
      return sign
    }
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16)
    const isSign = code === 9 || code === 10 || code === 13 || (code >= 32 && code < 0xd800) || code > 0xdfff
    return isSign && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function nodesOf(parsed: unknown, depth: number, isRaw = false): XmlNode[] {
  if (depth > deepest) throw new XmlError(formatMessage(say('xml.too-deep')))
  // Checked by hand instead of by a schema, because a file contains thousands of nodes.
  return (Array.isArray(parsed) ? parsed : []).flatMap((node: unknown): XmlNode[] => {
    if (!isRecord(node)) return []
    if ('#text' in node) return [isRaw ? String(node['#text']) : decoded(String(node['#text']))]
    if (cdata in node) return nodesOf(node[cdata], depth + 1, true)
    const attributes = isRecord(node[':@']) ? node[':@'] : {}
    const entry = Object.entries(node).find(([name]) => name !== ':@')
    if (entry === undefined) return []
    const [name, children] = entry
    return [
      {
        name,
        attributes: Object.fromEntries(
          Object.entries(attributes).map(([key, value]) => [key, decoded(String(value))]),
        ),
        children: nodesOf(children, depth + 1),
      },
    ]
  })
}

/**
 * Parses a file's root element.
 * @param max the largest number of characters allowed
 * @throws XmlTrouble for invalid XML, and for anything that defines or loads entities
 */
export function parseXml(text: string, max = largest): XmlElement {
  if (text.length > max) throw new XmlError(formatMessage(say('xml.too-large')))
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new XmlError(formatMessage(say('xml.doctype')))
  let parsed: unknown
  try {
    parsed = parser.parse(text, true)
  } catch (error) {
    throw new XmlError(
      error instanceof Error
        ? formatMessage(say('xml.unreadable-because', { why: error.message }))
        : formatMessage(say('xml.unreadable')),
    )
  }
  const root = nodesOf(parsed, 0).find((node) => typeof node !== 'string')
  if (root === undefined || typeof root === 'string') throw new XmlError(formatMessage(say('xml.empty')))
  return root
}

/** All elements with this name, at any depth. */
export function* findAll(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    if (child.name === name) yield child
    yield* findAll(child, name)
  }
}

export const findFirst = (element: XmlElement, name: string): XmlElement | undefined =>
  findAll(element, name).next().value ?? undefined

export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child): child is XmlElement => typeof child !== 'string' && child.name === name)

export const textOf = (node: XmlNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('')

/** Escapes the characters that XML reserves, and removes those that it forbids. */
export const escaped = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- XML 1.0 has no way to say these
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')

export const attribute = (text: string): string =>
  escaped(text).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')
