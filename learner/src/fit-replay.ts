import { believeAbout } from './belief.ts'
import type { Catalog } from './catalog.ts'
import { learnFrom, type Prediction, predict } from './predict.ts'
import type { Population } from './population.ts'
import { newStudent, type SkillState, type StudentState } from './state.ts'
import { type Evidence, isRapid, update } from './update.ts'

/** A recorded answer with its student. */
export interface PastAnswer extends Evidence {
  student: string
  /** School grade at that time; null if unknown. */
  grade: number | null
}

export interface Replay {
  /** Predicts an answer and then learns from it. Both the population and the student's state are updated. */
  answer(past: PastAnswer): Prediction
}

/** Whether the population learns from an answer: not from second tries, answers with hints, or rapid guesses. */
export const isLesson = (past: PastAnswer): boolean =>
  past.attempt === 1 && past.hintsUsed === 0 && !isRapid(past)

interface Replayed {
  student: StudentState
  states: (SkillState | undefined)[]
}

/** Replays answers in their original order. The population is updated in place. */
export function createReplay(catalog: Catalog, population: Population): Replay {
  const learners = new Map<string, Replayed>()

  function learnerOf({ student, grade }: PastAnswer): Replayed {
    const known = learners.get(student)
    if (known !== undefined) return known
    const learner = {
      student: newStudent(grade),
      states: Array.from<undefined>({ length: catalog.skills.length }),
    }
    learners.set(student, learner)
    return learner
  }

  return {
    answer(past) {
      const { item, isCorrect, at } = past
      const learner = learnerOf(past)
      const known = learner.states[item.skillIndex]
      const skill = catalog.skills[item.skillIndex]
      if (skill === undefined) throw new RangeError(`${item.id} belongs to no skill`)
      const before = { ...learner.student, grade: past.grade ?? learner.student.grade }
      const beliefs = believeAbout(catalog, population, before, learner.states, at, skill)
      const prediction = predict(catalog, population, before, known, beliefs, item)
      const { student, state } = update(catalog, population, before, known, beliefs, past)
      learner.student = student
      learner.states[item.skillIndex] = state
      if (isLesson(past)) learnFrom(population, item, prediction, isCorrect)
      return prediction
    },
  }
}
