import { Buffer } from 'node:buffer'
import { maxTransferred } from '@skills-center/contract/questions/transfer'
import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { readQtiItem, type ReadItem } from './qti-read.ts'
import { attribute, XmlTrouble } from './xml.ts'
import { isZip, unzip, type ZipFile, zipOf, ZipTrouble } from './zip.ts'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

/** Bytes of all items of a package. */
const largestText = 4 * 1024 * 1024

export interface PackedItem {
  readonly id: string
  readonly xml: string
  /** Paths of its pictures. */
  readonly images: readonly string[]
}

const packaging = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1'

function manifest(items: readonly PackedItem[]): string {
  const resource = ({ id, images }: PackedItem) => {
    const files = [`items/${id}.xml`, ...images].map((path) => `<file href="${attribute(path)}"/>`)
    return `<resource identifier="${id}" type="imsqti_item_xmlv3p0" href="items/${id}.xml">${files.join('')}</resource>`
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="${packaging}" identifier="questions"><metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata><organizations/><resources>${items.map(resource).join('')}</resources></manifest>
`
}

/** Items as a content package. */
export const packItems = (items: readonly PackedItem[], images: readonly ZipFile[]): Buffer =>
  zipOf([
    { path: 'imsmanifest.xml', content: Buffer.from(manifest(items)) },
    ...items.map(({ id, xml }) => ({ path: `items/${id}.xml`, content: Buffer.from(xml) })),
    ...images,
  ])

export interface FoundItem {
  readonly place: string
  readonly found: { readonly question: AuthoredQuestion; readonly notes: readonly string[] } | null
  readonly problem: string | null
  /** The picture’s bytes, where the package holds it. */
  readonly image: Buffer | null
  readonly description: string
  readonly places: readonly (readonly string[])[]
}

/** A path within the package, from the item’s own folder. */
function resolved(from: string, path: string): string {
  const parts: string[] = from.split('/').slice(0, -1)
  for (const part of decodeURI(path).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

function readOne(file: ZipFile, files: ReadonlyMap<string, Buffer>): FoundItem {
  const none = { place: file.path, found: null, image: null, description: '', places: [] }
  let read: ReadItem
  try {
    read = readQtiItem(file.content.toString('utf8'))
  } catch (error) {
    if (!(error instanceof XmlTrouble)) throw error
    return { ...none, problem: error.message }
  }
  const { image, notes, question } = read
  const bytes = image === null ? null : (files.get(pathOf(file.path, image.path)) ?? null)
  const lost = image !== null && bytes === null ? [formatMessage(say('qti.picture-not-in-package'))] : []
  return {
    place: file.path,
    found: { question, notes: [...notes, ...lost] },
    problem: null,
    image: bytes,
    description: image?.description ?? '',
    places: image?.places ?? [],
  }
}

function pathOf(from: string, path: string): string {
  try {
    return resolved(from, path)
  } catch {
    return ''
  }
}

/**
 * The items of a package, or of a single file of XML.
 * @throws ZipTrouble where the package cannot be unpacked.
 */
export function readPackage(bytes: Buffer, name: string): FoundItem[] {
  const files = isZip(bytes) ? unzip(bytes) : [{ path: name, content: bytes }]
  const known = new Map(files.map(({ path, content }) => [path, content]))
  const items = files.filter(
    ({ path, content }) =>
      !isZip(bytes) ||
      (/\.xml$/i.test(path) &&
        /<(?:\w+:)?(?:qti-assessment-item|assessmentItem)[\s>/]/.test(content.toString('utf8', 0, 4000))),
  )
  if (items.length > maxTransferred)
    throw new ZipTrouble(
      formatMessage(say('package.too-many-questions', { count: items.length, most: maxTransferred })),
    )
  if (items.reduce((sum, { content }) => sum + content.length, 0) > largestText)
    throw new ZipTrouble(formatMessage(say('package.too-large')))
  if (items.length === 0) throw new ZipTrouble(formatMessage(say('package.no-questions')))
  return items.map((file) => readOne(file, known))
}
