import type { GradeLevel, Level, SkillId } from '@skills-center/contract/ids'
import { Plus } from 'lucide-react'
import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'

/** Where generated questions come from. */
export type QuestionSource = { readonly skillId: SkillId } | { readonly standard: string }

/** What to add to a set. */
export type QuestionRequest =
  | {
      readonly kind: 'generated'
      readonly from: QuestionSource
      readonly level: Level | null
      readonly count: number
    }
  | { readonly kind: 'own'; readonly questionId: string }

export interface AddQuestionsProps {
  readonly gradeLevel: GradeLevel
  /** The number of questions that the set can still take. */
  readonly room: number
  readonly isBusy: boolean
  readonly onAdd: (wish: QuestionRequest) => void
}

export function AddButton({ isBusy, onAdd }: { readonly isBusy: boolean; readonly onAdd: () => void }) {
  return (
    <Button variant="outline" busy={isBusy} className="sm:col-span-2 sm:justify-self-start" onClick={onAdd}>
      <Plus aria-hidden className="size-5" />
      {t('assignments/add-to-the-set')}
    </Button>
  )
}
