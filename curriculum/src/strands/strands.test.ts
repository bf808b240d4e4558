import { expect, test } from 'vitest'
import { skills, skillsIn } from '../catalogue.ts'

test('a strand has one name in each language, also while some of its skills are in English only', () => {
  const spanish = new Map(skillsIn('es').map(({ id, strand }) => [id, strand]))
  const names = new Map<string, Set<string | undefined>>()
  for (const { id, strand } of skills)
    names.set(strand, (names.get(strand) ?? new Set()).add(spanish.get(id)))
  for (const [english, translated] of names) {
    expect(translated.size, english).toBe(1)
    expect([...translated], english).not.toContain(english)
  }
})
