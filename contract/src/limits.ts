import type { Endpoint } from './endpoint.ts'

/** How often one account may make calls that cost much; such calls also take turns on the server. */
type Limit = NonNullable<Endpoint['limit']>

/** A screen about a whole class: some of them stand on one page, and it is looked at again after each change. */
export const classScreen: Limit = { most: 120, seconds: 60 }

/** A file made from many rows, or read into many. */
export const bigFile: Limit = { most: 30, seconds: 60 }

/** A question of a teacher's own, made anew at each pause in typing. */
export const preview: Limit = { most: 120, seconds: 60 }

/** Makes a class with its students and their answers. */
export const wholeClass: Limit = { most: 8, seconds: 600 }
