import { t } from '../../language/messages.ts'

/** “Takes: 40%, 85%”. */
export const formatTakes = (takes: readonly (number | null)[]): string =>
  t('assignments/gradebook/takes', {
    percents: takes.map((percent) => (percent === null ? '–' : `${percent}%`)).join(', '),
  })
