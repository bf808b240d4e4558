import type { SupportTopic } from '@skills-center/contract/support'
import { t } from '../../language/messages.ts'

export type Topic = 'student' | 'teacher' | 'parent' | 'privacy' | 'access'

export interface Answer {
  readonly topic: Topic
  readonly question: string
  /** Paragraphs. */
  readonly answer: readonly string[]
  /** Other words that people may search for. */
  readonly words?: string
  /** A link to continue. */
  readonly link?: {
    readonly href: string
    readonly label: string
    /** The link leads to a screen that visitors cannot open. */
    readonly isSignedIn?: boolean
  }
  /** The topic of a support request, if that is the next step. */
  readonly ask?: { readonly topic: SupportTopic; readonly label: string }
}

export const topicNames = (): Readonly<Record<Topic, string>> => ({
  student: t('support/for-students'),
  teacher: t('support/for-teachers'),
  parent: t('support/for-parents'),
  privacy: t('ui/privacy'),
  access: t('support/accessibility'),
})
