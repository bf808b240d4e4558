import { Buffer } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import { readPackage } from './package.ts'
import { zipOf } from '../../platform/write-zip.ts'

const html = (text: string) =>
  `<material><mattext texttype="text/html">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</mattext></material>`
const plain = (text: string) => `<material><mattext texttype="text/plain">${text}</mattext></material>`
const label = (id: string, text: string) => `<response_label ident="${id}">${plain(text)}</response_label>`
const list = (id: string, labels: string, { cardinality = 'Single', name = '' } = {}) =>
  `<response_lid ident="${id}" rcardinality="${cardinality}">${name}<render_choice>${labels}</render_choice></response_lid>`
const blank = (id: string) =>
  `<response_str ident="${id}" rcardinality="Single"><render_fib><response_label ident="a"/></render_fib></response_str>`
const is = (value: string, id = 'r1') => `<varequal respident="${id}">${value}</varequal>`
const pays = (condition: string, action = 'Set', score = '100') =>
  `<respcondition continue="No"><conditionvar>${condition}</conditionvar><setvar action="${action}" varname="SCORE">${score}</setvar></respcondition>`

interface Item {
  kind: string
  stem: string
  answer: string
  rules: string
  more?: string
}
const item = ({ kind, stem, answer, rules, more = '' }: Item) => `<item ident="i" title="Question">
  <itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${kind}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
  <presentation>${html(stem)}${answer}</presentation>
  <resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${rules}</resprocessing>${more}</item>`
const quiz = (...items: string[]) =>
  `<?xml version="1.0"?><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="q" title="Quiz"><section ident="root_section">${items.join('')}</section></assessment></questestinterop>`

const readAll = (...items: string[]) => readPackage(Buffer.from(quiz(...items)), 'quiz.xml')
function readOne(its: Item) {
  const [first] = readAll(item(its))
  expect(first).toMatchObject({ problem: null })
  return { question: first?.found?.question, notes: first?.found?.notes }
}

describe('an item as Canvas writes it', () => {
  test('of one choice, with math and feedback', () => {
    const { question, notes } = readOne({
      kind: 'multiple_choice_question',
      stem: '<div><p>Which is <img class="equation_image" alt="LaTeX: \\frac{1}{2}" data-equation-content="\\frac{1}{2}"> &nbsp;of \\(10\\)? 3 &lt; 4</p></div>',
      answer: list('r1', label('11', '5') + label('12', '20')),
      rules: `<respcondition continue="Yes"><conditionvar>${is('12')}</conditionvar><displayfeedback feedbacktype="Response" linkrefid="12_fb"/></respcondition>${pays(is('11'))}`,
      more: `<itemfeedback ident="12_fb"><flow_mat>${html('<p>That is <strong>twice</strong>.</p>')}</flow_mat></itemfeedback>
        <itemfeedback ident="general_fb"><flow_mat>${plain('Halve it.')}</flow_mat></itemfeedback>`,
    })
    expect(notes).toEqual([])
    expect(question).toMatchObject({
      title: 'Question',
      stem: String.raw`Which is ⟦\frac{1}{2}⟧ of ⟦10⟧? 3 < 4`,
      answer: {
        kind: 'choice',
        options: [
          { text: '5', isRight: true, feedback: '' },
          { text: '20', isRight: false, feedback: 'That is ⟪twice⟫.' },
        ],
      },
      steps: ['Halve it.'],
    })
  })

  test('of several choices', () => {
    const condition = `<and>${is('1')}<not>${is('2')}</not>${is('3')}</and>`
    const { question } = readOne({
      kind: 'multiple_answers_question',
      stem: '<p>Primes?</p>',
      answer: list('r1', label('1', '2') + label('2', '4') + label('3', '5'), { cardinality: 'Multiple' }),
      rules: pays(condition),
    })
    expect(question?.answer).toMatchObject({
      kind: 'choices',
      options: [{ isRight: true }, { isRight: false }, { isRight: true }],
    })
  })

  test.each([
    [
      'exact',
      `<or>${is('3.14')}<and><vargte respident="r1">3.14</vargte><varlte respident="r1">3.14</varlte></and></or>`,
      '3.14',
      '',
    ],
    [
      'near',
      `<or>${is('3.14')}<and><vargte respident="r1">3.13</vargte><varlte respident="r1">3.15</varlte></and></or>`,
      '3.14',
      '0.01',
    ],
    ['between', '<vargte respident="r1">2</vargte><varlte respident="r1">3</varlte>', '2.5', '0.5'],
  ])('of a number: %s', (_, condition, right, within) => {
    const { question, notes } = readOne({
      kind: 'numerical_question',
      stem: '<p>π?</p>',
      answer: blank('r1'),
      rules: pays(condition),
    })
    expect(question?.answer).toMatchObject({ kind: 'number', right, within })
    expect(notes).toEqual([])
  })

  test('of lists in a sentence', () => {
    const { question } = readOne({
      kind: 'multiple_dropdowns_question',
      stem: '<p>Ice is [state] and melts at [temp] °C.</p>',
      answer:
        list('response_s', label('1', 'solid') + label('2', 'liquid'), { name: plain('state') }) +
        list('response_t', label('3', '10') + label('4', '0'), { name: plain('temp') }),
      rules: pays(is('1', 'response_s'), 'Add', '50') + pays(is('4', 'response_t'), 'Add', '50'),
    })
    expect(question?.answer).toMatchObject({
      kind: 'inline-choice',
      text: 'Ice is [1] and melts at [2] °C.',
      gaps: [
        { right: 'solid', wrong: [{ value: 'liquid' }] },
        { right: '0', wrong: [{ value: '10' }] },
      ],
    })
  })

  test('of pairs to match', () => {
    const targets = label('7', 'Sun') + label('8', 'Earth') + label('9', 'Mars')
    const { question } = readOne({
      kind: 'matching_question',
      stem: '<p>Match.</p>',
      answer:
        list('response_1', targets, { name: plain('star') }) +
        list('response_2', targets, { name: plain('our planet') }),
      rules: pays(is('7', 'response_1'), 'Add', '50') + pays(is('8', 'response_2'), 'Add', '50'),
    })
    expect(question?.answer).toMatchObject({
      kind: 'match',
      pairs: [
        { source: 'star', target: 'Sun' },
        { source: 'our planet', target: 'Earth' },
      ],
      others: ['Mars'],
    })
  })

  test.each([
    ['essay_question', '', 'essay question'],
    ['calculated_question', blank('r1'), 'calculated question'],
    ['fill_in_multiple_blanks_question', blank('r1') + blank('r2'), 'several types'],
    ['short_answer_question', blank('r1'), 'free text'],
  ])('%s is refused by name', (kind, answer, problem) => {
    const [found] = readAll(item({ kind, stem: '<p>?</p>', answer, rules: pays(is('Paris')) }))
    expect(found).toMatchObject({ found: null, problem: expect.stringContaining(problem) })
  })
})

test('each item of a quiz is told apart, and one that fails leaves the others', () => {
  const good = item({
    kind: 'true_false_question',
    stem: '<p>0 is even.</p>',
    answer: list('r1', label('1', 'True') + label('2', 'False')),
    rules: pays(is('1')),
  })
  const bad = item({ kind: 'essay_question', stem: '<p>Why?</p>', answer: '', rules: '' })
  const zip = zipOf([
    { path: 'imsmanifest.xml', content: Buffer.from('<manifest/>') },
    { path: 'g1/g1.xml', content: Buffer.from(quiz(bad, good)) },
  ])
  expect(readPackage(zip, 'x').map(({ place, problem }) => [place, problem === null])).toEqual([
    ['g1/g1.xml, question 1', false],
    ['g1/g1.xml, question 2', true],
  ])
})

test('a picture of a Canvas course is found', () => {
  const picture = Buffer.from('picture')
  const its = item({
    kind: 'true_false_question',
    stem: '<p>A cell? <img src="$IMS-CC-FILEBASE$/Uploaded%20Media/cell.png?canvas_download=1" alt="A cell"></p>',
    answer: list('r1', label('1', 'True') + label('2', 'False')),
    rules: pays(is('1')),
  })
  const [found] = readPackage(
    zipOf([
      { path: 'g1/g1.xml', content: Buffer.from(quiz(its)) },
      { path: 'web_resources/Uploaded Media/cell.png', content: picture },
    ]),
    'x',
  )
  expect(found).toMatchObject({ image: picture, description: 'A cell' })
})
