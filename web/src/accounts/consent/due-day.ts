import { dateFormat } from '../../language/formats.ts'

/** “December 6, 2026”, of what stays on record. */
export const recordedDay = dateFormat({ month: 'long', day: 'numeric', year: 'numeric' })

/** “December 6”. */
export const dueDay = dateFormat({ month: 'long', day: 'numeric' })
