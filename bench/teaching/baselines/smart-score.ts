import type { Engine } from '@skills-center/learner/protocol'
import { requireEntry } from '../at.ts'
import { createRandomSource } from '../random-source.ts'
import { createNotebook } from './notebook.ts'

interface Note {
  score: number
  asked: number
}

const proficient = 80
/** After this many questions, the student moves to another skill. */
const tooMany = 18

/** A score up to 100 that rises more slowly and falls harder the higher it is. At 80 the next skill is recommended. */
export function createSmartScore(): Engine {
  const random = createRandomSource(7)
  const climb = (score: number) => (score < 40 ? 11 : score < 70 ? 8 : score < 90 ? 5 : 2)
  const fall = (score: number) => (score < 40 ? 4 : score < 70 ? 7 : 9)
  return createNotebook<Note>(() => ({
    note: () => ({ score: 0, asked: 0 }),
    choose({ page, shelf }) {
      const open = shelf.skills.filter(({ id, grade }) => {
        const note = requireEntry(page, id)
        return grade === shelf.grade && note.score < proficient
      })
      const skill =
        open.find(({ id }) => requireEntry(page, id).asked < tooMany) ?? open[0] ?? random.pick(shelf.skills)
      const { score } = requireEntry(page, skill.id)
      const level = score < 40 ? 1 : score < 70 ? 2 : 3
      return { item: random.pick(shelf.itemsAt(skill.id, level)), p: 0.45 + score / 220 }
    },
    learn({ page }, item, correct) {
      const note = requireEntry(page, item.skill)
      note.asked++
      note.score = correct
        ? Math.min(100, note.score + climb(note.score))
        : Math.max(0, note.score - fall(note.score))
    },
    percent: (note) => note.score,
    isMastered: (note) => note.score >= proficient,
    isStuck: (note) => note.asked >= 12 && note.score < 45,
    helped(note) {
      note.asked = 0
    },
  }))
}
