import { t } from '../language/messages.ts'

/** How people call a grade; 0 is kindergarten. */
export function gradeName(gradeLevel: number): string {
  return gradeLevel === 0 ? t('ui/kindergarten') : t('ui/grade-level', { gradeLevel })
}

/** Kindergarten to grade 12, to choose from. */
export const gradeOptions = () =>
  Array.from({ length: 13 }, (_, grade) => ({ value: String(grade), label: gradeName(grade) }))
