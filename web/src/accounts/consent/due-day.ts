import { dateFormat } from '../../language/formats.ts'

/** “December 6, 2026”, for dates on record. */
export const recordedDay = dateFormat({ month: 'long', day: 'numeric', year: 'numeric' })

const monthAndDay = dateFormat({ month: 'long', day: 'numeric' })

/** “December 6”, with a no-break space. */
export const dueDay = (when: Parameters<typeof monthAndDay>[0]): string =>
  monthAndDay(when).replaceAll(' ', '\u00A0')
