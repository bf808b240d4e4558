import type { ClassroomDetail } from '@skills-center/contract/classrooms'
import type { ClassGroup, RosterStudent } from '@skills-center/contract/classrooms/roster'
import { t } from '../../language/messages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EditStudent } from './edit-student.tsx'
import { GroupStudents } from './group-students.tsx'
import { MoveStudents } from './move-students.tsx'
import { NewPasswords } from './new-passwords.tsx'
import { PrintCards } from './print-cards.tsx'
import { RemoveStudents } from './remove-students.tsx'
import { fullName, formatStudentNames } from './roster-query.ts'
import type { StudentAction } from './student-action.ts'

interface StudentDialogProps {
  readonly classroom: ClassroomDetail
  readonly groups: readonly ClassGroup[]
  /** Null while the dialog is closed. */
  readonly act: StudentAction | null
  readonly onAct: (kind: StudentAction['kind'], students: readonly RosterStudent[]) => void
  readonly onClose: () => void
  readonly onDone: () => void
}

const titles: Record<StudentAction['kind'], (students: readonly RosterStudent[]) => string> = {
  edit: ([student]) => (student === undefined ? t('ui/student') : fullName(student)),
  group: (students) => t('classrooms/group-of-whom', { whom: formatStudentNames(students) }),
  passwords: (students) =>
    students.length === 1
      ? t('classrooms/new-password-for-whom', { whom: formatStudentNames(students) })
      : t('classrooms/new-passwords'),
  cards: () => t('classrooms/login-cards'),
  move: (students) => t('classrooms/move-whom', { whom: formatStudentNames(students) }),
  remove: (students) => t('classrooms/remove-whom', { whom: formatStudentNames(students) }),
}

/** One dialog for all actions on students; its content changes with the action. */
export function StudentDialog({ classroom, groups, act, onAct, onClose, onDone }: StudentDialogProps) {
  const [first] = act?.students ?? []
  return (
    <Dialog
      open={act !== null}
      title={act === null ? t('ui/student') : titles[act.kind](act.students)}
      onClose={onClose}
    >
      {act?.kind === 'edit' && first !== undefined && (
        <EditStudent
          key={first.id}
          classroom={classroom}
          groups={groups}
          student={first}
          onAct={(kind) => onAct(kind, [first])}
          onDone={onDone}
        />
      )}
      {act?.kind === 'group' && (
        <GroupStudents
          classroomId={classroom.id}
          groups={groups}
          students={act.students}
          onCancel={onClose}
          onDone={onDone}
        />
      )}
      {act?.kind === 'passwords' && (
        <NewPasswords classroomId={classroom.id} students={act.students} onCancel={onClose} />
      )}
      {act?.kind === 'cards' && (
        <PrintCards classroomId={classroom.id} students={act.students} onCancel={onClose} onDone={onDone} />
      )}
      {act?.kind === 'move' && (
        <MoveStudents classroomId={classroom.id} students={act.students} onCancel={onClose} onDone={onDone} />
      )}
      {act?.kind === 'remove' && (
        <RemoveStudents
          classroomId={classroom.id}
          students={act.students}
          onCancel={onClose}
          onDone={onDone}
        />
      )}
    </Dialog>
  )
}
