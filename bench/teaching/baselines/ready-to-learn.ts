import type { Engine } from '@skills-center/learner/protocol'
import { requireEntry } from '../at.ts'
import { createRandomSource, type RandomSource } from '../random-source.ts'
import { createNotebook, type Moment, type Page } from './notebook.ts'
import { guessOf, type Item, type Shelf, type Skill } from './shelf.ts'

interface Note {
  /** The assessment's estimate. */
  known: number
  isLearned: boolean
  points: number
  row: number
  asked: number
}

const needed = 5
const checkShare = 0.12

/** A right answer also counts for the skill's prerequisites, a wrong one against the skills built on it. */
function assess(page: Page<Note>, shelf: Shelf, item: Item, correct: boolean): void {
  const weigh = (id: string, right: number, wrong: number) => {
    const note = requireEntry(page, id)
    const odds = (note.known / (1 - note.known)) * (correct ? right : wrong)
    note.known = Math.min(0.98, Math.max(0.02, odds / (1 + odds)))
  }
  weigh(item.skill, 0.9 / (0.1 + guessOf(item)), 0.12)
  if (correct) for (const id of shelf.earlier(item.skill)) weigh(id, 1.8, 1)
  else for (const id of shelf.later(item.skill)) weigh(id, 1, 0.55)
}

function choosePlacement(random: RandomSource, { page, shelf }: Moment<Note>): Skill {
  const doubt = (skill: Skill) => {
    const { known, asked } = requireEntry(page, skill.id)
    return (
      known * (1 - known) * (1 + 0.1 * shelf.later(skill.id).length) * (asked > 0 ? 0.3 : 1) +
      0.02 * random.uniform()
    )
  }
  const valued = shelf.skills.map((skill) => ({ skill, doubt: doubt(skill) }))
  return valued.reduce((best, next) => (next.doubt > best.doubt ? next : best)).skill
}

function choosePractice(random: RandomSource, { page, shelf }: Moment<Note>): Skill {
  const noteOf = (id: string) => requireEntry(page, id)
  const learned = shelf.skills.filter(({ id }) => noteOf(id).isLearned)
  if (learned.length > 0 && random.isTrue(checkShare)) return random.pick(learned)
  const open = shelf.skills.filter(({ id }) => !noteOf(id).isLearned)
  const ready = open.filter(({ id }) => shelf.earlier(id).every((earlier) => noteOf(earlier).isLearned))
  const fresh = ready.filter(({ id }) => noteOf(id).asked < 20)
  const begun = fresh.find(({ id }) => noteOf(id).points > 0)
  return begun ?? fresh[0] ?? ready[0] ?? open[0] ?? random.pick(shelf.skills)
}

/**
 * An assessment across the map, then practice only in skills whose prerequisites are learned, five points each, with
 * occasional checks.
 */
export function createReadyToLearn(): Engine {
  const random = createRandomSource(12)
  return createNotebook<Note>(() => ({
    note: ({ grade }, shelf) => ({
      known: grade < shelf.grade ? 0.65 : 0.3,
      isLearned: false,
      points: 0,
      row: 0,
      asked: 0,
    }),
    choose(moment) {
      const { page, shelf, isPlacement } = moment
      const skill = isPlacement ? choosePlacement(random, moment) : choosePractice(random, moment)
      const { known } = requireEntry(page, skill.id)
      return { item: random.pick(shelf.itemsOf(skill.id)), p: 0.2 + 0.65 * known }
    },
    learn({ page, shelf }, item, correct) {
      const note = requireEntry(page, item.skill)
      assess(page, shelf, item, correct)
      note.asked++
      note.row = correct ? note.row + 1 : 0
      if (note.isLearned) {
        // A failed check moves the skill back into learning.
        note.isLearned = correct || note.known >= 0.8
        note.points = 2
        return
      }
      note.points = Math.max(0, note.points + (correct ? Math.min(2, note.row) : -1))
      note.isLearned = note.points >= needed || note.known >= 0.95
    },
    percent: (note) => (note.isLearned ? 92 : 10 + 80 * note.known),
    isMastered: (note) => note.isLearned,
    isStuck: (note) => !note.isLearned && note.asked >= 12,
    helped(note) {
      note.asked = 0
    },
  }))
}
