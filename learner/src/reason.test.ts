import { describe, expect, it } from 'vitest'
import { chooseItem } from './choose-item.ts'
import type { Item } from './catalog.ts'
import { type ItemReason, reasonFor } from './reason.ts'
import { catalogOf, newPractice, sure } from './testing/practice.ts'

describe('why a question comes now', () => {
  it('is what it is beside the one before it in the skill, in a long walk through two skills', () => {
    const practice = newPractice(catalogOf({ skills: 2 }))
    const met = new Map<ItemReason['kind'], number>()
    const last: (Item | undefined)[] = [undefined, undefined]
    for (let turn = 0; turn < 120; turn += 1) {
      // Skills alternate, so that the last question of the session is often from the other skill.
      const index = turn % 3 === 0 ? 1 : 0
      const { catalog, population, student, states } = practice
      const skill = practice.skill(index)
      const state = states[index]
      const random = (turn * 0.37) % 1
      const { item, prediction } = chooseItem(
        catalog,
        population,
        student,
        state,
        practice.beliefs(),
        skill,
        random,
      )
      const { kind, chance } = reasonFor(state, last[index], item, prediction.chance)
      const before = last[index]
      expect(chance).toBe(prediction.chance)
      const isAsSaid: Record<typeof kind, boolean> = {
        first: before === undefined,
        refresh: state?.mastered === true,
        harder: sure(item.level ?? undefined) > (before?.level ?? 4),
        easier: sure(item.level ?? undefined) < (before?.level ?? 0),
        'another way': before !== undefined && before.id !== item.id && before.level === item.level,
        'keep going': before?.id === item.id,
      }
      expect(isAsSaid[kind], `${before?.id} then ${item.id}: ${kind}`).toBe(true)
      met.set(kind, (met.get(kind) ?? 0) + 1)
      last[index] = item
      practice.answer(item.id, turn < 60 ? turn % 4 !== 1 : turn % 2 === 0)
    }
    expect([...met.keys()]).toEqual(expect.arrayContaining(['first', 'easier', 'harder', 'another way']))
  })

  it('says that one is like the last only when it is', () => {
    const one = { id: 'k0-1', level: 2 } as const
    expect(reasonFor(undefined, one, one, 0.7).kind).toBe('keep going')
    expect(reasonFor(undefined, one, { id: 'k0-2', level: 2 }, 0.7).kind).toBe('another way')
  })
})
