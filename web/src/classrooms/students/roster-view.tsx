import type { ClassroomDetail } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import type { Roster, RosterStudent } from '@skills-center/contract/classrooms/roster'
import { ListPlus, Printer } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useLoginCards } from '../cards/login-cards.ts'
import { formatStudents } from '../format-class.ts'
import { AddStudent } from './add-student.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { RosterTable } from './roster-table.tsx'
import type { StudentAction } from './student-action.ts'
import { StudentDialog } from './student-dialog.tsx'

interface RosterViewProps {
  readonly classroom: ClassroomDetail
  readonly roster: Roster
}

/** The class list: summary figures, and actions on one or several students. */
export function RosterView({ classroom, roster }: RosterViewProps) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<UserId>>(new Set())
  const [act, setAct] = useState<StudentAction | null>(null)
  const cards = useLoginCards(classroom.id)
  const chosen = roster.students.filter(({ id }) => chosenIds.has(id))
  const begin = (kind: StudentAction['kind'], students: readonly RosterStudent[]) =>
    setAct({ kind, students })
  return (
    <div className="mt-6 flex flex-col gap-4">
      {chosen.length > 0 ? (
        <ChosenBar
          chosen={chosen}
          onAct={(kind) => begin(kind, chosen)}
          onClear={() => setChosenIds(new Set())}
        />
      ) : (
        <div className="flex min-h-15 flex-wrap items-center justify-between gap-3">
          <p className="mr-auto text-ink-soft">{formatStudents(roster.students.length)}</p>
          {roster.students.length > 0 && (
            <ButtonLink href={`/classroom/${classroom.id}/reports`} variant="outline">
              <Printer aria-hidden className="size-5 max-sm:hidden" />
              {t('classrooms/print-reports')}
            </ButtonLink>
          )}
          {classroom.isActive && !classroom.isSample && (
            <div className="flex flex-wrap gap-3">
              {cards.length > 0 && (
                <ButtonLink href={`/classroom/${classroom.id}/cards`} variant="outline">
                  {t('classrooms/print-cards', { count: cards.length })}
                </ButtonLink>
              )}
              <ButtonLink href={`/classroom/${classroom.id}/import`} variant="outline">
                <ListPlus aria-hidden className="size-5 max-sm:hidden" />
                {t('classrooms/import-a-list')}
              </ButtonLink>
              <AddStudent classroom={classroom} groups={roster.groups} />
            </div>
          )}
        </div>
      )}
      <RosterTable classroomId={classroom.id} roster={roster} chosenIds={chosenIds} onChoose={setChosenIds} />
      <StudentDialog
        classroom={classroom}
        groups={roster.groups}
        act={act}
        onAct={begin}
        onClose={() => setAct(null)}
        onDone={() => {
          setAct(null)
          setChosenIds(new Set())
        }}
      />
    </div>
  )
}
