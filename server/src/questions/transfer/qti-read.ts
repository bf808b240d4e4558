import { SkillId } from '@skills-center/contract/ids'
import { type AuthoredAnswer, AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { type Context, declarationsOf } from './qti-context.ts'
import { asQti3 } from './qti-2.ts'
import { readFigure, readPlaces } from './qti-figure.ts'
import { readChoice, readGaps, readMatch, readOrder, readTable, readTyped } from './qti-read-answer.ts'
import { readDrawn, readHotSpot, readLabel } from './qti-read-drawn.ts'
import { readTemplate } from './qti-template.ts'
import { markupOf, type Texts } from './rich-xml.ts'
import {
  childrenOf,
  findAll,
  findFirst,
  parseXml,
  textOf,
  type XmlElement,
  type XmlNode,
  XmlError,
} from './xml.ts'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

export interface ReadItem {
  readonly question: AuthoredQuestion
  /** The path of its picture in the package, with the alternative text and the places on it. */
  readonly image: {
    readonly path: string
    readonly description: string
    readonly places: readonly (readonly string[])[]
  } | null
  /** What could not be imported, or only in a different form. */
  readonly notes: readonly string[]
}

interface ReadAnswer {
  readonly answer: AuthoredAnswer
  readonly places?: readonly (readonly string[])[]
}

const readers: Readonly<Record<string, (context: Context, element: XmlElement) => ReadAnswer>> = {
  'qti-choice-interaction': (context, element) => ({ answer: readChoice(context, element) }),
  'qti-order-interaction': (context, element) => ({ answer: readOrder(context, element) }),
  'qti-match-interaction': (context, element) => ({ answer: readMatch(context, element) }),
  'qti-text-entry-interaction': (context, element) => ({ answer: readTyped(context, element) }),
  'qti-select-point-interaction': (context, element) => ({ answer: readDrawn(context, element) }),
  'qti-hotspot-interaction': readHotSpot,
  'qti-graphic-gap-match-interaction': readLabel,
}

const isInteraction = ({ name }: XmlElement) => name.endsWith('-interaction')
const nameOf = ({ name }: XmlElement) => name.replace(/^qti-/, '').replaceAll('-', ' ')

function answerOf(context: Context, body: XmlElement): ReadAnswer {
  const all = [...elementsOf(body)].filter(isInteraction)
  const [first] = all
  if (first === undefined) throw new XmlError(formatMessage(say('qti.no-answer')))
  const holdsAll = (element: XmlElement) =>
    [...elementsOf(element)].filter(isInteraction).length === all.length
  const isCell = ({ name }: XmlElement) =>
    name === 'qti-text-entry-interaction' || name === 'qti-inline-choice-interaction'
  const table = [...findAll(body, 'table')].find(holdsAll)
  if (table !== undefined && all.every(isCell)) return { answer: readTable(context, table) }
  const plot = [...findAll(body, 'div')].find(({ attributes }) => attributes['data-kind'] === 'plot')
  if (plot !== undefined && holdsAll(plot)) return { answer: readDrawn(context, plot) }
  if (all.every(({ name }) => name === 'qti-inline-choice-interaction'))
    return { answer: readGaps(context, body, all) }
  const strange = all.find((its) => readers[its.name] === undefined && !isCell(its))
  if (strange !== undefined)
    throw new XmlError(formatMessage(say('qti.interaction-unknown', { what: nameOf(strange) })))
  const read = readers[first.name]
  if (all.length > 1 || read === undefined) throw new XmlError(formatMessage(say('qti.several-interactions')))
  return read(context, first)
}

function* elementsOf(element: XmlElement): Generator<XmlElement> {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    yield child
    yield* elementsOf(child)
  }
}

/** The question without its interactions: our own stem if there is one, otherwise all prompts and paragraphs. */
function stemOf(body: XmlElement, answer: AuthoredAnswer, texts: Texts): string {
  const own = [...findAll(body, 'div')].find(({ attributes }) => attributes['data-text'] === 'stem')
  if (own !== undefined) return markupOf(own.children, texts)
  // The sentence with the gaps is the question.
  if (answer.kind === 'inline-choice') return ''
  const prompts = [...findAll(body, 'qti-prompt')].map((prompt) => markupOf(prompt.children, texts))
  const without = (node: XmlNode): XmlNode[] => {
    if (typeof node === 'string') return [node]
    if (isInteraction(node) || node.name === 'img') return []
    if (node.name === 'table' && answer.kind === 'table') return []
    return [{ ...node, children: withBlanks(node).flatMap(without) }]
  }
  return [markupOf(body.children.flatMap(without), texts), ...prompts]
    .filter((text) => text !== '')
    .join('\n\n')
}

const isWords = (node: XmlNode): boolean => /[\p{L}\d]/u.test(textOf(node))

/** The content of a sentence, with a line for each blank that is followed by text. */
const withBlanks = ({ children }: XmlElement): readonly XmlNode[] =>
  children.map((node, index) =>
    typeof node !== 'string' &&
    node.name === 'qti-text-entry-interaction' &&
    children.slice(index + 1).some(isWords)
      ? '____'
      : node,
  )

function levelOf(level: string | undefined): 1 | 2 | 3 {
  if (level === '1') return 1
  return level === '3' ? 3 : 2
}

/** The question's picture. Pictures that we drew for other programs are left out, because they are redrawn. */
function imageOf(body: XmlElement, places: ReadAnswer['places'], texts: Texts): ReadItem['image'] {
  const drawn = new Set(
    [...findAll(body, 'qti-select-point-interaction')].flatMap((element) => [...findAll(element, 'img')]),
  )
  const [image, ...more] = [...findAll(body, 'img')].filter((each) => !drawn.has(each))
  if (more.length > 0) texts.notes.add(formatMessage(say('qti.first-picture-only')))
  const [object] = places === undefined ? [] : [...findAll(body, 'object')]
  const found = image ?? object
  if (found === undefined) return null
  return {
    path: found.attributes['src'] ?? found.attributes['data'] ?? '',
    description: found.attributes['alt'] ?? '',
    places: places ?? readPlaces(found),
  }
}

/**
 * Reads the question of a QTI 2 or 3 item.
 * @throws XmlTrouble that tells the file's owner why it cannot be imported
 */
export function readQtiItem(text: string): ReadItem {
  const root = parseXml(text)
  return readItem(root.name === 'assessmentItem' ? asQti3(root) : root)
}

/** Reads the question of an item in QTI 3 form and adds to `notes`. Throws like `readQtiItem`. */
export function readItem(item: XmlElement, notes = new Set<string>()): ReadItem {
  if (item.name !== 'qti-assessment-item') throw new XmlError(formatMessage(say('qti.no-item')))
  const body = findFirst(item, 'qti-item-body')
  if (body === undefined) throw new XmlError(formatMessage(say('qti.no-text')))
  const template = readTemplate(item)
  const texts: Texts = {
    notes,
    printed: template && ((id) => template.values.get(id) ?? null),
  }
  const modal = (outcome: string) =>
    childrenOf(item, 'qti-modal-feedback')
      .filter(({ attributes }) => attributes['outcome-identifier'] === outcome)
      .map((each) => ({ id: each.attributes['identifier'] ?? '', text: markupOf(each.children, texts) }))
  const feedback = new Map(modal('FEEDBACK').map(({ id, text: words }) => [id, words]))
  const { answer, places } = answerOf(
    { item, declarations: declarationsOf(item), feedback, template, texts },
    body,
  )
  const mark =
    [...findAll(body, 'div')].find(({ attributes }) => 'data-level' in attributes)?.attributes ?? {}
  const stem = stemOf(body, answer, texts)
  const parsed = AuthoredQuestion.safeParse({
    format: 1,
    title: (item.attributes['title'] ?? '').slice(0, 120),
    skillId: SkillId.safeParse(mark['data-skill']).data ?? null,
    standard: (mark['data-standard'] ?? '').slice(0, 40),
    level: levelOf(mark['data-level']),
    stem: stem === '' && answer.kind === 'inline-choice' ? 'Choose what fits.' : stem,
    figure: readFigure(body, (nodes) => markupOf(nodes, texts)),
    parameters: template?.parameters ?? [],
    conditions: template?.conditions ?? [],
    answer,
    hints: modal('HINT').map(({ text: words }) => words),
    steps: modal('SOLUTION').map(({ text: words }) => words),
  })
  if (!parsed.success) {
    const place = parsed.error.issues[0]?.path.join(' ') ?? ''
    throw new XmlError(formatMessage(say('qti.too-long', { what: place })))
  }
  return { question: parsed.data, image: imageOf(body, places, texts), notes: [...texts.notes] }
}
