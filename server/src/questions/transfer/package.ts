import { Buffer } from 'node:buffer'
import { maxTransferred } from '@skills-center/contract/questions/transfer'
import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { asQti3FromQti1, itemsOfQti1 } from './qti-1.ts'
import { readItem, readQtiItem, type ReadItem } from './qti-read.ts'
import { attribute, parseXml, type XmlElement, XmlError } from './xml.ts'
import { isZip, unzip, ZipError } from './zip.ts'
import { formatMessage } from '../../platform/format-message.ts'
import { type ZipFile, zipOf } from '../../platform/write-zip.ts'
import { say } from '../messages.gen.ts'

/** The largest total size of a package's items, in bytes. */
const largestText = 4 * 1024 * 1024

export interface PackedItem {
  readonly id: string
  readonly xml: string
  /** Paths of the item's pictures. */
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

/** Packs items as a content package. */
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
  /** The picture's content, if the package contains it. */
  readonly image: Buffer | null
  readonly description: string
  readonly places: readonly (readonly string[])[]
}

/** Resolves a path relative to the item's folder. */
function resolved(from: string, path: string): string {
  const parts: string[] = from.split('/').slice(0, -1)
  for (const part of decodeURI(path).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

interface Unread {
  readonly path: string
  /** The item's number in its file; undefined if the file holds only one. */
  readonly number?: number
  /** Throws XmlTrouble. */
  readonly read: () => ReadItem
}

const head = (content: Buffer): string => content.toString('utf8', 0, 4000)
const isItem = (content: Buffer): boolean =>
  /<(?:\w+:)?(?:qti-assessment-item|assessmentItem)[\s>/]/.test(head(content))
const isQti1 = (content: Buffer): boolean => /<(?:\w+:)?questestinterop[\s>]/.test(head(content))

/** The items of a file: one of QTI 2 or 3, or all items of a QTI 1 file. */
function itemsIn({ path, content }: ZipFile): Unread[] {
  if (!isQti1(content)) return [{ path, read: () => readQtiItem(content.toString('utf8')) }]
  let root: XmlElement
  try {
    root = parseXml(content.toString('utf8'), largestText)
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    return [
      {
        path,
        read: () => {
          throw error
        },
      },
    ]
  }
  return itemsOfQti1(root).map((item, index) => ({
    path,
    number: index + 1,
    read: () => {
      const notes = new Set<string>()
      return readItem(asQti3FromQti1(item, notes), notes)
    },
  }))
}

function readOne(unread: Unread, files: ReadonlyMap<string, Buffer>): FoundItem {
  const { path, number } = unread
  const place = number === undefined ? path : formatMessage(say('file.question', { file: path, number }))
  const none = { place, found: null, image: null, description: '', places: [] }
  let read: ReadItem
  try {
    read = unread.read()
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    return { ...none, problem: error.message }
  }
  const { image, notes, question } = read
  const bytes = image === null ? null : pictureOf(path, image.path, files)
  const lost = image !== null && bytes === null ? [formatMessage(say('qti.picture-not-in-package'))] : []
  return {
    place,
    found: { question, notes: [...notes, ...lost] },
    problem: null,
    image: bytes,
    description: image?.description ?? '',
    places: image?.places ?? [],
  }
}

/** Canvas writes paths relative to the course's files. */
const courseFiles = /^(?:\$|%24)IMS-CC-FILEBASE(?:\$|%24)\//i

function pictureOf(from: string, written: string, files: ReadonlyMap<string, Buffer>): Buffer | null {
  const path = written.replace(/\?.*$/, '')
  const inCourse = path.replace(courseFiles, '')
  const places =
    inCourse === path ? [pathOf(from, path)] : [pathOf('', inCourse), pathOf('', `web_resources/${inCourse}`)]
  return places.map((place) => files.get(place)).find((bytes) => bytes !== undefined) ?? null
}

function pathOf(from: string, path: string): string {
  try {
    return resolved(from, path)
  } catch {
    return ''
  }
}

/**
 * The items of a package, or of a single XML file.
 * @throws ZipError if the package cannot be unpacked
 */
export function readPackage(bytes: Buffer, name: string): FoundItem[] {
  const files = isZip(bytes) ? unzip(bytes) : [{ path: name, content: bytes }]
  const known = new Map(files.map(({ path, content }) => [path, content]))
  const sources = files.filter(
    ({ path, content }) => !isZip(bytes) || (/\.xml$/i.test(path) && (isItem(content) || isQti1(content))),
  )
  if (sources.reduce((sum, { content }) => sum + content.length, 0) > largestText)
    throw new ZipError(formatMessage(say('package.too-large')))
  const items = sources.flatMap(itemsIn)
  if (items.length > maxTransferred)
    throw new ZipError(
      formatMessage(say('package.too-many-questions', { count: items.length, most: maxTransferred })),
    )
  if (items.length === 0) throw new ZipError(formatMessage(say('package.no-questions')))
  return items.map((item) => readOne(item, known))
}
