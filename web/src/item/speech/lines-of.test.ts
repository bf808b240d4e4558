import type { Interaction } from '@skills-center/contract/interaction'
import type { RichText } from '@skills-center/contract/rich-text'
import { expect, test } from 'vitest'
import { toSpokenChunks, linesOf } from './lines-of.ts'

const text = (words: string): RichText => [[{ kind: 'text', text: words }]]
const options = (...words: string[]) => words.map((each, index) => ({ id: `o${index}`, text: text(each) }))
const wordsOf = (interaction: Interaction) =>
  linesOf({ kind: 'item', id: 'q1', item: { stem: text('Why?'), figure: null, interaction } })
    .slice(1)
    .map(({ words }) => words)

test('a question is read in the order in which it is seen: stem, figure, way to answer', () => {
  const lines = linesOf({
    kind: 'item',
    id: 'q1',
    item: {
      stem: [
        [
          { kind: 'text', text: 'Look at the jar. How much is ' },
          { kind: 'math', tex: '', mathml: '<math><mfrac><mn>3</mn><mn>4</mn></mfrac></math>' },
          { kind: 'text', text: ' of it?' },
        ],
      ],
      figure: {
        kind: 'fraction-bars',
        bars: [{ label: '', parts: 2, shaded: 1 }],
        description: 'A jar that is half full.',
      },
      interaction: { kind: 'choice', options: options('3 cm', 'all of it') },
    },
  })
  expect(lines).toEqual([
    { words: 'Look at the jar.', at: { element: 'q1-question', paragraph: 0, from: 0, to: 17 } },
    { words: 'How much is 3 fourths of it?', at: { element: 'q1-question', paragraph: 0, from: 17, to: 38 } },
    { words: 'Figure: A jar that is half full.' },
    { words: 'Option A: 3 centimeters.', at: { element: 'q1-o0' } },
    { words: 'Option B: all of it.', at: { element: 'q1-o1' } },
  ])
})

test.each<[Interaction, string[]]>([
  [
    { kind: 'choices', options: options('2', '3') },
    ['Mark every answer that fits.', 'Option A: 2.', 'Option B: 3.'],
  ],
  [{ kind: 'number', label: 'Width', after: 'cm' }, ['Width.', 'Answer in centimeters.']],
  [{ kind: 'number', label: 'Cost', before: '$' }, ['Cost.', 'Answer in dollars.']],
  [{ kind: 'number', label: 'Speed', after: 'km/h' }, ['Speed.', 'Answer in kilometers per hour.']],
  [{ kind: 'number', label: 'Part', after: '%' }, ['Part.', 'Answer in percent.']],
  [{ kind: 'expression', label: 'Line', before: 'y =', letters: ['x'] }, ['Line.', 'y equals blank.']],
  [
    {
      kind: 'inline-choice',
      parts: [{ text: text('It ') }, { gap: 'a' }, { text: text(' there.') }],
      gaps: [{ id: 'a', label: 'Gap', options: options('goes', 'stays') }],
    },
    ['It blank there.', 'Choices for blank: goes; stays.'],
  ],
  [
    { kind: 'order', options: options('0.5', '−2'), first: 'least', last: 'greatest' },
    ['Put these in order, from least to greatest.', 'Card 1: 0.5.', 'Card 2: negative 2.'],
  ],
  [
    { kind: 'match', sources: options('1 m', '1 km'), targets: options('100 cm', '1,000 m') },
    [
      'Match each of these.',
      'Item 1: 1 meter.',
      'Item 2: 1 kilometer.',
      'With one of these:',
      '100 centimeters.',
      '1,000 meters.',
    ],
  ],
  [
    { kind: 'sort', cards: options('ice', 'steam'), categories: options('Solid', 'Gas') },
    ['Sort the cards into these categories: Solid; Gas.', 'Card 1: ice.', 'Card 2: steam.'],
  ],
  [
    { kind: 'label', spots: ['r', 's'], labels: options('root', 'stem') },
    ['Name the parts A to B of the figure.', 'Choose from these names: root; stem.'],
  ],
  [{ kind: 'hot-spot', spots: ['r', 's', 't'], count: 1 }, ['Choose one of the parts A to C in the figure.']],
  [
    { kind: 'number-line', from: -5, to: 5, step: 1, snap: 1, labelled: [], draws: 'points', count: 1 },
    ['Number line from negative 5 to 5, with a tick every 1.'],
  ],
  [
    {
      kind: 'table',
      columns: [text('Hours'), text('Distance (km)')],
      rows: [[{ text: text('2') }, { entry: 'a', label: 'Distance' }]],
    },
    [
      'A table with the columns Hours; Distance, in kilometers.',
      'Row 1: Hours, 2; Distance, in kilometers, blank.',
    ],
  ],
  [
    {
      kind: 'simulation',
      knobs: [
        {
          id: 'force',
          label: 'Net force',
          settings: [
            { id: 'a', text: '2 N' },
            { id: 'b', text: '4 N' },
          ],
        },
      ],
      measured: { label: 'Acceleration', unit: 'm/s', decimals: 1 },
      note: text('Two runs can differ by 1.'),
      maxRuns: 4,
      ask: text('Which gives more?'),
      answer: { kind: 'choice', options: options('2', '4') },
    },
    [
      'A simulation to run. Here is what you can set.',
      'Net force: 2 newtons; 4 newtons.',
      'Each run measures: Acceleration meters per second.',
      'Two runs can differ by 1.',
      'Which gives more?',
      'Option A: 2.',
      'Option B: 4.',
    ],
  ],
])('%#: a way to answer is read with all that is printed of it', (interaction, words) => {
  expect(wordsOf(interaction)).toEqual(words)
})

test('a long sentence is read in breaths, cut at its pauses', () => {
  const long = `${'one two three four five six seven, '.repeat(12)}end`
  const breaths = toSpokenChunks(long)
  expect(breaths.join(' ')).toBe(long)
  for (const breath of breaths) expect(breath.length).toBeLessThanOrEqual(150)
  expect(breaths[0]?.endsWith(',')).toBe(true)
})

test('a question in Spanish is read by a Spanish voice, and one that says no language by an English one', () => {
  const interaction = { kind: 'number', label: 'Answer' } as const
  const item = { stem: text('¿Cuánto es?'), figure: null, interaction }
  const languages = (lines: ReturnType<typeof linesOf>) => [...new Set(lines.map(({ language }) => language))]
  expect(languages(linesOf({ kind: 'item', id: 'q1', item: { ...item, language: 'es' } }))).toEqual(['es'])
  expect(languages(linesOf({ kind: 'item', id: 'q1', item }))).toEqual([undefined])
  expect(languages(linesOf({ kind: 'text', text: text('Divide.') }, 'es'))).toEqual(['es'])
})
