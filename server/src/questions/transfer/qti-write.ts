import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { numberLineParts, planeParts, plotParts } from './qti-drawn.ts'
import { NotExpressible } from './qti-expression.ts'
import { figureXml } from './qti-figure.ts'
import { hotSpotParts, labelParts, type PictureParts } from './qti-on-picture.ts'
import { choiceParts, gapsParts, matchParts, orderParts, sortParts } from './qti-picked.ts'
import { data, type ItemImage, type Parts } from './qti-pieces.ts'
import { tableParts, typedParts } from './qti-typed.ts'
import { createWords, type Words } from './qti-words.ts'
import { attribute } from './xml.ts'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

const namespace = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0'

/** A picture that we draw for an item, with its path relative to the item. */
export interface ItemPicture {
  readonly path: string
  readonly svg: string
}

export interface WrittenItem {
  readonly xml: string
  readonly picture: ItemPicture | null
}

const onPicture = (question: AuthoredQuestion, image: ItemImage | null): PictureParts => {
  if (question.figure?.kind !== 'image')
    throw new NotExpressible(formatMessage(say('lost.answer-on-drawn-figure')))
  if (image === null) throw new NotExpressible(formatMessage(say('lost.picture-gone')))
  return { image, rows: question.figure.rows }
}

function partsOf(
  question: AuthoredQuestion,
  path: string,
  image: ItemImage | null,
  words: Words,
): Parts & { readonly svg?: string | null } {
  const { answer } = question
  const isDrawn =
    answer.kind === 'number-line' || answer.kind === 'coordinate-plane' || answer.kind === 'plot'
  if (isDrawn && question.parameters.length > 0)
    throw new NotExpressible(formatMessage(say('lost.changing-drawing')))
  if ('right' in answer) return typedParts(answer, words)
  switch (answer.kind) {
    case 'choice':
    case 'choices':
      return choiceParts(answer, words)
    case 'order':
      return orderParts(answer, words)
    case 'match':
      return matchParts(answer, words)
    case 'sort':
      return sortParts(answer, words)
    case 'inline-choice':
      return gapsParts(answer, words)
    case 'table':
      return tableParts(answer, words)
    case 'number-line':
      return numberLineParts(answer, path)
    case 'coordinate-plane':
      return planeParts(answer, path)
    case 'plot':
      return plotParts(answer, words)
    case 'label':
      return labelParts(answer, onPicture(question, image), words)
    case 'hot-spot':
      return hotSpotParts(answer, onPicture(question, image))
  }
}

const modal = (outcome: string, id: string, text: string, words: Words): string =>
  text.trim() === ''
    ? ''
    : `<qti-modal-feedback outcome-identifier="${outcome}" identifier="${id}" show-hide="show"><qti-content-body>${words.blocks(text)}</qti-content-body></qti-modal-feedback>`

const outcome = (id: string, type: string) =>
  `<qti-outcome-declaration identifier="${id}" cardinality="single" base-type="${type}"/>`

const set = (id: string, type: string, value: string): string =>
  `<qti-set-outcome-value identifier="${id}"><qti-base-value base-type="${type}">${value}</qti-base-value></qti-set-outcome-value>`

/** A right answer scores 1; a known wrong answer gets its own feedback. */
function processing({ right, slips, feedback, otherwise }: Parts): string {
  const blocks = new Set(feedback.flatMap(({ id, text }) => (text.trim() === '' ? [] : [id])))
  const known = slips
    .filter(({ id }) => blocks.has(id))
    .map(
      ({ id, when }) =>
        `<qti-response-else-if>${when}${set('SCORE', 'float', '0')}${set('FEEDBACK', 'identifier', id)}</qti-response-else-if>`,
    )
  const other =
    otherwise !== undefined && blocks.has(otherwise) ? set('FEEDBACK', 'identifier', otherwise) : ''
  const [only = '', ...more] = right
  const all = more.length === 0 ? only : `<qti-and>${right.join('')}</qti-and>`
  return `<qti-response-processing><qti-response-condition><qti-response-if>${all}${set('SCORE', 'float', '1')}</qti-response-if>${known.join('')}<qti-response-else>${set('SCORE', 'float', '0')}${other}</qti-response-else></qti-response-condition></qti-response-processing>`
}

/**
 * Writes a question as a QTI 3 item.
 * @throws Unsayable if QTI cannot express some of it
 */
export function qtiItem(question: AuthoredQuestion, id: string, image: ItemImage | null): WrittenItem {
  const { title, skillId, standard, level, stem, hints, steps, figure, answer } = question
  if (image?.description.includes('{=') === true)
    throw new NotExpressible(formatMessage(say('lost.changing-description')))
  const words = createWords(question)
  const path = `../images/${id}.svg`
  const parts = partsOf(question, path, image, words)
  const isOnPicture = answer.kind === 'label' || answer.kind === 'hot-spot'
  const asked = words.blocks(stem)
  const shown = isOnPicture ? '' : figureXml(figure, image, words)
  const blocks = [
    ...parts.feedback.map((each) => modal('FEEDBACK', each.id, each.text, words)),
    ...hints.map((text, index) => modal('HINT', `hint-${index + 1}`, text, words)),
    ...steps.map((text, index) => modal('SOLUTION', `step-${index + 1}`, text, words)),
  ]
  const { declarations, processing: template } = words.template()
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="${namespace}" identifier="${id}" title="${attribute(title)}" adaptive="false" time-dependent="false" xml:lang="en-US" tool-name="Skills Center" tool-version="1">
${parts.declarations}
${outcome('SCORE', 'float')}${outcome('FEEDBACK', 'identifier')}${outcome('HINT', 'identifier')}${outcome('SOLUTION', 'identifier')}
${declarations}${template}
<qti-item-body><div${data({ skill: skillId ?? '', standard, level: String(level) })}><div data-text="stem">${asked}</div>${shown}${parts.body}</div></qti-item-body>
${processing(parts)}
${blocks.join('')}
</qti-assessment-item>
`
  return { xml, picture: parts.svg == null ? null : { path, svg: parts.svg } }
}
