import type { StreamAnswer } from '../stream.ts'

/** The right and wrong answers so far. */
export interface Count {
  right: number
  wrong: number
}

const none: Count = { right: 0, wrong: 0 }

export interface Counts {
  ofStudent(student: number): Count
  inSkill(student: number, skill: number): Count
  add(answer: StreamAnswer): void
}

/** Counts each student's answers, overall and by skill. */
export function createCounts(skillCount: number): Counts {
  const ofStudents = new Map<number, Count>()
  const inSkills = new Map<number, Count>()
  const addTo = (counts: Map<number, Count>, key: number, isCorrect: boolean) => {
    const count = counts.get(key) ?? { right: 0, wrong: 0 }
    if (isCorrect) count.right += 1
    else count.wrong += 1
    counts.set(key, count)
  }
  return {
    ofStudent: (student) => ofStudents.get(student) ?? none,
    inSkill: (student, skill) => inSkills.get(student * skillCount + skill) ?? none,
    add({ student, skills, isCorrect }) {
      addTo(ofStudents, student, isCorrect)
      for (const skill of skills) addTo(inSkills, student * skillCount + skill, isCorrect)
    },
  }
}
