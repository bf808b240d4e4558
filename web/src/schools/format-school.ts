import type { School } from '@skills-center/contract/schools'
import { dateFormat } from '../language/formats.ts'

export const nameWithPlace = ({ name, place }: Pick<School, 'name' | 'place'>): string =>
  place === '' ? name : `${name}, ${place}`

/** “December 6, 2026”. */
export const formatDay = dateFormat({ month: 'long', day: 'numeric', year: 'numeric' })
