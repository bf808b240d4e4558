import { accessAnswers } from './access-answers.ts'
import type { Answer } from '../answer.ts'
import { parentAnswers } from './parent-answers.ts'
import { privacyAnswers } from './privacy-answers.ts'
import { studentAnswers } from './student-answers.ts'
import { teacherAnswers } from './teacher-answers.ts'

/** The most common questions. Every sentence must be true of the software; change both together. */
export const answers: readonly Answer[] = [
  ...studentAnswers,
  ...teacherAnswers,
  ...parentAnswers,
  ...privacyAnswers,
  ...accessAnswers,
]
