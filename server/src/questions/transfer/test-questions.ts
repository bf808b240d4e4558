import { Level, SkillId } from '@skills-center/contract/ids'
import {
  type AuthoredAnswer,
  type AuthoredQuestion,
  TypedKind,
} from '@skills-center/contract/questions/authored'
import * as fc from 'fast-check'

/** For tests: a question with what a test does not care about filled in. */
export const question = (over: Partial<AuthoredQuestion> = {}): AuthoredQuestion => ({
  format: 1,
  title: 'Red things',
  skillId: SkillId.parse('unit-rates'),
  standard: '',
  level: 2,
  stem: 'Which is red?',
  figure: null,
  parameters: [],
  conditions: [],
  answer: {
    kind: 'choice',
    options: [
      { text: 'blood', isRight: true, feedback: '' },
      { text: 'sky', isRight: false, feedback: 'Look up at noon.' },
    ],
    keepsOrder: false,
  },
  hints: [],
  steps: [],
  ...over,
})

/** Words with what XML, CSV and markup give a meaning of their own. */
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
const distinct = (least: number, most: number) =>
  fc.uniqueArray(sentence, { minLength: least, maxLength: most })

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
  // A wrong answer that is right is no question.
  .map((its) => ({ ...its, wrong: its.wrong.filter(({ value }) => value !== its.right) }))

const options = fc
  .tuple(distinct(2, 6), fc.boolean(), fc.array(maybe, { minLength: 6, maxLength: 6 }))
  .map(([texts, keepsOrder, feedback]) => ({
    keepsOrder,
    options: texts.map((its, at) => ({
      text: its,
      isRight: at === 0,
      feedback: at === 0 ? '' : (feedback[at] ?? ''),
    })),
  }))

/** The kinds that QTI has words for. */
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
      pairs: sources.map((source, at) => ({ source, target: targets[at] ?? '' })),
      others: targets.slice(sources.length, sources.length + 4),
      feedback,
    })),
  fc
    .record({ names: distinct(2, 3), cards: distinct(6, 6), feedback: maybe })
    .map(({ names, cards, feedback }): AuthoredAnswer => ({
      kind: 'sort',
      categories: names.map((its, at) => ({ text: its, cards: cards.slice(at * 2, at * 2 + 2) })),
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

/** For tests: what QTI can say. */
export const sayableQuestion: fc.Arbitrary<AuthoredQuestion> = fc.record({
  ...common,
  figure: fc.constant(null),
  parameters: fc.constant([]),
  conditions: fc.constant([]),
  answer: sayable,
})

/** For tests: with what only we know. */
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
