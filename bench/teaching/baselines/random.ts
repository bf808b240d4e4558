import type { Engine } from '@skills-center/learner/protocol'
import { createRandomSource } from '../random-source.ts'
import { createNotebook, type Page } from './notebook.ts'

interface Note {
  right: number
  asked: number
}

/** Weight of the student's overall share of right answers, in answers. */
const priorWeight = 4

function usualShare(page: Page<Note>): number {
  let right = 2
  let asked = 4
  for (const note of page.values()) {
    right += note.right
    asked += note.asked
  }
  return right / asked
}

/** Asks a random question, whatever the answers so far. */
export function createRandom(): Engine {
  const random = createRandomSource(5)
  const share = (note: Note, page: Page<Note>) =>
    (note.right + priorWeight * usualShare(page)) / (note.asked + priorWeight)
  return createNotebook<Note>(() => ({
    note: () => ({ right: 0, asked: 0 }),
    choose({ page, shelf }) {
      const item = random.pick(shelf.items)
      const note = page.get(item.skill)
      return { item, p: note === undefined ? 0.5 : share(note, page) }
    },
    learn({ page }, item, correct) {
      const note = page.get(item.skill)
      if (note === undefined) return
      note.asked++
      if (correct) note.right++
    },
    percent: (note, _, { page }) => 100 * share(note, page),
    isMastered: (note) => note.asked >= 4 && note.right / note.asked >= 0.9,
    isStuck: () => false,
    helped: () => undefined,
  }))
}
