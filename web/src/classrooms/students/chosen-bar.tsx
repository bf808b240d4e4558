import type { RosterStudent } from '@skills-center/contract/classrooms/roster'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import type { StudentAction } from './student-action.ts'

interface ChosenBarProps {
  readonly chosen: readonly RosterStudent[]
  readonly onAct: (kind: StudentAction['kind']) => void
  readonly onClear: () => void
}

/** Actions for the selected students. Sticky while the list scrolls. */
export function ChosenBar({ chosen, onAct, onClear }: ChosenBarProps) {
  return (
    <section
      aria-label={t('classrooms/chosen-students')}
      className="sticky top-18 z-10 flex min-h-15 flex-wrap items-center gap-2 rounded-lg border-[1.5px] border-action bg-surface p-2.5"
    >
      <p role="status" className="mr-auto px-2 font-semibold">
        {t('classrooms/students-chosen', { count: chosen.length })}
      </p>
      <Button variant="outline" size="small" onClick={() => onAct('group')}>
        {t('classrooms/group')}
      </Button>
      <Button variant="outline" size="small" onClick={() => onAct('cards')}>
        {t('classrooms/login-cards')}
      </Button>
      <Button variant="outline" size="small" onClick={() => onAct('passwords')}>
        {t('classrooms/new-passwords')}
      </Button>
      <Button variant="outline" size="small" onClick={() => onAct('move')}>
        {t('classrooms/move')}
      </Button>
      <Button variant="danger" size="small" onClick={() => onAct('remove')}>
        {t('classrooms/remove')}
      </Button>
      <Button variant="quiet" size="small" onClick={onClear}>
        {t('classrooms/clear-choice')}
      </Button>
    </section>
  )
}
