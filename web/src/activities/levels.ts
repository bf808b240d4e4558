import type { Level } from '@skills-center/contract/ids'
import { t } from '../language/messages.ts'

/** The names of the levels, as shown to a class. */
export const levelNames = (): Readonly<Record<Level, string>> => ({
  1: t('activities/foundations'),
  2: t('activities/at-grade'),
  3: t('activities/stretch'),
})
