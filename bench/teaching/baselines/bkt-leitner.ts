import type { Engine } from '@skills-center/learner/protocol'
import { at, requireEntry } from '../at.ts'
import { day } from '../knowledge.ts'
import { createRandomSource, type RandomSource } from '../random-source.ts'
import { afterAnswer, chanceOfRight, enough } from './bkt.ts'
import { createNotebook, type Moment } from './notebook.ts'
import type { Skill } from './shelf.ts'

interface Note {
  known: number
  asked: number
  /** Wrong answers not yet made up for by a right one. */
  fails: number
  askedAt: number
  /** 0 means not yet learned. */
  box: number
  due: number
}

const boxDays = [0, 1, 3, 7, 16, 35, 70]
const readyFrom = 0.6
const parkedFrom = 8
const parkedDays = 10
const reviewShare = 0.35

/** Chooses the skill where an answer would tell the most and few questions have been asked. */
function choosePlacement(random: RandomSource, { page, shelf }: Moment<Note>): Skill {
  const value = (skill: Skill) => {
    const { known, asked } = requireEntry(page, skill.id)
    return (known * (1 - known)) / (1 + 2 * asked) + 0.05 * random.uniform()
  }
  const valued = shelf.skills.map((skill) => ({ skill, value: value(skill) }))
  return valued.reduce((best, next) => (next.value > best.value ? next : best)).skill
}

function choosePractice(random: RandomSource, { page, shelf, now }: Moment<Note>): Skill {
  const noteOf = (skill: Skill) => requireEntry(page, skill.id)
  const due = shelf.skills
    .filter((skill) => noteOf(skill).box > 0 && noteOf(skill).due <= now && noteOf(skill).known >= enough)
    .toSorted((left, right) => noteOf(left).due - noteOf(right).due)
  const ready = shelf.skills.filter(
    (skill) =>
      noteOf(skill).known < enough &&
      (noteOf(skill).fails < parkedFrom || now - noteOf(skill).askedAt > parkedDays * day) &&
      shelf.earlier(skill.id).every((id) => requireEntry(page, id).known >= readyFrom),
  )
  const [overdue] = due
  if (overdue !== undefined && (ready.length === 0 || random.isTrue(reviewShare))) return overdue
  const begun = ready.find((skill) => noteOf(skill).asked > 0 && noteOf(skill).known > 0.35)
  return begun ?? ready[0] ?? random.pick(shelf.skills)
}

/** Bayesian knowledge tracing on skills whose prerequisites are known, with Leitner boxes for review. */
export function createBktLeitner(): Engine {
  const random = createRandomSource(10)
  return createNotebook<Note>(() => ({
    note: ({ grade }, shelf) => ({
      known: grade < shelf.grade ? 0.6 : 0.3,
      asked: 0,
      fails: 0,
      askedAt: 0,
      box: 0,
      due: 0,
    }),
    choose(moment) {
      const skill = moment.isPlacement ? choosePlacement(random, moment) : choosePractice(random, moment)
      const { known } = requireEntry(moment.page, skill.id)
      const item = random.pick(moment.shelf.itemsAt(skill.id, known < 0.4 ? 1 : known < 0.8 ? 2 : 3))
      return { item, p: chanceOfRight(known, item) }
    },
    learn({ page, now }, item, correct) {
      const note = requireEntry(page, item.skill)
      const wasKnown = note.known >= enough
      note.known = afterAnswer(note.known, item, correct)
      note.asked++
      note.askedAt = now
      note.fails = correct ? Math.max(0, note.fails - 1) : note.fails + 1
      if (note.known < enough) return
      if (!wasKnown) note.box = 1
      else if (correct) note.box = Math.min(boxDays.length - 1, note.box + 1)
      note.due = now + at(boxDays, note.box) * day
    },
    percent: (note) => 100 * note.known,
    isMastered: (note) => note.known >= enough,
    isStuck: (note) => note.fails >= 5,
    helped(note) {
      note.fails = 0
    },
  }))
}
