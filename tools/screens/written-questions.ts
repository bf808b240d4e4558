import { Level, SkillId } from '@skills-center/contract/ids'
import type { AuthoredCell, AuthoredQuestion } from '@skills-center/contract/questions/authored'

const question = (over: Partial<AuthoredQuestion> & Pick<AuthoredQuestion, 'title' | 'answer'>) =>
  ({
    format: 1,
    skillId: SkillId.parse('unit-rates'),
    standard: '',
    level: Level.parse(2),
    stem: '',
    figure: null,
    parameters: [],
    conditions: [],
    hints: ['What does one of them cost?', 'Divide by how many there are.'],
    steps: ['Find what one costs.', 'Multiply by how many there are.'],
    ...over,
  }) satisfies AuthoredQuestion

const cell = (text: string, over: Partial<AuthoredCell> = {}): AuthoredCell => ({
  text,
  isOpen: false,
  isPicked: false,
  wrong: [],
  ...over,
})

const typed = { label: '', before: '', after: '', form: '', unit: '', within: '', wrong: [] }
const axis = { label: '', from: '-10', to: '10', step: '1' }

/** Questions that can be published. */
export const soundQuestions: readonly AuthoredQuestion[] = [
  question({
    title: 'Pens at the school store',
    stem: 'Four pens cost 8 dollars. What do 7 pens cost?',
    answer: {
      ...typed,
      kind: 'number',
      label: 'Cost',
      before: '$',
      right: '14',
      wrong: [{ value: '11', feedback: 'You added 3 dollars for 3 more pens. What does one pen cost?' }],
    },
  }),
  question({
    title: 'Which trail mix is the better buy',
    stem: 'Mix A costs {=a} dollars for {=b} pounds. Mix B costs {=a + 2} dollars for {=b} pounds. Which costs less for each pound?',
    parameters: [
      { kind: 'range', name: 'a', from: '6', to: '12', step: '1' },
      { kind: 'range', name: 'b', from: '2', to: '5', step: '1' },
    ],
    conditions: ['a > b'],
    answer: {
      kind: 'choice',
      options: [
        { text: 'Mix A', isRight: true, feedback: '' },
        { text: 'Mix B', isRight: false, feedback: 'For the same weight you pay more.' },
        { text: 'They cost the same', isRight: false, feedback: 'Compare the prices for {=b} pounds.' },
      ],
      keepsOrder: true,
    },
  }),
  question({
    title: 'Number line: at least 2',
    skillId: SkillId.parse('one-step-equations'),
    stem: 'Draw all numbers that are {=a} or more.',
    parameters: [{ kind: 'range', name: 'a', from: '-4', to: '4', step: '1' }],
    answer: {
      kind: 'number-line',
      from: '-10',
      to: '10',
      step: '1',
      snap: '1',
      every: '5',
      marks: 'x >= a',
      wrong: [{ value: 'x > a', feedback: 'Is {=a} itself one of them?' }],
    },
  }),
]

/** One question of each other kind, some with findings from the checker. */
export const draftQuestions: readonly AuthoredQuestion[] = [
  question({
    title:
      'Every ratio that equals 2 : 3, a name that goes on so long that it needs a second line on a phone',
    skillId: SkillId.parse('equivalent-ratios'),
    stem: 'Pick every ratio that is equivalent to 2 : 3.',
    answer: {
      kind: 'choices',
      options: [
        { text: '4 : 6', isRight: true, feedback: '' },
        { text: '4 : 6', isRight: false, feedback: '' },
        { text: '3 : 4', isRight: false, feedback: 'You added 1 to each.' },
      ],
      keepsOrder: false,
    },
  }),
  question({
    title: 'From cold to hot',
    skillId: SkillId.parse('thermal-energy'),
    stem: 'Put these in order by temperature.',
    answer: {
      kind: 'order',
      items: ['ice cube', 'tap water', 'candle flame'],
      first: 'coldest',
      last: 'hottest',
      feedback: '',
    },
  }),
  question({
    title: 'Rates and their units',
    stem: 'Match each rate with its unit.',
    answer: {
      kind: 'match',
      pairs: [
        { source: 'speed', target: 'miles per hour' },
        { source: 'price', target: 'dollars per pound' },
        { source: 'heart rate', target: 'beats per minute' },
      ],
      others: ['pounds per beat'],
      feedback: 'What is measured, for one of what?',
    },
  }),
  question({
    title: 'Ratio or rate',
    stem: 'Sort these.',
    answer: {
      kind: 'sort',
      categories: [
        { text: 'Rate', cards: ['60 miles in 1 hour', '3 dollars for 2 pounds'] },
        { text: 'Ratio of like things', cards: ['2 cups to 3 cups', '5 boys to 4 girls'] },
      ],
      feedback: '',
    },
  }),
  question({
    title: 'Less or more',
    stem: 'Choose the words that fit.',
    answer: {
      kind: 'inline-choice',
      text: 'At 3 dollars for 2 pounds, one pound costs [1] than 2 dollars, and 10 pounds cost [2].',
      gaps: [
        { label: 'less or more', right: 'less', wrong: [{ value: 'more', feedback: 'Divide 3 by 2.' }] },
        { label: 'price', right: '15 dollars', wrong: [{ value: '30 dollars', feedback: '' }] },
      ],
    },
  }),
  question({
    title: 'A table of prices',
    stem: 'Fill in the table.',
    answer: {
      kind: 'table',
      columns: ['Pounds', 'Dollars'],
      rows: [
        [cell('2'), cell('3')],
        [cell('4'), cell('6', { isOpen: true, wrong: [{ value: '5', feedback: 'You added 2.' }] })],
        [
          cell('rule'),
          cell('times 1.5', { isOpen: true, isPicked: true, wrong: [{ value: 'plus 1', feedback: '' }] }),
        ],
      ],
    },
  }),
  question({
    title: 'Line through two points',
    skillId: null,
    stem: 'Draw the line ⟦y = x + 2⟧.',
    figure: {
      kind: 'coordinate-plane',
      description: '',
      fields: {},
      rows: [['point', '2', '3', '', '', 'A']],
    },
    answer: {
      kind: 'coordinate-plane',
      x: axis,
      y: axis,
      snap: '1',
      draws: 'line',
      points: '(0, 2), (1, 3)',
      given: 'P(1, 3)',
      wrong: [{ value: '(0, -2), (1, -1)', feedback: 'Look where it meets the y-axis.' }],
    },
  }),
  question({
    title: 'Pets of the class',
    stem: 'Seven students have a cat and four have a dog. Build the bar graph.',
    answer: {
      kind: 'plot',
      title: 'Pets',
      shape: 'bar-chart',
      axis: { ...axis, from: '0' },
      labels: ['cats', 'dogs'],
      value: { label: 'Students', from: '0', to: '10', step: '1' },
      values: '7, 4',
      within: '',
      wrong: [{ value: '4, 7', feedback: 'Look which bar is which.' }],
    },
  }),
  question({
    title: 'Parts of a bar graph',
    stem: 'Name the bars.',
    figure: {
      kind: 'bar-chart',
      description: 'Two bars: A reaches 4 and B reaches 7.',
      fields: { title: 'Favorite fruit', xLabel: 'Fruit', yLabel: 'Students', yTo: '10', yStep: '2' },
      rows: [
        ['apples', '4'],
        ['pears', '7'],
      ],
    },
    answer: { kind: 'label', labels: ['four', 'seven'], others: ['ten'], feedback: '' },
  }),
  question({
    title: 'The taller bar',
    stem: 'Pick the bar that stands for more students.',
    figure: {
      kind: 'bar-chart',
      description: 'Two bars: A reaches 4 and B reaches 7.',
      fields: { title: 'Favorite fruit', xLabel: 'Fruit', yLabel: 'Students', yTo: '10', yStep: '2' },
      rows: [
        ['apples', '4'],
        ['pears', '7'],
      ],
    },
    answer: {
      kind: 'hot-spot',
      spots: [
        { isRight: false, feedback: 'That one is shorter.' },
        { isRight: true, feedback: '' },
      ],
    },
  }),
  question({
    title: 'Simplify',
    skillId: SkillId.parse('equivalent-expressions'),
    stem: 'Write ⟦3(x + 2)⟧ without parentheses.',
    answer: { ...typed, kind: 'expression', right: '3x + 6', form: 'expanded' },
  }),
  question({
    title: '',
    stem: '',
    skillId: null,
    hints: ['', ''],
    answer: { ...typed, kind: 'number', right: '' },
  }),
]
