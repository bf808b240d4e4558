import { SkillId } from '@skills-center/contract/ids'
import { type AuthoredAnswer, AuthoredQuestion, TypedKind } from '@skills-center/contract/questions/authored'
import { markupOf, type Notes } from './rich-xml.ts'
import {
  childrenOf,
  findAll,
  findFirst,
  parseXml,
  textOf,
  type XmlElement,
  type XmlNode,
  XmlTrouble,
} from './xml.ts'

export interface ReadItem {
  readonly question: AuthoredQuestion
  /** The path of its picture in the package, with its alternative text. */
  readonly image: { readonly path: string; readonly description: string } | null
  /** What could not be taken in, or only in another way. */
  readonly notes: readonly string[]
}

const interactions: readonly string[] = [
  'qti-choice-interaction',
  'qti-text-entry-interaction',
  'qti-inline-choice-interaction',
  'qti-order-interaction',
  'qti-match-interaction',
]

interface Declaration {
  readonly cardinality: string
  readonly type: string
  readonly right: readonly string[]
  readonly mapped: readonly { readonly key: string; readonly value: number }[]
}

function declarationsOf(item: XmlElement): ReadonlyMap<string, Declaration> {
  return new Map(
    childrenOf(item, 'qti-response-declaration').map((its) => [
      its.attributes['identifier'] ?? '',
      {
        cardinality: its.attributes['cardinality'] ?? 'single',
        type: its.attributes['base-type'] ?? 'identifier',
        right: [...findAll(its, 'qti-correct-response')]
          .flatMap((correct) => childrenOf(correct, 'qti-value'))
          .map((value) => textOf(value).trim()),
        mapped: [...findAll(its, 'qti-map-entry')].map(({ attributes }) => ({
          key: attributes['map-key'] ?? '',
          value: Number(attributes['mapped-value'] ?? 0),
        })),
      },
    ]),
  )
}

/** Everything that an interaction is read with. */
interface Context {
  readonly item: XmlElement
  readonly declarations: ReadonlyMap<string, Declaration>
  readonly feedback: ReadonlyMap<string, string>
  readonly notes: Notes
}

const rightOf = ({ declarations }: Context, element: XmlElement): readonly string[] =>
  declarations.get(element.attributes['response-identifier'] ?? '')?.right ?? []

const namedIn = (element: XmlElement, name: string) =>
  [...findAll(element, name)].map((each) => ({ id: each.attributes['identifier'] ?? '', each }))

function choice(context: Context, element: XmlElement): AuthoredAnswer {
  const right = rightOf(context, element)
  const isOne = (element.attributes['max-choices'] ?? '1') === '1' && right.length < 2
  const options = namedIn(element, 'qti-simple-choice').map(({ id, each }) => {
    const inline = [...findAll(each, 'qti-feedback-inline')].map((its) =>
      markupOf(its.children, context.notes),
    )
    return {
      text: markupOf(
        each.children.filter((child) => typeof child === 'string' || child.name !== 'qti-feedback-inline'),
        context.notes,
      ),
      isRight: right.includes(id),
      feedback: context.feedback.get(id) ?? inline.join(' '),
    }
  })
  return { kind: isOne ? 'choice' : 'choices', options, keepsOrder: element.attributes['shuffle'] !== 'true' }
}

function order(context: Context, element: XmlElement): AuthoredAnswer {
  const texts = new Map(
    namedIn(element, 'qti-simple-choice').map(({ id, each }) => [id, markupOf(each.children, context.notes)]),
  )
  return {
    kind: 'order',
    items: rightOf(context, element).map((id) => texts.get(id) ?? ''),
    first: element.attributes['data-first'] ?? '',
    last: element.attributes['data-last'] ?? '',
    feedback: context.feedback.get('misplaced') ?? '',
  }
}

function match(context: Context, element: XmlElement): AuthoredAnswer {
  const [sources = [], targets = []] = childrenOf(element, 'qti-simple-match-set').map((set) =>
    namedIn(set, 'qti-simple-associable-choice').map(({ id, each }) => ({
      id,
      text: markupOf(each.children, context.notes),
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

function typed(context: Context, element: XmlElement): AuthoredAnswer {
  const attribute = (name: string) => element.attributes[`data-${name}`] ?? ''
  const its = context.declarations.get(element.attributes['response-identifier'] ?? '')
  const own = TypedKind.safeParse(attribute('kind'))
  const right = its?.right[0] ?? ''
  const isNumber =
    its?.type === 'float' || its?.type === 'integer' || /^-?\d+(?:\.\d+)?(?:\/\d+)?$/.test(right)
  if (!own.success && !isNumber)
    throw new XmlTrouble(
      'Its answer is a free text, which nobody can judge by itself. Only numbers are taken in.',
    )
  const wrong = (its?.mapped ?? []).filter(({ key, value }) => value <= 0 && key !== right)
  if ((its?.mapped ?? []).some(({ key, value }) => value > 0 && key !== right))
    context.notes.add('Other right answers, and answers that count in part, are left out.')
  return {
    kind: own.data ?? 'number',
    label: attribute('label'),
    before: attribute('before'),
    after: attribute('after'),
    right,
    form: attribute('form'),
    unit: attribute('unit'),
    within: attribute('within'),
    wrong: wrong.map(({ key }, at) => ({
      value: key,
      feedback: context.feedback.get(`wrong-${at + 1}`) ?? '',
    })),
  }
}

/** The body with each gap as [1], [2] in its text. */
function gaps(context: Context, body: XmlElement, found: readonly XmlElement[]): AuthoredAnswer {
  const frame = [...findAll(body, 'div')].find(({ attributes }) => attributes['data-text'] === 'gaps') ?? body
  const numbered = (node: XmlNode): XmlNode => {
    if (typeof node === 'string') return node.replaceAll(/\[(\d)\]/g, '($1)')
    const at = found.indexOf(node)
    return at < 0 ? { ...node, children: node.children.map(numbered) } : `[${at + 1}]`
  }
  return {
    kind: 'inline-choice',
    text: markupOf(frame.children.map(numbered), context.notes),
    gaps: found.map((element, at) => {
      const [wanted] = rightOf(context, element)
      const words = namedIn(element, 'qti-inline-choice').map(({ id, each }) => ({
        id,
        text: markupOf(each.children, context.notes),
      }))
      return {
        label: element.attributes['data-label'] ?? '',
        right: words.find(({ id }) => id === wanted)?.text ?? '',
        wrong: words
          .filter(({ id }) => id !== wanted)
          .map(({ text }, place) => ({
            value: text,
            feedback: context.feedback.get(`gap-${at + 1}-${place + 1}`) ?? '',
          })),
      }
    }),
  }
}

function answerOf(context: Context, body: XmlElement): AuthoredAnswer {
  const all = [...elementsOf(body)].filter(({ name }) => name.endsWith('-interaction'))
  const [first] = all
  if (first === undefined) throw new XmlTrouble('It asks for no answer.')
  const strange = all.find(({ name }) => !interactions.includes(name))
  if (strange !== undefined)
    throw new XmlTrouble(
      `Its way to answer (${strange.name.replace(/^qti-/, '')}) is not one that can be taken in.`,
    )
  if (all.length > 1 && !all.every(({ name }) => name === 'qti-inline-choice-interaction'))
    throw new XmlTrouble('It asks for several answers of different kinds at once.')
  switch (first.name) {
    case 'qti-choice-interaction':
      return choice(context, first)
    case 'qti-order-interaction':
      return order(context, first)
    case 'qti-match-interaction':
      return match(context, first)
    case 'qti-text-entry-interaction':
      return typed(context, first)
    default:
      return gaps(context, body, all)
  }
}

function* elementsOf(element: XmlElement): Generator<XmlElement> {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    yield child
    yield* elementsOf(child)
  }
}

/** The question without its interactions: what stands for it, else every prompt and paragraph. */
function stemOf(body: XmlElement, notes: Notes): string {
  const own = [...findAll(body, 'div')].find(({ attributes }) => attributes['data-text'] === 'stem')
  if (own !== undefined) return markupOf(own.children, notes)
  const prompts = [...findAll(body, 'qti-prompt')].map((prompt) => markupOf(prompt.children, notes))
  const without = (node: XmlNode): XmlNode[] => {
    if (typeof node === 'string') return [node]
    if (node.name.endsWith('-interaction') || node.name === 'img') return []
    return [{ ...node, children: node.children.flatMap(without) }]
  }
  return [markupOf(body.children.flatMap(without), notes), ...prompts]
    .filter((text) => text !== '')
    .join('\n\n')
}

function levelOf(level: string | undefined): 1 | 2 | 3 {
  if (level === '1') return 1
  return level === '3' ? 3 : 2
}

/**
 * The question of an item of QTI 3.
 * @throws XmlTrouble that says, to the file’s owner, why it cannot be taken in.
 */
export function readQtiItem(text: string): ReadItem {
  const item = parseXml(text)
  if (item.name !== 'qti-assessment-item')
    throw new XmlTrouble(
      /assessmentItem/i.test(item.name)
        ? 'It is an item of QTI 2. Export it as QTI 3.'
        : 'It is no question of QTI 3 (qti-assessment-item).',
    )
  const notes: Notes = new Set()
  const body = findFirst(item, 'qti-item-body')
  if (body === undefined) throw new XmlTrouble('It has no text.')
  if (findFirst(item, 'qti-template-processing') !== undefined)
    throw new XmlTrouble('Its numbers change by rules of its own, which are not taken in.')
  const modal = (outcome: string) =>
    childrenOf(item, 'qti-modal-feedback')
      .filter(({ attributes }) => attributes['outcome-identifier'] === outcome)
      .map((each) => ({ id: each.attributes['identifier'] ?? '', text: markupOf(each.children, notes) }))
  const feedback = new Map(modal('FEEDBACK').map(({ id, text: words }) => [id, words]))
  const answer = answerOf({ item, declarations: declarationsOf(item), feedback, notes }, body)
  const mark =
    [...findAll(body, 'div')].find(({ attributes }) => 'data-level' in attributes)?.attributes ?? {}
  const [image, ...more] = [...findAll(body, 'img')]
  if (more.length > 0) notes.add('Only the first picture is taken in.')
  const stem = stemOf(body, notes)
  const parsed = AuthoredQuestion.safeParse({
    format: 1,
    title: (item.attributes['title'] ?? '').slice(0, 120),
    skillId: SkillId.safeParse(mark['data-skill']).data ?? null,
    standard: (mark['data-standard'] ?? '').slice(0, 40),
    level: levelOf(mark['data-level']),
    stem: stem === '' && answer.kind === 'inline-choice' ? 'Choose what fits.' : stem,
    figure: null,
    parameters: [],
    conditions: [],
    answer,
    hints: modal('HINT').map(({ text: words }) => words),
    steps: modal('SOLUTION').map(({ text: words }) => words),
  })
  if (!parsed.success) {
    const place = parsed.error.issues[0]?.path.join(' ') ?? ''
    throw new XmlTrouble(`Some of it is too long, or there is too much of it (${place}).`)
  }
  return {
    question: parsed.data,
    image:
      image === undefined
        ? null
        : { path: image.attributes['src'] ?? '', description: image.attributes['alt'] ?? '' },
    notes: [...notes],
  }
}
