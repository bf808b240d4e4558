import type { Translations } from '@skills-center/messages/languages'

export type Audience = 'student' | 'teacher' | 'parent' | 'public' | 'admin'

/** How texts for somebody may read; no limit where one is left out. */
export interface Limits {
  /** Words of one sentence, by language: Spanish says the same in about a fifth more words. */
  readonly longest?: Translations<number>
  /** Words of a sentence, on average over a folder. */
  readonly average?: Translations<number>
  /** The grade whose readers understand it (Flesch-Kincaid), over a folder in English. */
  readonly grade?: number
  /** Whether Spanish says “tú” to them. */
  readonly isFamiliar: boolean
}

const plain = { longest: { en: 25, es: 30 }, grade: 7, isFamiliar: false }

export const limitsOf: Readonly<Record<Audience, Limits>> = {
  student: { longest: { en: 20, es: 25 }, average: { en: 12, es: 15 }, grade: 5, isFamiliar: true },
  parent: plain,
  public: plain,
  teacher: { isFamiliar: false },
  admin: { isFamiliar: false },
}

/**
 * Who reads the messages of a folder. What several people read is for the youngest of them. A folder that is not here
 * is read by the same people as the folder above it.
 */
const audiences: Readonly<Record<string, Audience>> = {
  answers: 'student',
  'server/accounts': 'student',
  'server/accounts/consent': 'parent',
  'server/achievements': 'student',
  'server/activities': 'student',
  'server/analytics': 'teacher',
  'server/assignments': 'teacher',
  'server/billing': 'parent',
  'server/classrooms': 'teacher',
  'server/platform': 'student',
  'server/practice': 'student',
  'server/progress': 'student',
  'server/questions': 'teacher',
  'server/schools': 'admin',
  'server/site': 'public',
  'server/skills': 'student',
  'server/support': 'public',
  'web/accounts': 'student',
  'web/accounts/consent': 'parent',
  'web/achievements': 'student',
  'web/activities': 'teacher',
  'web/analytics': 'teacher',
  'web/analytics/student/print': 'parent',
  'web/app': 'student',
  'web/app/teacher-bar': 'teacher',
  'web/assignments': 'teacher',
  'web/billing': 'parent',
  'web/classrooms': 'teacher',
  'web/item': 'student',
  'web/platform': 'student',
  'web/practice': 'student',
  'web/progress': 'student',
  'web/progress/report': 'parent',
  'web/questions': 'teacher',
  'web/schools': 'admin',
  'web/site': 'public',
  'web/skills': 'student',
  'web/support': 'public',
  'web/ui': 'student',
}

/** @throws RangeError when nobody is known to read a folder */
export function audienceOf(folder: string): Audience {
  for (let path = folder; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('/')))) {
    const audience = audiences[path]
    if (audience !== undefined) return audience
  }
  throw new RangeError(`Say in tools/wording/audiences.ts who reads ${folder}.`)
}
