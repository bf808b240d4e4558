import type { ShareWith } from '@skills-center/contract/questions/own'
import { t } from '../language/messages.ts'

export const editorOf = (id: string): string => `/questions/create?question=${id}`

export const nameOf = ({ title }: { readonly title: string }): string =>
  title.trim() === '' ? t('Question without a name') : title

/** Who else may read a question, for the teacher who shares it. */
export const shareNames = (): Record<ShareWith, string> => ({
  nobody: t('Only me'),
  school: t('Teachers at my school'),
  everyone: t('All teachers'),
})
