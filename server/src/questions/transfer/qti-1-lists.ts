import { declaration, element, labelsOf, material } from './qti-1-pieces.ts'
import type { Scoring } from './qti-1-scoring.ts'
import { textOf, type XmlElement, type XmlNode, XmlError } from './xml.ts'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

const identOf = ({ attributes }: XmlElement): string => attributes['ident'] ?? ''

/** Replaces each `[name]` in a stem with the list that fills it. */
function inSentence(stem: readonly XmlNode[], lists: ReadonlyMap<string, XmlElement>): XmlNode[] {
  return stem.flatMap((node): XmlNode[] => {
    if (typeof node !== 'string') return [{ ...node, children: inSentence(node.children, lists) }]
    return node.split(/(\[[^[\]]+\])/).map((piece) => lists.get(piece) ?? piece)
  })
}

function gaps(lists: readonly XmlElement[], stem: readonly XmlNode[], scoring: Scoring) {
  const picked = lists.map((list): [string, XmlElement] => {
    const options = labelsOf(list).map((label) =>
      element('qti-inline-choice', { identifier: identOf(label) }, material(label)),
    )
    const interaction = element(
      'qti-inline-choice-interaction',
      { 'response-identifier': identOf(list) },
      options,
    )
    return [placeOf(list), interaction]
  })
  return {
    declarations: lists.map((list) => declaration(identOf(list), 'identifier', scoring.right(identOf(list)))),
    body: [],
    stem: inSentence(stem, new Map(picked)),
  }
}

/** The marker in the stem where the list belongs. */
const placeOf = (list: XmlElement): string => `[${material(list).map(textOf).join('').trim()}]`

function match(lists: readonly XmlElement[], stem: readonly XmlNode[], scoring: Scoring) {
  const choices = (all: readonly XmlElement[]) =>
    element(
      'qti-simple-match-set',
      {},
      all.map((each) =>
        element('qti-simple-associable-choice', { identifier: identOf(each) }, material(each)),
      ),
    )
  const targets = new Map(lists.flatMap(labelsOf).map((label) => [identOf(label), label]))
  const pairs = lists.flatMap((list) =>
    scoring.right(identOf(list)).map((target) => `${identOf(list)} ${target}`),
  )
  return {
    declarations: [declaration('RESPONSE', 'directedPair', pairs)],
    body: [
      element('qti-match-interaction', { 'response-identifier': 'RESPONSE' }, [
        choices(lists),
        choices([...targets.values()]),
      ]),
    ],
    stem,
  }
}

/** Several lists are gaps in the sentence if it names each of them; otherwise they are matched with one list. */
export function severalLists(lists: readonly XmlElement[], stem: readonly XmlNode[], scoring: Scoring) {
  const words = stem.map(textOf).join('')
  if (lists.every((list) => words.includes(placeOf(list)))) return gaps(lists, stem, scoring)
  if (lists.some((list) => scoring.right(identOf(list)).length !== 1))
    throw new XmlError(formatMessage(say('qti.several-interactions')))
  return match(lists, stem, scoring)
}
