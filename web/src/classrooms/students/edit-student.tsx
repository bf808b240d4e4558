import { getClassPrivacy, nameStudent } from '@skills-center/contract/accounts/class-privacy'
import type { ClassroomDetail, ClassroomId } from '@skills-center/contract/classrooms'
import {
  editStudent,
  setGroup,
  setStudentNumbers,
  type ClassGroup,
  type RosterStudent,
} from '@skills-center/contract/classrooms/roster'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { call } from '../../platform/api.ts'
import { queryOf } from '../../platform/queries.ts'
import { Button } from '../../ui/button.tsx'
import { gradeName, gradeOptions } from '../../ui/grade-name.ts'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { FormActions } from '../form-actions.tsx'
import { useClassMutation } from '../use-class-mutation.ts'
import { groupIn, groupOptions } from './group-options.ts'
import { NameFields } from './name-fields.tsx'
import { NumberField } from './number-field.tsx'
import { rosterQueries } from './roster-query.ts'
import type { StudentAction } from './student-action.ts'

interface EditStudentProps {
  readonly classroom: ClassroomDetail
  readonly groups: readonly ClassGroup[]
  readonly student: RosterStudent
  readonly onAct: (kind: StudentAction['kind']) => void
  readonly onDone: () => void
}

/** Whether a teacher may add a name, and whether consent is still missing. */
function useNaming({ id }: ClassroomDetail, student: RosterStudent) {
  const { data } = useQuery(queryOf(getClassPrivacy, { params: { id } }))
  const known = data?.students.find((one) => one.id === student.id)
  return { canName: known?.canName ?? false, isWaiting: known?.standing === 'waiting' }
}

interface EditedFields {
  readonly firstName: string
  readonly lastName: string
  readonly grade: string
  readonly group: string
  readonly studentNumber: string
  readonly canName: boolean
}

/** Saves the changes, with one call for each kind. */
function useSaving(
  { id }: ClassroomDetail,
  student: RosterStudent,
  { firstName, lastName, grade, group, studentNumber, canName }: EditedFields,
  onDone: () => void,
) {
  return useClassMutation(
    async () => {
      const isChanged =
        firstName !== student.firstName ||
        lastName !== student.lastName ||
        Number(grade) !== student.gradeLevel
      if (student.isManaged && isChanged)
        await call(editStudent, {
          params: { id, studentId: student.id },
          body: { firstName, lastName, gradeLevel: Number(grade) },
        })
      if (studentNumber !== (student.studentNumber ?? ''))
        await call(setStudentNumbers, {
          params: { id },
          body: {
            students: [{ studentId: student.id, studentNumber: studentNumber === '' ? null : studentNumber }],
          },
        })
      if (group !== (student.groupId ?? ''))
        await call(setGroup, {
          params: { id },
          body: { studentIds: [student.id], groupId: groupIn(group) },
        })
      // Last, because it can be done only once: after an error, all of this is sent again.
      if (canName && firstName.trim() !== '')
        await call(nameStudent, {
          params: { id, studentId: student.id },
          body: { firstName, lastName },
        })
    },
    [...rosterQueries, getClassPrivacy],
    () => {
      toast({ title: t('classrooms/saved'), tone: 'right' })
      onDone()
    },
  )
}

/**
 * Edits one student: name and grade if this class created the account, a name if the school has consented, always the
 * group, and links to other actions.
 */
export function EditStudent({ classroom, groups, student, onAct, onDone }: EditStudentProps) {
  // An account not managed here starts with empty name fields, because its stored name is its username.
  const [firstName, setFirstName] = useState(student.isManaged ? student.firstName : '')
  const [lastName, setLastName] = useState(student.isManaged ? student.lastName : '')
  const [grade, setGrade] = useState(String(student.gradeLevel))
  const [group, setChosenGroup] = useState<string>(student.groupId ?? '')
  const [studentNumber, setStudentNumber] = useState(student.studentNumber ?? '')
  const [isNameMissed, setNameMissed] = useState(false)
  const { canName, isWaiting } = useNaming(classroom, student)
  const fields = { firstName, lastName, grade, group, studentNumber: studentNumber.trim() }
  const save = useSaving(classroom, student, { ...fields, canName }, onDone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Even if a name may be added, the other fields can be changed alone.
    const isRestChanged =
      group !== (student.groupId ?? '') || fields.studentNumber !== (student.studentNumber ?? '')
    const isAsked = student.isManaged || (canName && (lastName.trim() !== '' || !isRestChanged))
    const isMissing = isAsked && firstName.trim() === ''
    setNameMissed(isMissing)
    if (!isMissing && !save.isPending) save.mutate(undefined)
  }
  const nameFields = (
    <NameFields
      firstName={firstName}
      lastName={lastName}
      isFirstNameMissed={isNameMissed}
      onFirstName={setFirstName}
      onLastName={setLastName}
    />
  )
  const facts = [
    student.joinedBy === 'code' ? t('classrooms/joined-with-the-code') : t('classrooms/put-in-by-a-teacher'),
    ...(student.isManaged ? [] : [gradeName(student.gradeLevel)]),
  ]
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4.5">
      <p className="text-ink-soft">
        <Rich
          id="classrooms/username-facts"
          values={{ username: student.username, facts: facts.join(', ') }}
          parts={{ name: <strong className="font-mono text-ink [overflow-wrap:anywhere]" /> }}
        />
      </p>
      <OwnFields
        classroomId={classroom.id}
        student={student}
        canName={canName}
        isWaiting={isWaiting}
        nameFields={nameFields}
        grade={grade}
        onGrade={setGrade}
      />
      {!isWaiting && <NumberField value={studentNumber} onChange={setStudentNumber} />}
      {groups.length > 0 && (
        <Select
          label={t('classrooms/group')}
          value={group}
          onChange={(event) => setChosenGroup(event.target.value)}
          options={groupOptions(groups)}
        />
      )}
      <MutationError error={save.error} />
      {(!isWaiting || groups.length > 0) && (
        <FormActions>
          <Button type="submit" busy={save.isPending}>
            {t('classrooms/save')}
          </Button>
        </FormActions>
      )}
      <OtherActions isManaged={student.isManaged} onAct={onAct} />
    </form>
  )
}

function OtherActions({
  isManaged,
  onAct,
}: Pick<EditStudentProps, 'onAct'> & { readonly isManaged: boolean }) {
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-4.5">
      {isManaged && (
        <Button variant="outline" onClick={() => onAct('passwords')}>
          {t('classrooms/new-password')}
        </Button>
      )}
      <Button variant="outline" onClick={() => onAct('move')}>
        {t('classrooms/move-to-another-class')}
      </Button>
      <Button variant="danger" onClick={() => onAct('remove')}>
        {t('classrooms/remove-from-class')}
      </Button>
    </div>
  )
}

interface OwnFieldsProps {
  readonly classroomId: ClassroomId
  readonly student: RosterStudent
  readonly canName: boolean
  readonly isWaiting: boolean
  readonly nameFields: ReactNode
  readonly grade: string
  readonly onGrade: (grade: string) => void
}

/** The account fields that a teacher may change, or why there are none. */
function OwnFields({ classroomId, student, canName, isWaiting, nameFields, grade, onGrade }: OwnFieldsProps) {
  return student.isManaged ? (
    <>
      {nameFields}
      <Select
        label={t('ui/grade')}
        value={grade}
        onChange={(event) => onGrade(event.target.value)}
        options={gradeOptions()}
      />
    </>
  ) : canName ? (
    <>
      <p>{t('classrooms/school-has-agreed-for-this-student')}</p>
      {nameFields}
    </>
  ) : isWaiting ? (
    <p>
      <Rich
        id="classrooms/dont-have-a-name"
        parts={{
          consent: (
            <Link
              href={`/classroom/${classroomId}?tab=settings#consents`}
              className="font-semibold text-link"
            />
          ),
        }}
      />
    </p>
  ) : (
    <p className="text-ink-soft">{t('classrooms/account-wasnt-made-for-this-class')}</p>
  )
}
