import type { RosterStudent } from '@skills-center/contract/classrooms/roster'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import type { StudentAct } from './student-act.ts'

interface ChosenBarProps {
  readonly chosen: readonly RosterStudent[]
  readonly onAct: (kind: StudentAct['kind']) => void
  readonly onClear: () => void
}

/** What can be done to the students who are ticked. It stays in sight while the list scrolls under it. */
export function ChosenBar({ chosen, onAct, onClear }: ChosenBarProps) {
  return (
    <section
      aria-label={t('Chosen students')}
      className="sticky top-18 z-10 flex min-h-15 flex-wrap items-center gap-2 rounded-lg border-[1.5px] border-action bg-surface p-2.5"
    >
      <p role="status" className="mr-auto px-2 font-semibold">
        {t('{count, plural, one {# student} other {# students}} chosen', { count: chosen.length })}
      </p>
      <Button variant="outline" size="small" onClick={() => onAct('group')}>
        {t('Group')}
      </Button>
      <Button variant="outline" size="small" onClick={() => onAct('passwords')}>
        {t('New passwords')}
      </Button>
      <Button variant="outline" size="small" onClick={() => onAct('move')}>
        {t('Move')}
      </Button>
      <Button variant="danger" size="small" onClick={() => onAct('remove')}>
        {t('Remove')}
      </Button>
      <Button variant="quiet" size="small" onClick={onClear}>
        {t('Clear [choice]')}
      </Button>
    </section>
  )
}
