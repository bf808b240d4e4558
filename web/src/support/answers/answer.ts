import type { SupportTopic } from '@skills-center/contract/support'
import { t } from '../../language/messages.ts'

export type Topic = 'student' | 'teacher' | 'parent' | 'privacy' | 'access'

export interface Answer {
  readonly topic: Topic
  readonly question: string
  /** Paragraphs. */
  readonly answer: readonly string[]
  /** Other words that people look for it by. */
  readonly words?: string
  /** Where to go on. */
  readonly link?: {
    readonly href: string
    readonly label: string
    /** It leads to a screen that visitors do not have. */
    readonly isSignedIn?: boolean
  }
  /** What to write to us about, where that is the way on. */
  readonly ask?: { readonly topic: SupportTopic; readonly label: string }
}

export const topicNames = (): Readonly<Record<Topic, string>> => ({
  student: t('support/for-students'),
  teacher: t('support/for-teachers'),
  parent: t('support/for-parents'),
  privacy: t('ui/privacy'),
  access: t('support/accessibility'),
})
