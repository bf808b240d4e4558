import type { Engine, InitRequest } from '@skills-center/learner/protocol'
import { requireEntry } from '../at.ts'
import { logistic } from '../knowledge.ts'
import { createRandomSource } from '../random-source.ts'
import { createNotebook, type Page } from './notebook.ts'
import { guessOf, type Item } from './shelf.ts'

interface Note {
  /** The skill's rating relative to the student's overall rating. */
  rating: number
  asked: number
}

const target = 0.75
const noise = 0.3

/**
 * Elo ratings of students, skills, and items (Pelánek 2016); asks the question closest to a 75% chance of a right
 * answer.
 */
export function createElo(): Engine {
  const random = createRandomSource(13)
  const general = new WeakMap<Page<Note>, number>()
  let difficulty = new Map<string, { value: number; asked: number }>()
  let itemsBySkill = new Map<string, Item[]>()
  let goals = new Set<string>()

  const ratingOf = (page: Page<Note>, skill: string) =>
    (general.get(page) ?? 0) + requireEntry(page, skill).rating
  const step = (start: number, asked: number) => start / (1 + 0.06 * asked)
  function chance(page: Page<Note>, item: Item): number {
    const guess = guessOf(item)
    const known = logistic(ratingOf(page, item.skill) - requireEntry(difficulty, item.id).value)
    return guess + (1 - guess) * known
  }
  function begin(init: InitRequest): void {
    const grade = new Map(init.skills.map((skill) => [skill.id, skill.grade]))
    difficulty = new Map(
      init.items.map((item) => [
        item.id,
        { value: (item.level - 2) * 0.8 + (grade.get(item.skill) === init.grade ? 0.9 : -0.6), asked: 0 },
      ]),
    )
    goals = new Set(init.skills.flatMap(({ id, grade: its }) => (its === init.grade ? [id] : [])))
    itemsBySkill = Map.groupBy(init.items, (item) => item.skill)
  }
  return createNotebook<Note>((init) => {
    begin(init)
    return {
      note: () => ({ rating: 0, asked: 0 }),
      choose({ page, shelf, isPlacement }) {
        let best: { item: Item; p: number } | null = null
        let min = Infinity
        for (const item of shelf.items) {
          if (!isPlacement && !goals.has(item.skill)) continue
          const p = chance(page, item)
          const distance = Math.abs(p - target) + noise * random.uniform()
          if (distance >= min) continue
          min = distance
          best = { item, p }
        }
        return best
      },
      learn({ page }, item, correct) {
        const note = requireEntry(page, item.skill)
        const known = requireEntry(difficulty, item.id)
        const surprise = (correct ? 1 : 0) - chance(page, item)
        general.set(page, (general.get(page) ?? 0) + 0.12 * surprise)
        note.rating += step(0.5, note.asked) * surprise
        known.value -= step(0.25, known.asked) * surprise
        note.asked++
        known.asked++
      },
      percent(_, skill, { page }) {
        const items = itemsBySkill.get(skill.id) ?? []
        return (100 * items.reduce((sum, item) => sum + chance(page, item), 0)) / Math.max(1, items.length)
      },
      isMastered: (note) => note.asked >= 3 && note.rating >= 0.8,
      isStuck: () => false,
      helped: () => undefined,
    }
  })
}
