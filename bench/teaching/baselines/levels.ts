import type { Engine } from '@skills-center/learner/protocol'
import { requireEntry } from '../at.ts'
import { day } from '../knowledge.ts'
import { createRandomSource } from '../random-source.ts'
import { createNotebook } from './notebook.ts'

/** None, attempted, familiar, proficient, mastered. */
type Level = 0 | 1 | 2 | 3 | 4

interface Note {
  level: Level
  /** Right answers and questions in the current set of four. */
  right: number
  asked: number
  failedSets: number
  practicedAt: number
}

const setSize = 4
const percentOf = [0, 20, 50, 80, 100]
/** Share of questions that are mixed challenges in proficient skills. */
const challenge = 0.3

/**
 * Sets of four questions raise a skill's level. Mixed challenges raise proficient skills, and lower those answered
 * wrong.
 */
export function createLevels(): Engine {
  const random = createRandomSource(8)
  return createNotebook<Note>(() => ({
    note: () => ({ level: 0, right: 0, asked: 0, failedSets: 0, practicedAt: -Infinity }),
    choose({ page, shelf, now }) {
      const goals = shelf.skills.filter(({ grade }) => grade === shelf.grade)
      const proficient = goals.filter(({ id }) => requireEntry(page, id).level >= 3)
      const open = goals.filter(({ id }) => requireEntry(page, id).level < 3)
      const fresh = open.filter(({ id }) => requireEntry(page, id).failedSets < 4)
      const rested = proficient.filter(({ id }) => now - requireEntry(page, id).practicedAt > day / 2)
      const begun = fresh.find(({ id }) => requireEntry(page, id).asked > 0)
      const isChallenge = begun === undefined && rested.length > 0 && random.isTrue(challenge)
      const skill = isChallenge ? random.pick(rested) : (begun ?? fresh[0] ?? open[0] ?? random.pick(goals))
      const { level } = requireEntry(page, skill.id)
      return { item: random.pick(shelf.itemsOf(skill.id)), p: 0.45 + 0.1 * level }
    },
    learn({ page, now }, item, correct) {
      const note = requireEntry(page, item.skill)
      note.practicedAt = now
      if (note.level >= 3) {
        note.level = correct ? 4 : note.level === 4 ? 3 : 2
        return
      }
      note.asked++
      if (correct) note.right++
      if (note.asked < setSize) return
      if (note.right < 3) note.failedSets++
      note.level = note.right === setSize ? 3 : note.right === 3 ? 2 : 1
      note.asked = 0
      note.right = 0
    },
    percent: (note) => percentOf[note.level] ?? 0,
    isMastered: (note) => note.level >= 3,
    isStuck: (note) => note.level < 3 && note.failedSets >= 2,
    helped(note) {
      note.failedSets = 0
    },
  }))
}
