import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choice, number } from './build-item.ts'
import { skills } from './catalogue.ts'
import { checkResponse } from './check-response.ts'
import { checkGraph } from './content-check/check-graph.ts'
import { checkItem, hintSaysKey } from './content-check/check-item.ts'
import { shareOut } from './content-check/share-out.ts'
import type { Item } from './item.ts'
import { fingerprint, makeItem } from './make-item.ts'
import { math, parseMarkup, plain, strong } from './markup.ts'
import { createRandom } from './random.ts'
import { keyResponse } from './key-response.ts'
import { rightAnswer } from './right-answer.ts'
import type { ConceptualModel, Skill } from './skill.ts'

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 })
const levels = [1, 2, 3] as const

describe('every item model', () => {
  for (const skill of skills) {
    it(`of ${skill.id} makes items that hold, from any seed`, () => {
      fc.assert(
        fc.property(
          seeds,
          fc.constantFrom(...skill.models),
          fc.constantFrom(...levels),
          (seed, model, level) => {
            expect(checkItem(skill, model, makeItem(skill, model, level, seed))).toEqual([])
          },
        ),
        { numRuns: shareOut(5000, skills.length, 20) },
      )
    })
  }

  it('says in its items which calculator it allows, and none where it names none', () => {
    for (const skill of skills) {
      for (const model of skill.models) {
        const item = makeItem(skill, model, 2, 1)
        if (model.calculator === undefined) expect(item).not.toHaveProperty('calculator')
        else expect(item.calculator).toBe(model.calculator)
      }
    }
    const allowed = skills.filter(({ models }) => models.some(({ calculator }) => calculator !== undefined))
    expect(allowed.map(({ id }) => String(id))).toEqual(
      expect.arrayContaining(['circles', 'pythagorean-theorem', 'waves']),
    )
    expect(allowed.map(({ id }) => String(id))).not.toContain('add-fractions')
  })

  it('makes the same item from the same seed, and judges its own key as correct', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...skills), fc.constantFrom(...levels), (seed, skill, level) => {
        for (const model of skill.models) {
          const item = makeItem(skill, model, level, seed)
          expect(makeItem(skill, model, level, seed)).toEqual(item)
          expect(checkResponse(item, keyResponse(item.key)).verdict).toBe('correct')
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('the prerequisite graph', () => {
  it('has only arrows from earlier to later skills', () => {
    expect(checkGraph(skills)).toEqual([])
  })

  it('with an arrow that points forward is refused', () => {
    const [first, second] = skills
    if (first === undefined || second === undefined) throw new Error('expects two skills')
    const backwards: Skill[] = [{ ...first, prerequisites: [second.id] }, second]
    expect(checkGraph(backwards).map((finding) => finding.rule)).toContain('taught before its prerequisite')
  })
})

describe('the content check', () => {
  const [skill] = skills
  if (skill === undefined) throw new Error('expects a skill')
  const model: ConceptualModel = {
    id: 'planted',
    kind: 'conceptual',
    thinking: 'explain',
    seconds: 10,
    draw: () => ({ template: { ...planted({}), stem: [planted({}).stem] }, task: null, standards: null }),
  }
  const planted = (over: Partial<Item>): Item => ({
    stem: 'What is half of eight?',
    ...number({ label: 'Answer' }, { value: '4' }, [
      { value: '16', misconception: skill.misconceptions[0]?.id ?? '', feedback: 'You doubled it.' },
    ]),
    hints: ['Share eight out equally.', 'Make two equal parts of eight.'],
    solution: ['Half means one of two equal parts.', '8 ÷ 2 = 4.'],
    ...over,
  })
  const rulesBroken = (over: Partial<Item>) =>
    checkItem(skill, model, planted(over)).map((finding) => finding.rule)

  it('sees a hint that says the answer', () => {
    expect(hintSaysKey(planted({}))).toBe(false)
    expect(hintSaysKey(planted({ hints: ['Share eight out.', 'It is 4.'] }))).toBe(true)
  })

  it('sees a hint that says the right option in its words', () => {
    const options = choice(createRandom('options'), {
      right: 'It is split in two equal parts',
      wrong: ['It is taken twice', 'It is left whole'].map((text) => ({
        text,
        misconception: '',
        feedback: '',
      })),
    })
    const asked = (hint: string) => hintSaysKey({ ...planted({}), ...options, hints: [hint] })
    expect(asked('Think of sharing with a friend.')).toBe(false)
    expect(asked('So it is split in two equal parts.')).toBe(true)
  })

  it('finds nothing in a sound item', () => {
    expect(rulesBroken({})).toEqual([])
  })

  it.each([
    [
      'a solution step that does not hold',
      { solution: ['Half means one of two equal parts.', '8 ÷ 2 = 5.'] },
      'arithmetic does not hold',
    ],
    [
      'a wrong answer that is right',
      {
        wrongAnswers: [
          {
            misconception: skill.misconceptions[0]?.id ?? '',
            key: { kind: 'number' as const, value: '8/2' },
            feedback: 'No.',
          },
        ],
      },
      'wrong answer accepted',
    ],
    [
      'a misconception that nobody declared',
      {
        wrongAnswers: [
          { misconception: 'nobody', key: { kind: 'number' as const, value: '9' }, feedback: 'No.' },
        ],
      },
      'unknown misconception',
    ],
    [
      'a slip of grammar',
      { stem: 'There is a apple. What is half of eight?' },
      'wording: “a” before a vowel',
    ],
    [
      'a number that a machine wrote',
      { stem: 'A rope is 17.4285714 cm long. What is half of eight?' },
      'wording: a number with too many decimals',
    ],
    [
      'a measure that takes too many digits to work out by hand',
      number({ label: 'Volume', after: 'cm³' }, { value: '124950' }, []),
      'too many digits to work out by hand',
    ],
    ['a single hint', { hints: ['Share eight out.'] }, 'fewer than two hints'],
  ])('finds %s', (_name, over, rule) => {
    expect(rulesBroken(over)).toContain(rule)
  })
})

describe('building an item', () => {
  const wrong = [
    { text: 'two', misconception: 'm', feedback: 'Feedback two.' },
    { text: 'three', misconception: 'm', feedback: 'Feedback three.' },
    { text: 'one', misconception: 'm', feedback: 'Repeats the right one.' },
  ]
  const item = (seed: string): Item => ({
    stem: 'Which is first?',
    ...choice(createRandom(seed), { right: 'one', wrong }),
    hints: [],
    solution: [],
  })

  it('leaves out a distractor that repeats the right option', () => {
    const { interaction } = item('any')
    expect('options' in interaction && interaction.options.map((option) => option.text).toSorted()).toEqual([
      'one',
      'three',
      'two',
    ])
  })

  it('answers a wrong option with the feedback to that very thinking', () => {
    const made = item('any')
    const picked = made.wrongAnswers[1]
    if (picked === undefined) throw new Error('expects two wrong answers')
    expect(checkResponse(made, keyResponse(picked.key))).toMatchObject({
      verdict: 'incorrect',
      feedback: 'Feedback three.',
    })
  })

  it('puts the right option in every place in turn', () => {
    const places = new Set(Array.from({ length: 60 }, (_, seed) => JSON.stringify(item(`seed ${seed}`).key)))
    expect(places.size).toBe(3)
  })

  it('drops a misconception that leads to the right value', () => {
    const { wrongAnswers } = number({ label: 'Answer' }, { value: '1/2' }, [
      { value: '0.5', misconception: 'm', feedback: 'Not wrong at all.' },
      { value: '2', misconception: 'm', feedback: 'Upside down.' },
    ])
    expect(wrongAnswers.map((answer) => answer.feedback)).toEqual(['Upside down.'])
  })

  it('tells items apart by what a student sees, not by the order of options', () => {
    expect(fingerprint(item('a'))).toBe(fingerprint(item('b')))
    expect(fingerprint({ ...item('a'), stem: 'Which is last?' })).not.toBe(fingerprint(item('a')))
  })

  it('writes the right answer with what stands beside the field', () => {
    const made: Item = {
      stem: '',
      ...number({ label: 'Length', after: 'cm' }, { value: '5/2' }, []),
      hints: [],
      solution: [],
    }
    expect(rightAnswer(made)).toBe('2.5 cm')
  })
})

describe('markup', () => {
  it('keeps dollars as dollars and math as math', () => {
    expect(parseMarkup(`It costs $3. ${math`\frac{1}{2}`} is ${strong('half')}.\n\nNext.`)).toEqual([
      [
        { kind: 'text', text: 'It costs $3. ' },
        { kind: 'math', text: '\\frac{1}{2}' },
        { kind: 'text', text: ' is ' },
        { kind: 'strong', text: 'half' },
        { kind: 'text', text: '.' },
      ],
      [{ kind: 'text', text: 'Next.' }],
    ])
    expect(plain(math`x + ${3}`)).toBe('x + 3')
  })
})
