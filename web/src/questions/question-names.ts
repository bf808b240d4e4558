import type { ShareWith } from '@skills-center/contract/questions/own'

export const editorOf = (id: string): string => `/questions/create?question=${id}`

export const nameOf = ({ title }: { readonly title: string }): string =>
  title.trim() === '' ? 'Question without a name' : title

/** Who else may read a question, for the teacher who shares it. */
export const shareNames: Record<ShareWith, string> = {
  nobody: 'Only me',
  school: 'Teachers at my school',
  everyone: 'All teachers',
}
