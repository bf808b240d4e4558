import type { Engine } from '@skills-center/learner/protocol'
import { requireEntry } from '../at.ts'
import { createRandomSource } from '../random-source.ts'
import { afterAnswer, chanceOfRight, enough } from './bkt.ts'
import { createNotebook } from './notebook.ts'

interface Note {
  known: number
  asked: number
}

/** Bayesian knowledge tracing that always asks the least known skill, as OATutor does by default. */
export function createBktLowest(): Engine {
  const random = createRandomSource(9)
  return createNotebook<Note>(() => ({
    note: () => ({ known: 0.3, asked: 0 }),
    choose({ page, shelf }) {
      const knownOf = (id: string) => requireEntry(page, id).known
      const open = shelf.skills.filter(({ id }) => knownOf(id) < enough)
      const min = Math.min(...open.map(({ id }) => knownOf(id)))
      const skill = random.pick(open.length > 0 ? open.filter(({ id }) => knownOf(id) <= min) : shelf.skills)
      const item = random.pick(shelf.itemsOf(skill.id))
      return { item, p: chanceOfRight(knownOf(skill.id), item) }
    },
    learn({ page }, item, correct) {
      const note = requireEntry(page, item.skill)
      note.asked++
      note.known = afterAnswer(note.known, item, correct)
    },
    percent: (note) => 100 * note.known,
    isMastered: (note) => note.known >= enough,
    isStuck: (note) => note.asked >= 8 && note.known < 0.5,
    helped(note) {
      note.asked = 0
    },
  }))
}
