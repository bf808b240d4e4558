import { expect, test } from 'vitest'
import { checkResponse } from '../check-response.ts'
import { skills } from '../catalogue.ts'
import { keyResponse } from '../key-response.ts'
import { makeItem } from '../make-item.ts'

const levels = [1, 2, 3] as const
const items = skills.flatMap((skill) =>
  skill.models
    .filter(({ asked }) => asked?.some(({ kind }) => kind === 'label' || kind === 'hot-spot') === true)
    .flatMap((model) =>
      levels.map((level) => ({
        name: `${skill.id}/${model.id}/${level}`,
        item: makeItem(skill, model, level, 1),
      })),
    ),
)
const lettered = items.flatMap(({ name, item }) => {
  const { interaction } = item
  return interaction.kind === 'label' || interaction.kind === 'hot-spot' ? [{ name, item, interaction }] : []
})

test('there are drawings with letters', () => {
  expect(lettered.length).toBeGreaterThan(15)
})

test.each(lettered)('$name: no id of a lettered part tells what it is', ({ item, interaction }) => {
  const ids = interaction.spots.map((_, at) => `spot-${'abcdefgh'.charAt(at)}`)
  expect(interaction.spots).toEqual(ids)
  const figure = JSON.stringify(item.figure)
  for (const id of ids) expect(figure.split(`"${id}"`)).toHaveLength(2)
  expect(checkResponse(item, keyResponse(item.key)).verdict).toBe('correct')
  for (const wrong of item.wrongAnswers)
    expect(checkResponse(item, keyResponse(wrong.key))).toMatchObject({
      verdict: 'incorrect',
      feedback: wrong.feedback,
    })
})
