import { describe, expect, it } from 'vitest'
import { chooseSkill, rankSkills } from './choose-skill.ts'
import { chain, newPractice } from './testing/practice.ts'

function ranked(pinned: string[] = []) {
  const { catalog, population, student, states, beliefs, at } = newPractice(chain(5))
  const choosing = { catalog, population, student, states, beliefs: beliefs(), at, pinned: new Set(pinned) }
  return { choosing, ranking: rankSkills(choosing) }
}

describe('the ranking of the skills', () => {
  it('begins with the one that is chosen and goes down in worth', () => {
    const { choosing, ranking } = ranked()
    expect(ranking).toHaveLength(5)
    expect(ranking[0]).toEqual(chooseSkill(choosing))
    const worths = ranking.map(({ worth }) => worth)
    expect(worths).toEqual(worths.toSorted((one, other) => other - one))
  })

  it('puts first what a teacher pinned, and says so', () => {
    const { ranking } = ranked(['k3', 'k4'])
    expect(new Set(ranking.slice(0, 2).map(({ skill }) => skill.id))).toEqual(new Set(['k3', 'k4']))
    expect(ranking.map(({ reason }) => reason.kind)).toEqual(['pinned', 'pinned', 'new', 'new', 'new'])
  })
})
