import type { Engine, InitRequest, Standings } from '@skills-center/learner/protocol'
import { requireEntry } from '../at.ts'
import { createShelf, type Item, type Shelf, type Skill } from './shelf.ts'

/** One student's page: the engine's note for each skill. */
export type Page<Note> = ReadonlyMap<string, Note>

export interface Moment<Note> {
  page: Page<Note>
  shelf: Shelf
  now: number
  isPlacement: boolean
}

export interface Rules<Note> {
  note(skill: Skill, shelf: Shelf): Note
  /** null if nothing useful is left. */
  choose(moment: Moment<Note>): { item: Item; p: number } | null
  learn(moment: Moment<Note>, item: Item, correct: boolean): void
  /** From 0 to 100. */
  percent(note: Note, skill: Skill, moment: Pick<Moment<Note>, 'page' | 'now'>): number
  isMastered(note: Note): boolean
  isStuck(note: Note): boolean
  helped(note: Note): void
}

/** An engine that keeps a note for each student and skill, and derives everything it reports from these notes. */
export function createNotebook<Note>(createRules: (init: InitRequest) => Rules<Note>): Engine {
  const pages = new Map<string, Page<Note>>()
  let shelf: Shelf
  let rules: Rules<Note>

  function standings(page: Page<Note>, now: number, shown: readonly Skill[]): Standings {
    const mastery: Record<string, number> = {}
    const mastered: string[] = []
    for (const skill of shown) {
      const note = requireEntry(page, skill.id)
      mastery[skill.id] = rules.percent(note, skill, { page, now })
      if (rules.isMastered(note)) mastered.push(skill.id)
    }
    const stuck = shelf.skills.filter(({ id }) => rules.isStuck(requireEntry(page, id))).map(({ id }) => id)
    return { mastery, mastered, stuck }
  }
  return {
    init(request) {
      shelf = createShelf(request)
      rules = createRules(request)
    },
    start({ student }) {
      pages.set(student, new Map(shelf.skills.map((skill) => [skill.id, rules.note(skill, shelf)])))
    },
    next({ student, now, mode }) {
      const page = requireEntry(pages, student)
      const choice = rules.choose({ page, shelf, now, isPlacement: mode === 'placement' })
      if (choice === null) return { done: true }
      return { skill: choice.item.skill, item: choice.item.id, p: choice.p, why: '' }
    },
    answer({ student, item, correct, now }) {
      const page = requireEntry(pages, student)
      const asked = shelf.item(item)
      rules.learn({ page, shelf, now, isPlacement: false }, asked, correct)
      return standings(
        page,
        now,
        shelf.skills.filter(({ id }) => id === asked.skill),
      )
    },
    report: ({ student, now }) => standings(requireEntry(pages, student), now, shelf.skills),
    help({ student, skill }) {
      rules.helped(requireEntry(requireEntry(pages, student), skill))
    },
  }
}
