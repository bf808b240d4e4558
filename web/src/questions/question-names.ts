import type { ShareWith } from '@skills-center/contract/questions/own'
import { t } from '../language/messages.ts'

export const editorOf = (id: string): string => `/questions/create?question=${id}`

export const nameOf = ({ title }: { readonly title: string }): string =>
  title.trim() === '' ? t('questions/question-without-a-name') : title

/** Who else may read a question, for the teacher who shares it. */
export const shareNames = (): Record<ShareWith, string> => ({
  nobody: t('questions/only-me'),
  school: t('questions/teachers-at-my-school'),
  everyone: t('questions/all-teachers'),
})
