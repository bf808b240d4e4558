import { expect, test } from 'vitest'
import { checkInteraction } from './check-interaction.ts'
import { checkItem, mentions } from './check-item.ts'
import { skills } from '../catalogue.ts'
import { makeItem } from '../make-item.ts'

test('a stem says an answer only where it stands for itself', () => {
  expect(mentions('The map shows 3/4 of a mile.', '3/4 of a mile')).toBe(true)
  expect(mentions('It is 13/4 of a mile.', '3/4 of a mile')).toBe(false)
  expect(mentions('It is 1.5 meters long.', '5 meters long')).toBe(false)
  expect(mentions('It is 15 meters long.', '5 meters long')).toBe(false)
  expect(mentions('They wait for 5 minutes.', 'for 5 minutes')).toBe(true)
  expect(mentions('It rises by 2.55 units.', 'by 2.5')).toBe(false)
  expect(mentions('It grows (a lot).', '(a lot)')).toBe(true)
})

test('the parts that an interaction names are in the figure, each of them once', () => {
  const [item] = skills
    .flatMap((skill) => skill.models.map((model) => makeItem(skill, model, 2, 1)))
    .filter(({ interaction }) => interaction.kind === 'hot-spot')
  if (item?.interaction.kind !== 'hot-spot') throw new Error('No item asks for a part of its figure.')
  const { interaction, figure: _, ...rest } = item
  expect(checkInteraction(item)).toEqual([])
  const [first = ''] = interaction.spots
  const details = (broken: Parameters<typeof checkInteraction>[0]) =>
    checkInteraction(broken).map(({ detail }) => detail)
  expect(
    details({ ...item, interaction: { ...interaction, spots: [...interaction.spots, 'nowhere'] } }),
  ).toContain('the figure has no part nowhere')
  expect(
    details({ ...item, interaction: { ...interaction, spots: [...interaction.spots, first] } }),
  ).toContain('a part is named twice')
  expect(details({ ...rest, interaction })).toContain(`the figure has no part ${first}`)
})

test('a wrong option of a gap is read with the words before the gap', () => {
  const skill = skills.find(({ id }) => id === 'photosynthesis')
  const model = skill?.models.find(({ id }) => id === 'fill-the-gaps')
  if (skill === undefined || model === undefined) throw new Error('No model asks to fill gaps.')
  const item = makeItem(skill, model, 2, 1, 'es')
  const rulesWith = (before: string, option: string) => {
    if (item.interaction.kind !== 'inline-choice') throw new Error('It has no gaps.')
    const [gap, ...gaps] = item.interaction.gaps
    if (gap === undefined) throw new Error('It has no gap.')
    const interaction = {
      ...item.interaction,
      parts: [{ text: before }, { text: ' ' }, { gap: gap.id }],
      gaps: [{ ...gap, options: gap.options.map(({ id }) => ({ id, text: option })) }, ...gaps],
    }
    return checkItem(skill, model, { ...item, interaction }).map(({ rule }) => rule)
  }
  const rule = 'house words: write “al, del”'
  expect(rulesWith('La masa vino de', 'el aire')).toContain(rule)
  expect(rulesWith('La masa se formó con', 'el aire')).not.toContain(rule)
})
