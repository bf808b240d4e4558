import type { Engine } from '@skills-center/learner/protocol'
import { requireEntry } from '../at.ts'
import { createRandomSource } from '../random-source.ts'
import { createNotebook } from './notebook.ts'

interface Note {
  row: number
  asked: number
  isDone: boolean
}

const needed = 3
/** After this many questions in a skill, the class moves on. */
const maxQuestions = 25

/** Goes through the catalog in teaching order; three right in a row lead to the next skill. */
export function createFixedOrder(): Engine {
  const random = createRandomSource(6)
  return createNotebook<Note>(() => ({
    note: () => ({ row: 0, asked: 0, isDone: false }),
    choose({ page, shelf }) {
      const open = shelf.skills.filter(({ id }) => !requireEntry(page, id).isDone)
      const next = open.find(({ id }) => requireEntry(page, id).asked < maxQuestions) ?? open[0]
      if (next === undefined) return { item: random.pick(shelf.items), p: 0.8 }
      return { item: random.pick(shelf.itemsOf(next.id)), p: 0.55 + 0.1 * requireEntry(page, next.id).row }
    },
    learn({ page }, item, correct) {
      const note = requireEntry(page, item.skill)
      note.asked++
      note.row = correct ? note.row + 1 : 0
      if (note.row >= needed) note.isDone = true
    },
    percent: (note) => (note.isDone ? 100 : (100 * note.row) / needed),
    isMastered: (note) => note.isDone,
    isStuck: (note) => !note.isDone && note.asked >= 10,
    helped(note) {
      note.asked = 0
    },
  }))
}
