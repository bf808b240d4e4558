import type { RosterStudent } from '@skills-center/contract/classrooms/roster'
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
      aria-label="Chosen students"
      className="sticky top-18 z-10 flex min-h-15 flex-wrap items-center gap-2 rounded-lg border-[1.5px] border-action bg-surface p-2.5"
    >
      <p role="status" className="mr-auto px-2 font-semibold">
        {chosen.length === 1 ? '1 student chosen' : `${chosen.length} students chosen`}
      </p>
      <Button variant="outline" size="small" onClick={() => onAct('group')}>
        Group
      </Button>
      <Button variant="outline" size="small" onClick={() => onAct('passwords')}>
        New passwords
      </Button>
      <Button variant="outline" size="small" onClick={() => onAct('move')}>
        Move
      </Button>
      <Button variant="danger" size="small" onClick={() => onAct('remove')}>
        Remove
      </Button>
      <Button variant="quiet" size="small" onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}
