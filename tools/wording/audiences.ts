import type { Translations } from '@skills-center/messages/languages'

export type Audience = 'student' | 'teacher' | 'parent' | 'public' | 'admin'

/** Reading limits for an audience; a limit that is left out does not apply. */
export interface Limits {
  /** The most words in one sentence, by language: Spanish needs about a fifth more words. */
  readonly longest?: Translations<number>
  /** The most words per sentence, averaged over a folder. */
  readonly average?: Translations<number>
  /** The highest reading grade of a folder's English text (Flesch-Kincaid). */
  readonly grade?: number
  /** Whether Spanish addresses this audience as “tú”. */
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
 * The audience of each folder's messages. Messages with several audiences are written for the youngest. A folder that
 * is not listed has the audience of its parent folder.
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
  'server/rosters': 'admin',
  'server/lti': 'student',
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
  'web/rosters': 'admin',
  'web/lti': 'student',
  'web/site': 'public',
  'web/skills': 'student',
  'web/support': 'public',
  'web/ui': 'student',
}

/** @throws RangeError if a folder has no known audience */
export function audienceOf(folder: string): Audience {
  for (let path = folder; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('/')))) {
    const audience = audiences[path]
    if (audience !== undefined) return audience
  }
  throw new RangeError(`Add the audience of ${folder} to tools/wording/audiences.ts.`)
}
