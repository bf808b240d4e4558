import { t } from '../language/messages.ts'

/** How people call a grade; 0 is kindergarten. */
export function gradeName(gradeLevel: number): string {
  return gradeLevel === 0 ? t('Kindergarten') : t('Grade {gradeLevel}', { gradeLevel })
}
