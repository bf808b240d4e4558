import { type ClassroomId, getClassroom } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { Button } from '../../ui/button.tsx'
import { rosterQuery } from './roster-query.ts'
import type { StudentAction } from './student-action.ts'
import { StudentDialog } from './student-dialog.tsx'

interface EditStudentButtonProps {
  readonly classroomId: ClassroomId
  readonly studentId: UserId
  /** The account or its place in the class has changed: `left` if the student is no longer in the class. */
  readonly onDone: (outcome: 'saved' | 'left') => void
}

/** All actions on one student of a class: name, grade, group, password, another class. */
export function EditStudentButton({ classroomId, studentId, onDone }: EditStudentButtonProps) {
  const [kind, setKind] = useState<StudentAction['kind'] | null>(null)
  const classroom = useQuery(queryOf(getClassroom, { params: { id: classroomId } })).data
  const roster = useQuery(rosterQuery(classroomId)).data
  const student = roster?.students.find(({ id }) => id === studentId)
  if (classroom === undefined || roster === undefined || student === undefined) return null
  return (
    <>
      <Button variant="outline" onClick={() => setKind('edit')}>
        <Pencil aria-hidden className="size-5" />
        {t('classrooms/edit-student')}
      </Button>
      <StudentDialog
        classroom={classroom}
        groups={roster.groups}
        act={kind === null ? null : { kind, students: [student] }}
        onAct={setKind}
        onClose={() => setKind(null)}
        onDone={() => {
          setKind(null)
          onDone(kind === 'move' || kind === 'remove' ? 'left' : 'saved')
        }}
      />
    </>
  )
}
