import { expect, test } from 'vitest'
import { checkResponse } from '../../check-response.ts'
import { languageToday } from '../../form/languages-today.ts'
import { draw } from '../../form/model.ts'
import { render } from '../../form/render.ts'
import { keyResponse } from '../../key-response.ts'
import { createRandom } from '../../random.ts'
import { showWork } from '../../skills/math/grade-7/two-step-equations/solve.ts'

function itemAt(level: 1 | 2 | 3) {
  const { template } = draw(showWork, createRandom(`work ${level}`), level)
  return { item: render(template, languageToday('en')) }
}

test('lines are judged one by one at level 1, and all at once above it', () => {
  const told = ([1, 2, 3] as const).map((level) => {
    const { interaction } = itemAt(level).item
    return interaction.kind === 'steps' ? interaction.judged : null
  })
  expect(told).toEqual(['each-line', 'at-check', 'at-check'])
})

test('a wrong line is wrong once, and the thinking behind the first of them is known', () => {
  const { item } = itemAt(1)
  const moved = item.wrongAnswers.find(({ misconception }) => misconception === 'equation.same-operation')
  const response = moved && keyResponse(moved.key)
  if (response?.kind !== 'steps') throw new Error('no work with this mistake')
  const lines = [...response.lines, '0 = 1']
  expect(checkResponse(item, { kind: 'steps', lines })).toMatchObject({
    verdict: 'incorrect',
    misconception: 'equation.same-operation',
  })
})

test('work that is not finished is no mistake', () => {
  const { item } = itemAt(1)
  expect(item.interaction).toMatchObject({ kind: 'steps' })
  const task = item.interaction.kind === 'steps' ? item.interaction.task : undefined
  const given = task?.kind === 'solve' ? task.given : ''
  const [left = '', right = ''] = given.split(' = ')
  const result = checkResponse(item, { kind: 'steps', lines: [`${right} = ${left}`] })
  expect(result).toMatchObject({ verdict: 'incomplete', feedback: null })
})
