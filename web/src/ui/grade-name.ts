import { t } from '../language/messages.ts'

/** The name of a grade; 0 is kindergarten. */
export function gradeName(gradeLevel: number): string {
  return gradeLevel === 0 ? t('ui/kindergarten') : t('ui/grade-level', { gradeLevel })
}

/** Kindergarten to grade 12, as options. */
export const gradeOptions = () =>
  Array.from({ length: 13 }, (_, grade) => ({ value: String(grade), label: gradeName(grade) }))
