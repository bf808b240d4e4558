import { believeAbout } from './belief.ts'
import type { Catalog } from './catalog.ts'
import { learnFrom, type Prediction, predict } from './predict.ts'
import type { School } from './school.ts'
import { newStudent, type SkillState, type StudentState } from './state.ts'
import { type Evidence, isRapid, update } from './update.ts'

/** An answer as it is told again, with who gave it. */
export interface PastAnswer extends Evidence {
  student: string
  /** School grade; null where it is not known. */
  grade: number | null
}

export interface Replay {
  /** Predicts an answer, then takes it in: what the school and the student learned stays. */
  answer(past: PastAnswer): Prediction
}

interface Replayed {
  student: StudentState
  states: (SkillState | undefined)[]
}

/** Tells answers again in their order, as they came in once. The school is changed in place. */
export function createReplay(catalog: Catalog, school: School): Replay {
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
      const beliefs = believeAbout(catalog, school, learner.student, learner.states, at, skill)
      const prediction = predict(catalog, school, learner.student, known, beliefs, item)
      const { student, state } = update(catalog, school, learner.student, known, beliefs, past)
      learner.student = student
      learner.states[item.skillIndex] = state
      if (!isRapid(past)) learnFrom(school, item, prediction, isCorrect)
      return prediction
    },
  }
}
