import type { Level } from '@skills-center/contract/ids'
import { t } from '../language/messages.ts'

export const levelNames = (): Record<Level, string> => ({
  1: t('assignments/foundational'),
  2: t('assignments/at-grade-level'),
  3: t('assignments/stretch'),
})
