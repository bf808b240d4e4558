import { expect, test } from 'vitest'
import { choice } from '../build-item.ts'
import { built } from '../form/answering.ts'
import { createRandom } from '../random.ts'
import { createPickCounts } from './check-picks.ts'
import { factsOf } from './item-facts.ts'

const texts = ['the mean', 'the median', 'the range']

/** The rules broken by 300 questions with three options; `rightOf` gives the right option of each. */
function rulesIn(rightOf: (question: number) => string, { isBank = false, task = 'which measure' } = {}) {
  const counts = createPickCounts({ isBank })
  for (let question = 0; question < 300; question += 1) {
    const right = rightOf(question)
    const answering = built((word) =>
      choice(createRandom(`question ${question}`), {
        right: word(right),
        wrong: texts
          .filter((text) => text !== right)
          .map((text) => ({ text: word(text), misconception: '', feedback: '' })),
      }),
    )
    counts.add(factsOf({ stem: ['Which is best?'], ...answering, hints: [], solution: [] }, task))
  }
  return counts.findings().map(({ rule, detail }) => `${rule}: ${detail}`)
}

test('options that are right in turn are good', () => {
  expect(rulesIn((question) => texts[question % 3] ?? '')).toEqual([])
})

test('an option that comes back and is never right is found, wherever it is shown', () => {
  expect(rulesIn((question) => texts[question % 2] ?? '')).toEqual([
    'an option is hardly ever right: the range: 0 of 300',
  ])
})

test('an option that is nearly always right is found', () => {
  const found = rulesIn((question) => texts[question % 10 === 0 ? 1 : 0] ?? '')
  expect(found).toContain('an option is nearly always right: the mean: 270 of 300')
})

test('the options of one card of a bank may come back: the card is the same question again', () => {
  expect(rulesIn(() => 'the mean', { isBank: true })).toEqual([])
})
