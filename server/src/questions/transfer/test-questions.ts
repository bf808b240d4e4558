import { Level, SkillId } from '@skills-center/contract/ids'
import {
  type AuthoredAnswer,
  type AuthoredQuestion,
  TypedKind,
} from '@skills-center/contract/questions/authored'
import * as fc from 'fast-check'

/** Words with characters that are special in XML, CSV, or markup. */
const word = fc.constantFrom(
  'cat',
  'x < 3',
  'a & b',
  '"so"',
  "it's",
  'é',
  '−5',
  '=1',
  ';',
  ',',
  '50%',
  '5 > 4',
)
const run = fc.oneof(
  { weight: 4, arbitrary: word },
  fc.constantFrom('⟦\\frac{1}{2}⟧', '⟦x^2 < 3⟧', '⟪never⟫', '⟦a \\cdot b⟧'),
)
const sentence = fc.array(run, { minLength: 1, maxLength: 5 }).map((runs) => runs.join(' '))
const text = fc.array(sentence, { minLength: 1, maxLength: 2 }).map((paragraphs) => paragraphs.join('\n\n'))
const maybe = fc.option(sentence, { nil: '' })
const formula = fc.constantFrom('12', '3/4', '-2', '0.5')
const distinct = (min: number, max: number) => fc.uniqueArray(sentence, { minLength: min, maxLength: max })

const typed = fc
  .record({
    kind: fc.constantFrom(...TypedKind.options),
    label: maybe,
    before: fc.constantFrom('', '$'),
    after: fc.constantFrom('', 'cm'),
    right: formula,
    form: fc.constantFrom('', 'any'),
    unit: fc.constantFrom('', 'm/s'),
    within: fc.constantFrom('', '0.1'),
    wrong: fc.uniqueArray(fc.record({ value: formula, feedback: sentence }), {
      maxLength: 3,
      selector: ({ value }) => value,
    }),
  })
  // A wrong answer that equals the right one would be invalid.
  .map((its) => ({ ...its, wrong: its.wrong.filter(({ value }) => value !== its.right) }))

const options = fc
  .tuple(distinct(2, 6), fc.boolean(), fc.array(maybe, { minLength: 6, maxLength: 6 }))
  .map(([texts, keepsOrder, feedback]) => ({
    keepsOrder,
    options: texts.map((its, index) => ({
      text: its,
      isRight: index === 0,
      feedback: index === 0 ? '' : (feedback[index] ?? ''),
    })),
  }))

/** The kinds that QTI can express. */
const sayable = fc.oneof(
  typed,
  options.map((its): AuthoredAnswer => ({ kind: 'choice', ...its })),
  options.map((its): AuthoredAnswer => ({ kind: 'choices', ...its })),
  fc
    .record({ items: distinct(3, 6), first: maybe, last: maybe, feedback: maybe })
    .map((its): AuthoredAnswer => ({ kind: 'order', ...its })),
  fc
    .record({ sources: distinct(2, 4), targets: distinct(4, 6), feedback: maybe })
    .map(({ sources, targets, feedback }): AuthoredAnswer => ({
      kind: 'match',
      pairs: sources.map((source, index) => ({ source, target: targets[index] ?? '' })),
      others: targets.slice(sources.length, sources.length + 4),
      feedback,
    })),
  fc
    .record({ names: distinct(2, 3), cards: distinct(6, 6), feedback: maybe })
    .map(({ names, cards, feedback }): AuthoredAnswer => ({
      kind: 'sort',
      categories: names.map((its, index) => ({ text: its, cards: cards.slice(index * 2, index * 2 + 2) })),
      feedback,
    })),
  fc
    .record({ words: distinct(4, 4), before: sentence, between: sentence, label: maybe, feedback: sentence })
    .map(({ words: [a = '', b = '', c = '', d = ''], before, between, label, feedback }): AuthoredAnswer => ({
      kind: 'inline-choice',
      text: `${before} [1] ${between} [2] end.`,
      gaps: [
        { label, right: a, wrong: [{ value: b, feedback }] },
        { label: '', right: c, wrong: [{ value: d, feedback: '' }] },
      ],
    })),
)

const wrongNumbers = (values: readonly string[]) =>
  fc.uniqueArray(fc.record({ value: fc.constantFrom(...values), feedback: sentence }), {
    maxLength: 2,
    selector: ({ value }) => value,
  })
const axis = (from: string, to: string, step: string) => ({ label: 'x', from, to, step })

/** The kinds that QTI expresses with a picture that we draw, or with sliders. */
const drawn = fc.oneof(
  fc
    .record({ marks: fc.constantFrom('3', '-2, 5', '1/2'), wrong: wrongNumbers(['4', '-1, 5', '0']) })
    .map((its): AuthoredAnswer => ({
      kind: 'number-line',
      from: '-5',
      to: '5',
      step: '1',
      snap: '1/2',
      every: '1',
      ...its,
    })),
  fc
    .record({
      draws: fc.constantFrom('points' as const, 'segment' as const, 'polygon' as const),
      points: fc.constantFrom('(1, 2), (3, -4)', '(0, 0), (2, 2)'),
      given: fc.constantFrom('', 'A(1, 1)', 'A(1, 1), B(-2, 3)'),
      wrong: wrongNumbers(['(2, 1), (-4, 3)']),
    })
    .map((its): AuthoredAnswer => ({
      kind: 'coordinate-plane',
      x: axis('-6', '6', '1'),
      y: axis('-6', '6', '2'),
      snap: '1',
      ...its,
    })),
  fc
    .record({
      shape: fc.constantFrom('dot-plot' as const, 'bar-chart' as const, 'histogram' as const),
      title: sentence.map((its) => its.slice(0, 100)),
      wrong: wrongNumbers(['3, 2, 1', '0, 0, 0']),
      within: fc.constantFrom('', '1'),
    })
    .map((its): AuthoredAnswer => ({
      kind: 'plot',
      axis: axis('0', '3', '1'),
      labels: its.shape === 'bar-chart' ? ['cats', 'dogs & co', 'a < b'] : [],
      value: axis('0', '10', '2'),
      values: '1, 4,2',
      ...its,
    })),
)

const cells = fc
  .record({
    words: distinct(7, 7),
    number: formula,
    wrong: wrongNumbers(['7', '9/2']),
    feedback: sentence,
  })
  .map(
    ({
      words: [a = '', b = '', c = '', d = '', e = '', f = ''],
      number,
      wrong,
      feedback,
    }): AuthoredAnswer => ({
      kind: 'table',
      columns: [a, b],
      rows: [
        [
          { text: c, isOpen: false, isPicked: false, wrong: [] },
          { text: number, isOpen: true, isPicked: false, wrong },
        ],
        [
          { text: d, isOpen: true, isPicked: true, wrong: [{ value: e, feedback }] },
          { text: f, isOpen: false, isPicked: false, wrong: [] },
        ],
      ],
    }),
  )

const common = {
  format: fc.constant(1 as const),
  title: sentence.map((its) => its.slice(0, 120).trim()),
  skillId: fc.constantFrom(null, SkillId.parse('unit-rates')),
  standard: fc.constantFrom('', '6.RP.A.2'),
  level: fc.constantFrom(...[1, 2, 3].map((level) => Level.parse(level))),
  stem: text,
  hints: fc.array(sentence, { maxLength: 2 }),
  steps: fc.array(text, { maxLength: 2 }),
}

const figure = fc.constantFrom<AuthoredQuestion['figure']>(
  null,
  {
    kind: 'bar-chart' as const,
    description: 'Two bars, "a" & b.',
    fields: { title: 'T', yTo: '10' },
    rows: [['cats', '3']],
  },
  {
    kind: 'table' as const,
    description: 'A table of days.\n\nTwo rows.',
    fields: { title: 'Days', head1: 'Day', head2: 'a < b', head3: '', head4: '' },
    rows: [['Monday', '3', '', '']],
  },
)

/** For tests: a question that QTI can express. */
export const sayableQuestion: fc.Arbitrary<AuthoredQuestion> = fc.record({
  ...common,
  figure,
  parameters: fc.constant([]),
  conditions: fc.constant([]),
  answer: fc.oneof({ weight: 3, arbitrary: sayable }, drawn, cells),
})

const number = fc.oneof(
  fc.constantFrom('a', 'b', 'c'),
  fc.integer({ min: 0, max: 12 }).map(String),
  fc.constantFrom('0.5', '1.25'),
)
/** A formula in the parameters a, b, and c, which are all whole numbers. */
const calculation: fc.Arbitrary<string> = fc
  .letrec<{ one: string; any: string }>((tie) => ({
    one: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      { weight: 3, arbitrary: number },
      tie('any').map((its) => `(${its})`),
      tie('any').map((its) => `-(${its})`),
      tie('any').map((its) => `abs(${its})`),
      tie('any').map((its) => `round(${its}, 1)`),
      fc.tuple(tie('any'), tie('any')).map(([one, two]) => `max(${one}, ${two})`),
      fc.constantFrom('gcd(a, b)', 'mod(c, 7)', 'lcm(a, 6)', 'floor(a / 2)', '2a', 'a^2', '-3b'),
    ),
    any: fc
      .tuple(tie('one'), fc.constantFrom(' + ', ' - ', '*', ' * ', ' / ', ''), tie('one'))
      .map(([one, sign, two]) => (sign === '' ? one : `${one}${sign}${two}`)),
  }))
  // Our formulas have at most 200 characters.
  .any.filter((its) => its.length <= 40)

const comparison = fc
  .tuple(calculation, fc.constantFrom('<', '>', '<=', '>=', '=', '!='), calculation)
  .map(([one, relation, two]) => `${one} ${relation} ${two}`)

/** A condition on the same parameters. */
export const condition = fc.oneof(
  comparison,
  fc.tuple(comparison, fc.constantFrom('and', 'or'), comparison).map((parts) => parts.join(' ')),
  fc.constantFrom('whole(a / b)', 'a < b < c', 'a - b', 'a != b and (a > 3 or c < 5)'),
)

const sayableParameters: fc.Arbitrary<AuthoredQuestion['parameters']> = fc.constantFrom(
  [
    { kind: 'range' as const, name: 'a', from: '2', to: '13', step: '3' },
    { kind: 'list' as const, name: 'b', values: ['1', '2', '5'] },
    { kind: 'formula' as const, name: 'c', formula: 'a*b + 1' },
    { kind: 'list' as const, name: 'thing', values: ['red pens', 'cups & co'] },
  ],
  [
    { kind: 'range' as const, name: 'a', from: '-4', to: '4', step: '1' },
    { kind: 'range' as const, name: 'b', from: 'a + 5', to: '2a + 20', step: '2' },
    { kind: 'range' as const, name: 'c', from: '1', to: '9', step: '1' },
    { kind: 'range' as const, name: 'half', from: '1/2', to: '5', step: '0.5' },
    { kind: 'list' as const, name: 'part', values: ['1/2', '0.75', '-3'] },
  ],
)

const slotted = fc
  .tuple(sentence, fc.constantFrom('{=a}', '{=2a + b}', '⟦{=a}x + {=b*c}⟧', '{=a / 2}'), sentence)
  .map((parts) => parts.join(' '))

/** For tests: a question with changing numbers that QTI can express. */
export const templateQuestion: fc.Arbitrary<AuthoredQuestion> = fc.record({
  ...common,
  stem: slotted,
  hints: fc.array(slotted, { maxLength: 2 }),
  figure: fc.constant(null),
  parameters: sayableParameters,
  conditions: fc.array(condition, { maxLength: 2 }),
  answer: fc.oneof(
    fc
      .record({
        right: calculation,
        wrong: calculation,
        feedback: slotted,
        within: fc.constantFrom('', '0.1', 'a/10'),
      })
      .map(({ right, wrong, feedback, within }): AuthoredAnswer => ({
        kind: 'number',
        label: '',
        before: '',
        after: '',
        right,
        form: 'any',
        unit: '',
        within,
        wrong: wrong === right ? [] : [{ value: wrong, feedback }],
      })),
    fc.uniqueArray(slotted, { minLength: 3, maxLength: 4 }).map((texts): AuthoredAnswer => ({
      kind: 'choice',
      options: texts.map((its, index) => ({ text: its, isRight: index === 0, feedback: '' })),
      keepsOrder: false,
    })),
    fc.tuple(calculation, calculation, sentence).map(([right, wrong, head]): AuthoredAnswer => ({
      kind: 'table',
      columns: [head, '{=a} units'],
      rows: [
        [
          { text: '{=b}', isOpen: false, isPicked: false, wrong: [] },
          {
            text: right,
            isOpen: true,
            isPicked: false,
            wrong: wrong === right ? [] : [{ value: wrong, feedback: '' }],
          },
        ],
      ],
    })),
  ),
})

/** For tests: a picture with places on it, and a question about them. */
export const pictureQuestion: fc.Arbitrary<AuthoredQuestion> = fc.record({
  ...common,
  figure: fc.constant({
    kind: 'image' as const,
    description: 'A cell, "drawn" & cut open.',
    fields: { image: '00000000-0000-4000-8000-000000000001', width: '600', height: '400' },
    rows: [
      ['wall', '10', '20'],
      ['core', '52.5', '48'],
      ['', '80', '90'],
    ],
  }),
  parameters: fc.constant([]),
  conditions: fc.constant([]),
  answer: fc.oneof(
    fc.tuple(distinct(4, 4), maybe).map(([[a = '', b = '', c = '', d = ''], feedback]): AuthoredAnswer => ({
      kind: 'label',
      labels: [a, '', b],
      others: [c, d],
      feedback,
    })),
    fc.tuple(maybe, maybe).map(([one, two]): AuthoredAnswer => ({
      kind: 'hot-spot',
      spots: [
        { isRight: true, feedback: '' },
        { isRight: false, feedback: one },
        { isRight: false, feedback: two },
      ],
    })),
  ),
})

/** For tests: a question with parts that only we support. */
export const anyQuestion: fc.Arbitrary<AuthoredQuestion> = fc.record({
  ...common,
  figure: fc.constantFrom(null, {
    kind: 'bar-chart' as const,
    description: 'Two bars, "a" & b.',
    fields: { title: 'T' },
    rows: [['cats', '{=a}']],
  }),
  parameters: fc.constantFrom(
    [],
    [
      { kind: 'range' as const, name: 'a', from: '2', to: '12', step: '1/2' },
      { kind: 'list' as const, name: 'thing', values: ['pens', 'cups'] },
      { kind: 'formula' as const, name: 'c', formula: 'a + 1' },
    ],
  ),
  conditions: fc.constantFrom([], ['a < 9', 'whole(a)']),
  answer: fc.oneof(
    sayable,
    fc.constant<AuthoredAnswer>({
      kind: 'number-line',
      from: '-10',
      to: '10',
      step: '1',
      snap: '1',
      every: '5',
      marks: 'x >= a',
      wrong: [{ value: 'x > a', feedback: 'Look at the end.' }],
    }),
  ),
})
