import {
  type AuthoredAnswer,
  type AuthoredCell,
  TypedKind,
  type Wrong,
} from '@skills-center/contract/questions/authored'
import { type Context, feedbackTo, namedIn, responseOf, rightOf } from './qti-context.ts'
import { toleranceOf } from './qti-tolerance.ts'
import { markupOf } from './rich-xml.ts'
import { childrenOf, findAll, type XmlElement, type XmlNode, XmlError } from './xml.ts'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

export function readChoice(context: Context, element: XmlElement): AuthoredAnswer {
  const right = rightOf(context, element)
  const isOne = (element.attributes['max-choices'] ?? '1') === '1' && right.length < 2
  const options = namedIn(element, 'qti-simple-choice').map(({ id, each }) => {
    const inline = [...findAll(each, 'qti-feedback-inline')].map((its) =>
      markupOf(its.children, context.texts),
    )
    return {
      text: markupOf(
        each.children.filter((child) => typeof child === 'string' || child.name !== 'qti-feedback-inline'),
        context.texts,
      ),
      isRight: right.includes(id),
      feedback: context.feedback.get(id) ?? inline.join(' '),
    }
  })
  return { kind: isOne ? 'choice' : 'choices', options, keepsOrder: element.attributes['shuffle'] !== 'true' }
}

export function readOrder(context: Context, element: XmlElement): AuthoredAnswer {
  const texts = new Map(
    namedIn(element, 'qti-simple-choice').map(({ id, each }) => [id, markupOf(each.children, context.texts)]),
  )
  return {
    kind: 'order',
    items: rightOf(context, element).map((id) => texts.get(id) ?? ''),
    first: element.attributes['data-first'] ?? '',
    last: element.attributes['data-last'] ?? '',
    feedback: context.feedback.get('misplaced') ?? '',
  }
}

export function readMatch(context: Context, element: XmlElement): AuthoredAnswer {
  const [sources = [], targets = []] = childrenOf(element, 'qti-simple-match-set').map((set) =>
    namedIn(set, 'qti-simple-associable-choice').map(({ id, each }) => ({
      id,
      text: markupOf(each.children, context.texts),
    })),
  )
  const target = new Map(
    rightOf(context, element).map((pair) => [pair.split(/\s+/)[0], pair.split(/\s+/)[1]]),
  )
  const feedback = context.feedback.get('misplaced') ?? ''
  if (element.attributes['data-kind'] === 'sort')
    return {
      kind: 'sort',
      categories: targets.map(({ id, text }) => ({
        text,
        cards: sources.filter((source) => target.get(source.id) === id).map((source) => source.text),
      })),
      feedback,
    }
  return {
    kind: 'match',
    pairs: sources.map(({ id, text }) => ({
      source: text,
      target: targets.find((its) => its.id === target.get(id))?.text ?? '',
    })),
    others: targets.filter(({ id }) => ![...target.values()].includes(id)).map(({ text }) => text),
    feedback,
  }
}

/** The right and the known wrong values of a typed answer; `slip` is the prefix of the wrong ones' names. */
function readEntry(context: Context, element: XmlElement, slip: string) {
  const id = responseOf(element)
  const its = context.declarations.get(id)
  const workedOut = context.template?.corrects.get(id)
  if (workedOut !== undefined) {
    const wrong: Wrong[] = []
    for (;;) {
      const value = context.template?.values.get(`${slip}-${wrong.length + 1}`)
      if (value === undefined) break
      wrong.push({ value, feedback: feedbackTo(context, slip, wrong.length) })
    }
    return { right: workedOut, isNumber: true, wrong }
  }
  const right = its?.right[0] ?? ''
  if ((its?.mapped ?? []).some(({ key, value }) => value > 0 && key !== right))
    context.texts.notes.add(formatMessage(say('qti.other-answers-left-out')))
  return {
    right,
    isNumber: its?.type === 'float' || its?.type === 'integer' || /^-?\d+(?:\.\d+)?(?:\/\d+)?$/.test(right),
    wrong: (its?.mapped ?? [])
      .filter(({ key, value }) => value <= 0 && key !== right)
      .map(({ key }, index) => ({ value: key, feedback: feedbackTo(context, slip, index) })),
  }
}

const freeText = () => new XmlError(formatMessage(say('qti.free-text')))

export function readTyped(context: Context, element: XmlElement): AuthoredAnswer {
  const attribute = (name: string) => element.attributes[`data-${name}`] ?? ''
  const own = TypedKind.safeParse(attribute('kind'))
  const { right, isNumber, wrong } = readEntry(context, element, 'wrong')
  if (!own.success && !isNumber) throw freeText()
  const tolerance = own.success ? attribute('within') : toleranceOf(context.item, responseOf(element), right)
  if (tolerance === null) context.texts.notes.add(formatMessage(say('qti.tolerance-left-out')))
  return {
    kind: own.data ?? 'number',
    label: attribute('label'),
    before: attribute('before'),
    after: attribute('after'),
    right,
    form: attribute('form'),
    unit: attribute('unit'),
    within: tolerance ?? '',
    wrong,
  }
}

/** The entries of a drop-down list: the right one and the others. */
function readList(context: Context, element: XmlElement, slip: string) {
  const [wanted] = rightOf(context, element)
  const words = namedIn(element, 'qti-inline-choice').map(({ id, each }) => ({
    id,
    text: markupOf(each.children, context.texts),
  }))
  return {
    right: words.find(({ id }) => id === wanted)?.text ?? '',
    wrong: words
      .filter(({ id }) => id !== wanted)
      .map(({ text }, index) => ({ value: text, feedback: feedbackTo(context, slip, index) })),
  }
}

/** The body, with the gaps marked [1], [2], and so on in its text. */
export function readGaps(context: Context, body: XmlElement, found: readonly XmlElement[]): AuthoredAnswer {
  const frame = [...findAll(body, 'div')].find(({ attributes }) => attributes['data-text'] === 'gaps') ?? body
  const numbered = (node: XmlNode): XmlNode => {
    if (typeof node === 'string') return node.replaceAll(/\[(\d)\]/g, '($1)')
    const at = found.indexOf(node)
    return at < 0 ? { ...node, children: node.children.map(numbered) } : `[${at + 1}]`
  }
  return {
    kind: 'inline-choice',
    text: markupOf(frame.children.map(numbered), context.texts),
    gaps: found.map((element, index) => ({
      label: element.attributes['data-label'] ?? '',
      ...readList(context, element, `gap-${index + 1}`),
    })),
  }
}

/** A table with cells to fill in; its first row names the columns. */
export function readTable(context: Context, table: XmlElement): AuthoredAnswer {
  const [head, ...rows] = [...findAll(table, 'tr')].map((row) =>
    row.children.filter((cell): cell is XmlElement => typeof cell !== 'string' && /^t[dh]$/.test(cell.name)),
  )
  const columns = (head ?? []).map((cell) => markupOf(cell.children, context.texts))
  const read = (cell: XmlElement, y: number, x: number): AuthoredCell => {
    const slip = `cell-${y + 1}-${x + 1}`
    const [list] = findAll(cell, 'qti-inline-choice-interaction')
    if (list !== undefined) {
      const { right, wrong } = readList(context, list, slip)
      return { text: right, isOpen: true, isPicked: true, wrong }
    }
    const [entry] = findAll(cell, 'qti-text-entry-interaction')
    if (entry === undefined)
      return { text: markupOf(cell.children, context.texts), isOpen: false, isPicked: false, wrong: [] }
    const { right, isNumber, wrong } = readEntry(context, entry, slip)
    if (!isNumber) throw freeText()
    return { text: right, isOpen: true, isPicked: false, wrong }
  }
  return { kind: 'table', columns, rows: rows.map((row, y) => row.map((cell, x) => read(cell, y, x))) }
}
