import { AuthoredFigure } from '@skills-center/contract/questions/figures'
import { data, imageXml, type ItemImage, packed, unpacked } from './qti-pieces.ts'
import type { Words } from './qti-words.ts'
import { findAll, type XmlElement, type XmlNode } from './xml.ts'

const Drawn = AuthoredFigure.omit({ description: true })

/** How other programs show a figure: a picture as a picture, a table as a table, anything else as its description. */
export function figureXml(
  figure: AuthoredFigure | null | undefined,
  image: ItemImage | null,
  words: Words,
): string {
  if (figure === null || figure === undefined) return ''
  const { kind, description, fields, rows } = figure
  if (kind === 'image') {
    if (image === null) return ''
    return `<p>${imageXml(image, rows.length === 0 ? '' : data({ places: packed(rows) }))}</p>`
  }
  const spoken = description
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${words.plain(paragraph)}</p>`)
    .join('')
  const shown = kind === 'table' ? tableXml(fields, rows, words) : ''
  return `<div${data({ figure: packed({ kind, fields, rows }) })}><div data-text="description">${spoken}</div>${shown}</div>`
}

function tableXml(fields: AuthoredFigure['fields'], rows: AuthoredFigure['rows'], words: Words): string {
  const heads = ['head1', 'head2', 'head3', 'head4'].map((key) => fields[key] ?? '')
  const wide = heads.findLastIndex((head) => head.trim() !== '') + 1
  const cells = (element: 'th' | 'td', texts: readonly string[]) =>
    `<tr>${Array.from({ length: wide }, (_, index) => `<${element}>${words.plain(texts[index] ?? '')}</${element}>`).join('')}</tr>`
  const title = fields['title'] ?? ''
  const caption = title.trim() === '' ? '' : `<caption>${words.plain(title)}</caption>`
  return `<table>${caption}<thead>${cells('th', heads)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`
}

/** Reads one of our figures; null if the item has none. */
export function readFigure(
  body: XmlElement,
  text: (nodes: readonly XmlNode[]) => string,
): AuthoredFigure | null {
  for (const frame of findAll(body, 'div')) {
    const drawn = unpacked(Drawn, frame.attributes['data-figure'])
    if (drawn === undefined || drawn.kind === 'image') continue
    const [words] = [...findAll(frame, 'div')].filter(
      ({ attributes }) => attributes['data-text'] === 'description',
    )
    return { ...drawn, description: text(words?.children ?? []).slice(0, 2000) }
  }
  return null
}

/** Reads the places on a picture that we wrote. */
export const readPlaces = (element: XmlElement): AuthoredFigure['rows'] =>
  unpacked(AuthoredFigure.shape.rows, element.attributes['data-places']) ?? []
