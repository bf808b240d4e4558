import { severalLists } from './qti-1-lists.ts'
import { declaration, element, labelsOf, material } from './qti-1-pieces.ts'
import { type Scoring, scoringOf } from './qti-1-scoring.ts'
import { childrenOf, findAll, findFirst, textOf, type XmlElement, type XmlNode, XmlError } from './xml.ts'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

/** The item's kind, as told to a teacher: Canvas's `question_type`, or Common Cartridge's `cc_profile`. */
function kindOf(item: XmlElement): string {
  const fields = [...findAll(item, 'qtimetadatafield')].map((field) => [
    textOf(findFirst(field, 'fieldlabel') ?? field).trim(),
    textOf(findFirst(field, 'fieldentry') ?? field).trim(),
  ])
  return fields.find(([label]) => label === 'question_type' || label === 'cc_profile')?.[1] ?? ''
}

/** Kinds scored by hand, by upload, or by formulas that the file does not contain as QTI. */
const unscored = /essay|file_upload|text_only|calculated|formula|hot_spot|pattern_match/

/** One or several answers picked from a list. */
function choice(list: XmlElement, { right }: Scoring) {
  const id = list.attributes['ident'] ?? ''
  const isOne = !/multiple/i.test(list.attributes['rcardinality'] ?? '')
  const options = labelsOf(list).map((label) =>
    element('qti-simple-choice', { identifier: label.attributes['ident'] ?? '' }, material(label)),
  )
  const shuffle = String(/yes/i.test(findFirst(list, 'render_choice')?.attributes['shuffle'] ?? 'no'))
  const attributes = { 'response-identifier': id, 'max-choices': isOne ? '1' : '0', shuffle }
  return {
    declarations: [declaration(id, 'identifier', right(id))],
    body: [element('qti-choice-interaction', attributes, options)],
  }
}

/** A number or a text to type. */
function entry(blank: XmlElement, { right, range }: Scoring) {
  const id = blank.attributes['ident'] ?? ''
  const found = range(id)
  const [first = found?.middle ?? '', ...others] = right(id)
  const mapping = element(
    'qti-mapping',
    {},
    others.map((key) => element('qti-map-entry', { 'map-key': key, 'mapped-value': '1' })),
  )
  return {
    declarations: [declaration(id, 'string', [first], [mapping])],
    body: [element('qti-text-entry-interaction', { 'response-identifier': id })],
    processing:
      found === null
        ? []
        : [
            element('qti-equal', { 'tolerance-mode': 'absolute', tolerance: found.tolerance(first) }, [
              element('qti-variable', { identifier: id }),
            ]),
          ],
  }
}

/** Feedback to single answers, and feedback that everyone gets at the end. */
function feedback(item: XmlElement, scoring: Scoring, notes: Set<string>): XmlElement[] {
  const texts = new Map(
    childrenOf(item, 'itemfeedback').map((each) => [
      each.attributes['ident'] ?? '',
      [each, ...findAll(each, 'flow_mat')].flatMap(material),
    ]),
  )
  const modal = (outcome: string, id: string, children: readonly XmlNode[]) =>
    element('qti-modal-feedback', { 'outcome-identifier': outcome, identifier: id }, children)
  const perAnswer = scoring.feedback.flatMap(({ answer, link }) => {
    const text = texts.get(link)
    texts.delete(link)
    return text === undefined ? [] : [modal('FEEDBACK', answer, text)]
  })
  const general = texts.get('general_fb')
  texts.delete('general_fb')
  if (texts.size > 0) notes.add(formatMessage(say('qti.feedback-left-out')))
  return [...perAnswer, ...(general === undefined ? [] : [modal('SOLUTION', 'general', general)])]
}

/** An answer in QTI 3 form. */
interface Answer {
  readonly declarations: readonly XmlElement[]
  readonly stem: readonly XmlNode[]
  readonly body: readonly XmlElement[]
  readonly processing?: readonly XmlElement[]
}

function answerOf(presentation: XmlElement, stem: readonly XmlNode[], scoring: Scoring): Answer {
  const lists = [...findAll(presentation, 'response_lid')]
  const blanks = [...findAll(presentation, 'response_str'), ...findAll(presentation, 'response_num')]
  const [list] = lists
  const [blank] = blanks
  if (lists.length + blanks.length > 1) {
    if (blanks.length > 0) throw new XmlError(formatMessage(say('qti.several-interactions')))
    return severalLists(lists, stem, scoring)
  }
  if (list !== undefined) return { ...choice(list, scoring), stem }
  if (blank !== undefined) return { ...entry(blank, scoring), stem }
  throw new XmlError(formatMessage(say('qti.no-answer')))
}

/**
 * Converts a QTI 1.2 item, as Canvas and Common Cartridge write it, to QTI 3.
 * @param notes collects what could not be imported
 * @throws XmlTrouble that tells the file's owner why it cannot be imported
 */
export function asQti3FromQti1(item: XmlElement, notes: Set<string>): XmlElement {
  const kind = kindOf(item)
  if (unscored.test(kind))
    throw new XmlError(formatMessage(say('qti.interaction-unknown', { what: kind.replaceAll('_', ' ') })))
  const presentation = findFirst(item, 'presentation')
  if (presentation === undefined) throw new XmlError(formatMessage(say('qti.no-text')))
  const scoring = scoringOf(item)
  const holders = [presentation, ...findAll(presentation, 'flow')]
  const answer = answerOf(presentation, holders.flatMap(material), scoring)
  return element('qti-assessment-item', { title: item.attributes['title'] ?? '' }, [
    ...answer.declarations,
    element('qti-item-body', {}, [...answer.stem, ...answer.body]),
    element('qti-response-processing', {}, answer.processing ?? []),
    ...feedback(item, scoring, notes),
  ])
}

/** The items of a QTI 1.2 file, in order. */
export const itemsOfQti1 = (root: XmlElement): XmlElement[] => [...findAll(root, 'item')]
