import {
  type AnswerOf,
  type AuthoredAnswer,
  type AuthoredQuestion,
  TypedKind,
  type Wrong,
} from '@skills-center/contract/questions/authored'
import { blocksXml, lineXml } from './rich-xml.ts'
import { attribute, escaped } from './xml.ts'

const namespace = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0'

/** What the interaction of a kind brings into an item. */
interface Parts {
  declarations: string
  body: string
  feedback: readonly { id: string; text: string }[]
}

const declare = (
  cardinality: string,
  type: string,
  right: readonly string[],
  mapping = '',
  id = 'RESPONSE',
) =>
  `<qti-response-declaration identifier="${id}" cardinality="${cardinality}" base-type="${type}"><qti-correct-response>${right
    .map((value) => `<qti-value>${escaped(value)}</qti-value>`)
    .join('')}</qti-correct-response>${mapping}</qti-response-declaration>`

/** What QTI has no word for stands in attributes of ours, which it allows: `data-form="simplest"`. */
const data = (values: Readonly<Record<string, string | boolean>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== '' && value !== false)
    .map(([name, value]) => ` data-${name}="${attribute(String(value))}"`)
    .join('')

const told = (wrong: readonly Wrong[]) =>
  wrong.map(({ feedback }, at) => ({ id: `wrong-${at + 1}`, text: feedback }))

function typed(answer: Extract<AuthoredAnswer, { right: string }>): Parts {
  const entry = (value: string, score: 0 | 1) =>
    `<qti-map-entry map-key="${attribute(value)}" mapped-value="${score}"/>`
  const mapping = `<qti-mapping default-value="0">${entry(answer.right, 1)}${answer.wrong
    .map(({ value }) => entry(value, 0))
    .join('')}</qti-mapping>`
  const { kind, form, unit, within, label, before, after } = answer
  return {
    declarations: declare('single', 'string', [answer.right], mapping),
    body: `<p>${escaped(before)}<qti-text-entry-interaction response-identifier="RESPONSE"${data({ kind, form, unit, within, label, before, after })}/>${escaped(after)}</p>`,
    feedback: told(answer.wrong),
  }
}

function choice(answer: AnswerOf<'choice'> | AnswerOf<'choices'>): Parts {
  const id = (at: number) => `option-${at + 1}`
  const right = answer.options.flatMap(({ isRight }, at) => (isRight ? [id(at)] : []))
  const isOne = answer.kind === 'choice'
  return {
    declarations: declare(isOne ? 'single' : 'multiple', 'identifier', right),
    body: `<qti-choice-interaction response-identifier="RESPONSE" max-choices="${isOne ? 1 : 0}" shuffle="${!answer.keepsOrder}">${answer.options
      .map(({ text }, at) => `<qti-simple-choice identifier="${id(at)}">${lineXml(text)}</qti-simple-choice>`)
      .join('')}</qti-choice-interaction>`,
    feedback: answer.options.map(({ feedback }, at) => ({ id: id(at), text: feedback })),
  }
}

function order(answer: AnswerOf<'order'>): Parts {
  const id = (at: number) => `item-${at + 1}`
  return {
    declarations: declare(
      'ordered',
      'identifier',
      answer.items.map((_, at) => id(at)),
    ),
    body: `<qti-order-interaction response-identifier="RESPONSE" shuffle="true"${data({ first: answer.first, last: answer.last })}>${answer.items
      .map((text, at) => `<qti-simple-choice identifier="${id(at)}">${lineXml(text)}</qti-simple-choice>`)
      .join('')}</qti-order-interaction>`,
    feedback: [{ id: 'misplaced', text: answer.feedback }],
  }
}

function associated(
  kind: 'match' | 'sort',
  sources: readonly { text: string; target: number }[],
  targets: readonly string[],
  feedback: string,
): Parts {
  const set = (prefix: string, texts: readonly string[], most: number) =>
    `<qti-simple-match-set>${texts
      .map(
        (text, at) =>
          `<qti-simple-associable-choice identifier="${prefix}-${at + 1}" match-max="${most}">${lineXml(text)}</qti-simple-associable-choice>`,
      )
      .join('')}</qti-simple-match-set>`
  const pairs = sources.map(({ target }, at) => `source-${at + 1} target-${target + 1}`)
  return {
    declarations: declare('multiple', 'directedPair', pairs),
    body: `<qti-match-interaction response-identifier="RESPONSE" shuffle="${kind === 'match'}" max-associations="${sources.length}"${data({ kind })}>${set(
      'source',
      sources.map(({ text }) => text),
      1,
    )}${set('target', targets, 0)}</qti-match-interaction>`,
    feedback: [{ id: 'misplaced', text: feedback }],
  }
}

function match(answer: AnswerOf<'match'>): Parts {
  const targets = [...new Set([...answer.pairs.map(({ target }) => target), ...answer.others])]
  return associated(
    'match',
    answer.pairs.map(({ source, target }) => ({ text: source, target: targets.indexOf(target) })),
    targets,
    answer.feedback,
  )
}

const sort = (answer: AnswerOf<'sort'>): Parts =>
  associated(
    'sort',
    answer.categories.flatMap(({ cards }, target) => cards.map((text) => ({ text, target }))),
    answer.categories.map(({ text }) => text),
    answer.feedback,
  )

function gaps(answer: AnswerOf<'inline-choice'>): Parts {
  const list = (at: number): string => {
    const gap = answer.gaps[at]
    if (gap === undefined) return ''
    const words = [gap.right, ...gap.wrong.map(({ value }) => value)]
    return `<qti-inline-choice-interaction response-identifier="RESPONSE-${at + 1}" shuffle="true"${data({ label: gap.label })}>${words
      .map(
        (text, place) =>
          `<qti-inline-choice identifier="word-${place + 1}">${lineXml(text)}</qti-inline-choice>`,
      )
      .join('')}</qti-inline-choice-interaction>`
  }
  return {
    declarations: answer.gaps
      .map((_, at) => declare('single', 'identifier', ['word-1'], '', `RESPONSE-${at + 1}`))
      .join(''),
    body: `<div data-text="gaps">${blocksXml(answer.text).replaceAll(/\[([1-9])\]/g, (_, digit: string) => list(Number(digit) - 1))}</div>`,
    feedback: answer.gaps.flatMap((gap, at) =>
      gap.wrong.map(({ feedback }, place) => ({ id: `gap-${at + 1}-${place + 1}`, text: feedback })),
    ),
  }
}

function partsOf(answer: AuthoredAnswer): Parts | null {
  if ('right' in answer) return typed(answer)
  switch (answer.kind) {
    case 'choice':
    case 'choices':
      return choice(answer)
    case 'order':
      return order(answer)
    case 'match':
      return match(answer)
    case 'sort':
      return sort(answer)
    case 'inline-choice':
      return gaps(answer)
    default:
      return null
  }
}

/** Whether QTI has words for this way to answer. */
export const canBeSaid = (answer: AuthoredAnswer): boolean =>
  TypedKind.safeParse(answer.kind).success ||
  ['choice', 'choices', 'order', 'match', 'sort', 'inline-choice'].includes(answer.kind)

const modal = (outcome: string, id: string, text: string): string =>
  text.trim() === ''
    ? ''
    : `<qti-modal-feedback outcome-identifier="${outcome}" identifier="${id}" show-hide="show"><qti-content-body>${blocksXml(text)}</qti-content-body></qti-modal-feedback>`

const outcome = (id: string, type: string) =>
  `<qti-outcome-declaration identifier="${id}" cardinality="single" base-type="${type}"/>`

const responsesOf = (answer: AuthoredAnswer): readonly string[] =>
  answer.kind === 'inline-choice' ? answer.gaps.map((_, at) => `RESPONSE-${at + 1}`) : ['RESPONSE']

/** Right is 1; an option that was picked alone is answered by its own feedback. */
function processing(answer: AuthoredAnswer): string {
  const matches = responsesOf(answer).map(
    (id) => `<qti-match><qti-variable identifier="${id}"/><qti-correct identifier="${id}"/></qti-match>`,
  )
  const score = (value: 0 | 1) =>
    `<qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">${value}</qti-base-value></qti-set-outcome-value>`
  const feedback =
    answer.kind === 'choice'
      ? '<qti-set-outcome-value identifier="FEEDBACK"><qti-variable identifier="RESPONSE"/></qti-set-outcome-value>'
      : ''
  return `<qti-response-processing><qti-response-condition><qti-response-if><qti-and>${matches.join('')}</qti-and>${score(1)}</qti-response-if><qti-response-else>${score(0)}</qti-response-else></qti-response-condition>${feedback}</qti-response-processing>`
}

/** A picture of an item, as it lies in the package. */
export interface ItemImage {
  readonly path: string
  readonly description: string
  readonly width: string
  readonly height: string
}

/** A question without parameters as an item of QTI 3; null where QTI has no words for its answer. */
export function qtiItem(question: AuthoredQuestion, id: string, image: ItemImage | null): string | null {
  const parts = partsOf(question.answer)
  if (parts === null) return null
  const { title, skillId, standard, level, stem, hints, steps } = question
  const picture =
    image === null
      ? ''
      : `<p><img src="${attribute(image.path)}" alt="${attribute(image.description)}" width="${attribute(image.width)}" height="${attribute(image.height)}"/></p>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="${namespace}" identifier="${id}" title="${attribute(title)}" adaptive="false" time-dependent="false" xml:lang="en-US" tool-name="Skills Center">
${parts.declarations}
${outcome('SCORE', 'float')}${outcome('FEEDBACK', 'identifier')}${outcome('HINT', 'identifier')}${outcome('SOLUTION', 'identifier')}
<qti-item-body><div${data({ skill: skillId ?? '', standard, level: String(level) })}><div data-text="stem">${blocksXml(stem)}</div>${picture}${parts.body}</div></qti-item-body>
${processing(question.answer)}
${parts.feedback.map((each) => modal('FEEDBACK', each.id, each.text)).join('')}${hints.map((text, at) => modal('HINT', `hint-${at + 1}`, text)).join('')}${steps.map((text, at) => modal('SOLUTION', `step-${at + 1}`, text)).join('')}
</qti-assessment-item>
`
}
