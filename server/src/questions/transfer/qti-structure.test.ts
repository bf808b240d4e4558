import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { Buffer } from 'node:buffer'
import { assert as assertThat, oneof, property } from 'fast-check'
import { expect, test } from 'vitest'
import { packItems } from './package.ts'
import { qtiItem } from './qti-write.ts'
import { pictureQuestion, sayableQuestion, templateQuestion } from './test-questions.ts'
import { childrenOf, findAll, parseXml, type XmlElement } from './xml.ts'
import { unzip } from './zip.ts'

/** What QTI 3.0 requires of the elements that we write: their attributes and parents. */
const required: Readonly<Record<string, readonly string[]>> = {
  'qti-assessment-item': ['identifier', 'title', 'time-dependent', 'adaptive'],
  'qti-response-declaration': ['identifier', 'cardinality', 'base-type'],
  'qti-correct-response': [],
  'qti-value': [],
  'qti-mapping': ['default-value'],
  'qti-map-entry': ['map-key', 'mapped-value'],
  'qti-area-mapping': ['default-value'],
  'qti-area-map-entry': ['shape', 'coords', 'mapped-value'],
  'qti-outcome-declaration': ['identifier', 'cardinality', 'base-type'],
  'qti-template-declaration': ['identifier', 'cardinality', 'base-type'],
  'qti-template-processing': [],
  'qti-set-template-value': ['identifier'],
  'qti-set-correct-response': ['identifier'],
  'qti-template-constraint': [],
  'qti-item-body': [],
  'qti-prompt': [],
  'qti-choice-interaction': ['response-identifier', 'max-choices', 'shuffle'],
  'qti-simple-choice': ['identifier'],
  'qti-order-interaction': ['response-identifier'],
  'qti-match-interaction': ['response-identifier', 'max-associations'],
  'qti-simple-match-set': [],
  'qti-simple-associable-choice': ['identifier', 'match-max'],
  'qti-inline-choice-interaction': ['response-identifier'],
  'qti-inline-choice': ['identifier'],
  'qti-text-entry-interaction': ['response-identifier'],
  'qti-select-point-interaction': ['response-identifier', 'max-choices'],
  'qti-slider-interaction': ['response-identifier', 'lower-bound', 'upper-bound'],
  'qti-hotspot-interaction': ['response-identifier', 'max-choices'],
  'qti-hotspot-choice': ['identifier', 'shape', 'coords'],
  'qti-graphic-gap-match-interaction': ['response-identifier'],
  'qti-gap-text': ['identifier', 'match-max'],
  'qti-associable-hotspot': ['identifier', 'match-max', 'shape', 'coords'],
  'qti-printed-variable': ['identifier'],
  'qti-response-processing': [],
  'qti-response-condition': [],
  'qti-response-if': [],
  'qti-response-else-if': [],
  'qti-response-else': [],
  'qti-set-outcome-value': ['identifier'],
  'qti-modal-feedback': ['outcome-identifier', 'identifier', 'show-hide'],
  'qti-content-body': [],
}
/** Expressions, with the least and the greatest number of operands. */
const expressions: Readonly<Record<string, readonly [number, number]>> = {
  'qti-base-value': [0, 0],
  'qti-variable': [0, 0],
  'qti-correct': [0, 0],
  'qti-map-response-point': [0, 0],
  'qti-random-integer': [0, 0],
  'qti-random': [1, 1],
  'qti-multiple': [1, 60],
  'qti-member': [2, 2],
  'qti-match': [2, 2],
  'qti-equal': [2, 2],
  'qti-lt': [2, 2],
  'qti-gt': [2, 2],
  'qti-lte': [2, 2],
  'qti-gte': [2, 2],
  'qti-not': [1, 1],
  'qti-and': [2, 99],
  'qti-or': [2, 99],
  'qti-sum': [2, 2],
  'qti-product': [2, 2],
  'qti-subtract': [2, 2],
  'qti-divide': [2, 2],
  'qti-power': [2, 2],
  'qti-min': [2, 2],
  'qti-max': [2, 2],
  'qti-gcd': [2, 2],
  'qti-lcm': [2, 2],
  'qti-integer-modulus': [2, 2],
  'qti-math-operator': [1, 1],
  'qti-round-to': [1, 1],
}
/** The parts of an item, in the order that QTI requires. */
const order = [
  'qti-response-declaration',
  'qti-outcome-declaration',
  'qti-template-declaration',
  'qti-template-processing',
  'qti-item-body',
  'qti-response-processing',
  'qti-modal-feedback',
]

function* all(element: XmlElement): Generator<XmlElement> {
  yield element
  for (const child of element.children) if (typeof child !== 'string') yield* all(child)
}

/** The structural errors of an item. */
function problemsOf(item: XmlElement): string[] {
  const problems: string[] = []
  const ids = (name: string) =>
    new Set(childrenOf(item, name).map(({ attributes }) => attributes['identifier']))
  const responses = ids('qti-response-declaration')
  const outcomes = ids('qti-outcome-declaration')
  const templates = ids('qti-template-declaration')
  const say = (element: XmlElement, what: string) => problems.push(`${element.name}: ${what}`)
  const places = item.children.flatMap((child) =>
    typeof child === 'string' ? [] : [order.indexOf(child.name)],
  )
  if (places.some((place, index) => place < (places[index - 1] ?? 0)))
    problems.push('the parts of the item are out of order')
  for (const element of all(item)) {
    const { name, attributes, children } = element
    const [min, max] = expressions[name] ?? []
    if (name.startsWith('qti-') && required[name] === undefined && min === undefined)
      say(element, 'is not of QTI 3')
    for (const attribute of required[name] ?? [])
      if (attributes[attribute] === undefined) say(element, `no ${attribute}`)
    const inside = children.filter((child) => typeof child !== 'string').length
    if (min !== undefined && max !== undefined && (inside < min || inside > max))
      say(element, `holds ${inside}`)
    const response = attributes['response-identifier']
    if (response !== undefined && !responses.has(response))
      say(element, `answers ${response}, which is not declared`)
    const outcome = attributes['outcome-identifier']
    if (outcome !== undefined && !outcomes.has(outcome))
      say(element, `shows by ${outcome}, which is not declared`)
    const id = attributes['identifier']
    if (name === 'qti-variable' && !responses.has(id) && !templates.has(id))
      say(element, `${id} is not declared`)
    if (name === 'qti-printed-variable' && !templates.has(id)) say(element, `${id} is not declared`)
    if (name === 'qti-set-template-value' && !templates.has(id)) say(element, `${id} is not declared`)
    if (name === 'qti-set-outcome-value' && !outcomes.has(id)) say(element, `${id} is not declared`)
    if (name === 'qti-correct' && !responses.has(id)) say(element, `${id} is not declared`)
    if (name === 'img' && ['src', 'alt', 'width', 'height'].some((its) => attributes[its] === undefined))
      say(element, 'is not described')
    if (/^qti-(?:equal)$/.test(name) && attributes['tolerance-mode'] === undefined)
      say(element, 'no tolerance-mode')
    if (id !== undefined && name.startsWith('qti-') && !/^[A-Za-z_][\w.-]*$/.test(id))
      say(element, `“${id}” is no name`)
  }
  // Identifiers are unique within an interaction.
  for (const element of all(item)) {
    if (!element.name.endsWith('-interaction')) continue
    const named = [...all(element)].flatMap((each) =>
      each === element ? [] : (each.attributes['identifier'] ?? []),
    )
    const chosen = named.filter((id) => !templates.has(id))
    if (new Set(chosen).size < chosen.length) say(element, 'two choices have one name')
  }
  return problems
}

const image = { path: '../images/one.png', description: 'A cell.', width: '600', height: '400' }
const itemOf = (question: AuthoredQuestion) =>
  qtiItem(question, 'q-1', question.figure?.kind === 'image' ? image : null)

test('every item that is written has the elements, attributes and order of QTI 3', () => {
  assertThat(
    property(oneof(sayableQuestion, templateQuestion, pictureQuestion), (question) => {
      expect(problemsOf(parseXml(itemOf(question).xml))).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('an item that breaks the structure is seen', () => {
  const broken = parseXml(
    '<qti-assessment-item identifier="x" title="x" adaptive="false" time-dependent="false"><qti-item-body><qti-slider-interaction response-identifier="R"/></qti-item-body><qti-outcome-declaration identifier="S" cardinality="single" base-type="float"/></qti-assessment-item>',
  )
  expect(problemsOf(broken)).toHaveLength(4)
})

test('the manifest of a package names every file once, and each is there', () => {
  const bytes = packItems(
    [
      { id: 'q-1', xml: '<x/>', images: ['images/a.png'] },
      { id: 'q-2', xml: '<x/>', images: [] },
    ],
    [{ path: 'images/a.png', content: Buffer.from('a') }],
  )
  const files = unzip(bytes)
  const manifest = parseXml(files.find(({ path }) => path === 'imsmanifest.xml')?.content.toString() ?? '')
  expect([manifest.name, manifest.attributes['identifier']]).toEqual(['manifest', 'questions'])
  expect([...findAll(manifest, 'schemaversion')].map(({ children }) => children)).toEqual([['3.0.0']])
  const resources = [...findAll(manifest, 'resource')]
  expect(resources.map(({ attributes }) => attributes)).toEqual(
    ['q-1', 'q-2'].map((id) => ({ identifier: id, type: 'imsqti_item_xmlv3p0', href: `items/${id}.xml` })),
  )
  const named = [...findAll(manifest, 'file')].map(({ attributes }) => attributes['href'])
  expect(new Set(named)).toEqual(
    new Set(files.flatMap(({ path }) => (path === 'imsmanifest.xml' ? [] : [path]))),
  )
  expect(named).toHaveLength(files.length - 1)
})
