import { describe, expect, test } from 'vitest'
import { numberLine, plane, plot } from './build-drawn.ts'
import {
  type Answering,
  coordinates,
  equation,
  expression,
  fraction,
  inequality,
  number,
  numbers,
  ratio,
  scientific,
  term,
} from './build-item.ts'
import { hotSpot, inlineChoice, label, match, order, sort, table } from './build-placed.ts'
import { checkResponse } from './check-response.ts'
import { checkInteraction } from './content-check/check-interaction.ts'
import type { Figure, Item } from './item.ts'
import { keyResponse } from './key-response.ts'
import { createRandom } from './random.ts'
import { formatAnswer, rightAnswer } from './right-answer.ts'

const random = createRandom('builders')
const slip = (misconception: string) => ({ misconception, feedback: `about ${misconception}` })
const axis = { from: -5, to: 5, step: 1, label: 'x' }
const grid = { x: axis, y: { ...axis, label: 'y' }, snap: { x: 1, y: 1 } }

const web: Figure = {
  kind: 'food-web',
  description: 'Grass is eaten by a hare, the hare by a fox.',
  nodes: ['grass', 'hare', 'fox'].map((id, row) => ({ id, label: id, row })),
  arrows: [],
}

/** Every builder with an example, and how its right answer is written. */
const built: Record<string, { made: Answering; told: string | RegExp; figure?: Figure }> = {
  'a number with a printed unit': {
    made: number({ label: 'Length', after: 'cm' }, { value: '12' }, [{ value: '7', ...slip('adds') }]),
    told: '12 cm',
  },
  'a fraction with a printed unit': {
    made: fraction({ label: 'Time', after: 'hours' }, { value: '3/2' }, [
      { value: '2/3', ...slip('turned') },
    ]),
    told: '⟦\\frac{3}{2}⟧ hours',
  },
  'an expression': {
    made: expression({ label: 'Sum', letters: ['x'] }, { value: '2x+6', form: 'expanded' }, [
      { value: '2x+3', ...slip('half') },
    ]),
    told: '⟦2x+6⟧',
  },
  'an equation': {
    made: equation({ label: 'Line', letters: ['x', 'y'] }, { value: 'y=2x+1' }, [
      { value: 'y=x+2', ...slip('swapped') },
    ]),
    told: '⟦y=2x+1⟧',
  },
  'an inequality': {
    made: inequality({ label: 'Solution', letters: ['x'] }, { value: 'x<=3', form: 'solved' }, [
      { value: 'x>=3', ...slip('turned') },
    ]),
    told: '⟦x\\le 3⟧',
  },
  'a point': {
    made: coordinates({ label: 'Point' }, { value: '(2,-3)' }, [{ value: '(-3,2)', ...slip('swapped') }]),
    told: '⟦(2,-3)⟧',
  },
  'a ratio': {
    made: ratio({ label: 'Ratio' }, { value: '2:3' }, [{ value: '3:2', ...slip('turned') }]),
    told: '2:3',
  },
  'a number in scientific notation': {
    made: scientific({ label: 'Distance', after: 'km' }, { value: '3.2e4' }, [
      { value: '3.2e5', ...slip('one more') },
    ]),
    told: '⟦3.2 \\times 10^{4}⟧ km',
  },
  'several numbers': {
    made: numbers({ label: 'Solutions' }, { values: ['-3', '3'] }, [{ values: ['3'], ...slip('one sign') }]),
    told: '⟦-3,\\ 3⟧',
  },
  'a term': {
    made: term(
      { label: 'Kind of division' },
      { terms: { en: ['mitosis'], es: ['mitosis'] }, others: ['osmosis'] },
      [{ terms: { en: ['meiosis'], es: ['meiosis'] }, ...slip('other division') }],
    ),
    told: 'mitosis',
  },
  'words for gaps': {
    made: inlineChoice(random, [
      'The force is ',
      { label: 'size', right: 'greater', wrong: [{ text: 'less', ...slip('smaller') }] },
      ' than before.',
    ]),
    told: 'The force is greater than before.',
  },
  'an order': {
    made: order(random, {
      options: ['1/4', '1/3', '1/2'],
      first: 'least',
      last: 'greatest',
      wrong: [
        { order: ['1/2', '1/3', '1/4'], ...slip('by denominator') },
        { before: ['1/3', '1/4'], ...slip('swapped') },
      ],
    }),
    told: '1) 1/4; 2) 1/3; 3) 1/2',
  },
  pairs: {
    made: match(random, {
      pairs: [
        { source: 'half of 8', target: '4', slips: [{ target: '16', ...slip('doubles') }] },
        { source: 'twice 8', target: '16' },
      ],
      others: ['10'],
      slip: slip('mixed up'),
    }),
    told: /half of 8: 4/,
  },
  categories: {
    made: sort(random, {
      categories: ['solid', 'liquid'],
      cards: [
        { text: 'ice', category: 'solid' },
        { text: 'sand', category: 'solid', slips: [{ category: 'liquid', ...slip('it flows') }] },
        { text: 'oil', category: 'liquid' },
      ],
      slip: slip('state'),
    }),
    told: /liquid: oil/,
  },
  'labels on a figure': {
    made: label(random, {
      spots: [
        { id: 'grass', label: 'producer' },
        { id: 'fox', label: 'predator', slips: [{ label: 'prey', ...slip('prey') }] },
      ],
      others: ['prey'],
      slip: slip('role'),
    }),
    told: 'A: producer; B: predator',
    figure: web,
  },
  'a part of a figure': {
    made: hotSpot({
      spots: ['grass', 'hare', 'fox'],
      right: ['fox'],
      wrong: [{ picked: ['grass'], ...slip('upside down') }],
    }),
    told: 'C',
    figure: web,
  },
  'a table': {
    made: table(
      random,
      ['x', 'y'],
      [
        ['1', { label: 'y at 1', key: { value: '3' }, wrong: [{ value: '2', ...slip('adds') }] }],
        ['2', { label: 'odd or even', right: 'even', wrong: [{ text: 'odd', ...slip('parity') }] }],
      ],
    ),
    told: 'y at 1: 3; odd or even: even',
  },
  'points on a line': {
    made: numberLine(
      { from: -2, to: 2, step: 1, snap: 0.5, labelled: [-2, 0, 2] },
      [{ kind: 'point', at: -1.5 }],
      [{ marks: [{ kind: 'point', at: 1.5 }], ...slip('sign') }],
    ),
    told: 'a point at −1.5',
  },
  'a ray': {
    made: numberLine(
      { from: -2, to: 2, step: 1, snap: 1, labelled: [-2, 0, 2] },
      [{ kind: 'ray', at: 1, isClosed: false, towards: 'left' }],
      [{ marks: [{ kind: 'ray', at: 1, isClosed: true, towards: 'left' }], ...slip('circle') }],
    ),
    told: 'a ray from 1 to the left, with an open circle',
  },
  'a line on a plane': {
    made: plane(
      grid,
      {
        draws: 'line',
        points: [
          [0, 1],
          [1, 3],
        ],
      },
      [
        {
          points: [
            [0, 1],
            [2, 2],
          ],
          ...slip('upside down'),
        },
      ],
    ),
    told: 'the line through (0, 1) and (1, 3)',
  },
  'a parabola': {
    made: plane(
      grid,
      {
        draws: 'parabola',
        points: [
          [1, -2],
          [2, -1],
        ],
      },
      [
        {
          points: [
            [-1, -2],
            [0, -1],
          ],
          ...slip('sign'),
        },
      ],
    ),
    told: 'the parabola with vertex (1, −2) through (2, −1)',
  },
  'a dot plot': {
    made: plot(
      'Books read',
      { kind: 'dot-plot', axis: { from: 0, to: 3, step: 1, label: 'Books' }, most: 6 },
      { values: [1, 0, 3, 2] },
      [{ values: [1, 1, 3, 2], ...slip('a dot for none') }],
    ),
    told: '0: 1; 1: 0; 2: 3; 3: 2',
  },
  'a box plot': {
    made: plot(
      'Heights',
      { kind: 'box-plot', axis: { from: 0, to: 20, step: 1, label: 'cm' } },
      { values: [2, 5, 8, 12, 19] },
      [{ values: [2, 5, 10, 12, 19], ...slip('middle of the range') }],
    ),
    told: 'minimum 2, lower quartile 5, median 8, upper quartile 12, maximum 19',
  },
}

describe.each(Object.entries(built))('%s', (_name, { made, told, figure }) => {
  const item: Item = {
    stem: '',
    ...made,
    hints: [],
    solution: [],
    ...(figure && { figure }),
  }

  test('is right by its own key, and can be answered', () => {
    expect(checkResponse(item, keyResponse(item.key)).verdict).toBe('correct')
    expect(checkInteraction(item)).toEqual([])
  })

  test('tells each wrong answer whose thinking it is', () => {
    expect(item.wrongAnswers.length).toBeGreaterThan(0)
    for (const wrong of item.wrongAnswers) {
      expect(checkResponse(item, keyResponse(wrong.key))).toMatchObject({
        verdict: 'incorrect',
        misconception: wrong.misconception,
      })
    }
  })

  test('tells the right answer', () => {
    if (typeof told === 'string') expect(rightAnswer(item)).toBe(told)
    else expect(rightAnswer(item)).toMatch(told)
  })
})

test('joins the parts of an answer by words of its language', () => {
  const interaction = { kind: 'inequality' as const, label: 'x', letters: ['x'] }
  const told = (value: string, language: 'en' | 'es') =>
    formatAnswer({ interaction, language }, { kind: 'inequality', value })
  expect(told('x<=3 or x>5', 'en')).toBe('⟦x\\le 3⟧ or ⟦x>5⟧')
  expect(told('x<=3 or x>5', 'es')).toBe('⟦x\\le 3⟧ o ⟦x>5⟧')
  expect(told('y>1 and y<4', 'es')).toBe('⟦y>1⟧ e ⟦y<4⟧')
})

test('numbers the things of an order', () => {
  const options = ['Water boils.', 'y = 2x', 'Ice'].map((text) => ({ id: text, text }))
  const interaction = { kind: 'order' as const, options, first: '', last: '' }
  const key = { kind: 'order' as const, options: ['Water boils.', 'y = 2x', 'Ice'] }
  expect(formatAnswer({ interaction }, key)).toBe('1) Water boils. 2) y = 2x; 3) Ice')
})

test('an order never begins as it should end', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const made = order(createRandom(String(seed)), { options: ['a', 'b'], first: '', last: '', wrong: [] })
    expect(made.interaction).toMatchObject({ options: [{ text: 'b' }, { text: 'a' }] })
  }
})

test('a key that cannot be drawn, or a part that the figure lacks, is found', () => {
  const off = plane(
    grid,
    {
      draws: 'points',
      points: [
        [9, 0],
        [0.5, 0],
      ],
    },
    [],
  )
  const bare = { stem: '', hints: [], solution: [] }
  expect(checkInteraction({ ...bare, ...off })).toHaveLength(2)
  const spot = hotSpot({ spots: ['grass', 'owl'], right: ['grass'], wrong: [] })
  expect(checkInteraction({ ...bare, ...spot, figure: web })).toEqual([
    { rule: 'cannot be answered', detail: 'the figure has no part owl' },
  ])
})
