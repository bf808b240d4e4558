import type { Level } from '@skills-center/contract/ids'
import { t } from '../language/messages.ts'

export const levelWords = (): Record<Level, string> => ({
  1: t('Foundational'),
  2: t('At grade level'),
  3: t('Stretch'),
})
