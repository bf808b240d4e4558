import type { ClassroomDetail } from '@skills-center/contract/classrooms'
import {
  editStudent,
  setGroup,
  type ClassGroup,
  type RosterStudent,
} from '@skills-center/contract/classrooms/roster'
import { useState, type FormEvent } from 'react'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { gradeName, gradeOptions } from '../../ui/grade-name.ts'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.ts'
import { ActError } from '../act-error.tsx'
import { FormActions } from '../form-actions.tsx'
import { useAct } from '../use-act.ts'
import { groupIn, groupOptions } from './group-options.ts'
import { rosterQueries } from './roster-query.ts'
import type { StudentAct } from './student-act.ts'

interface EditStudentProps {
  readonly classroom: ClassroomDetail
  readonly groups: readonly ClassGroup[]
  readonly student: RosterStudent
  readonly onAct: (kind: StudentAct['kind']) => void
  readonly onDone: () => void
}

/** One student: name and grade where this class made the account, the group always, and what else there is to do. */
export function EditStudent({ classroom, groups, student, onAct, onDone }: EditStudentProps) {
  const [firstName, setFirstName] = useState(student.firstName)
  const [lastName, setLastName] = useState(student.lastName)
  const [grade, setGrade] = useState(String(student.gradeLevel))
  const [group, setChosenGroup] = useState<string>(student.groupId ?? '')
  const [isNameMissed, setNameMissed] = useState(false)
  const save = useAct(
    async () => {
      const isChanged =
        firstName !== student.firstName ||
        lastName !== student.lastName ||
        Number(grade) !== student.gradeLevel
      if (student.isManaged && isChanged)
        await call(editStudent, {
          params: { id: classroom.id, studentId: student.id },
          body: { firstName, lastName, gradeLevel: Number(grade) },
        })
      if (group !== (student.groupId ?? ''))
        await call(setGroup, {
          params: { id: classroom.id },
          body: { studentIds: [student.id], groupId: groupIn(group) },
        })
    },
    rosterQueries,
    () => {
      toast({ title: t('Saved'), tone: 'right' })
      onDone()
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = firstName.trim() === ''
    setNameMissed(isMissing)
    if (!isMissing && !save.isPending) save.mutate(undefined)
  }
  const facts = [
    student.joinedBy === 'code' ? t('joined with the code') : t('put in by a teacher'),
    ...(student.isManaged ? [] : [gradeName(student.gradeLevel)]),
  ]
  const hasFields = student.isManaged || groups.length > 0
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4.5">
      <p className="text-ink-soft">
        <Rich
          message="Username <name>{username}</name>, {facts}."
          values={{ username: student.username, facts: facts.join(', ') }}
          parts={{ name: <strong className="font-mono text-ink [overflow-wrap:anywhere]" /> }}
        />
      </p>
      {student.isManaged ? (
        <>
          <div className="grid gap-4.5 sm:grid-cols-2">
            <Field
              label={t('First name')}
              value={firstName}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => setFirstName(event.target.value)}
              error={isNameMissed ? t('Please enter a first name.') : null}
            />
            <Field
              label={t('Last name or initial')}
              note={t('(optional)')}
              value={lastName}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => setLastName(event.target.value)}
            />
          </div>
          <Select
            label={t('Grade')}
            value={grade}
            onChange={(event) => setGrade(event.target.value)}
            options={gradeOptions()}
          />
        </>
      ) : (
        <p className="text-ink-soft">
          {t(
            'This account was not made for this class: its name and password are changed by the student, or by the teacher who made it.',
          )}
        </p>
      )}
      {groups.length > 0 && (
        <Select
          label={t('Group')}
          value={group}
          onChange={(event) => setChosenGroup(event.target.value)}
          options={groupOptions(groups)}
        />
      )}
      <ActError error={save.error} />
      {hasFields && (
        <FormActions>
          <Button type="submit" busy={save.isPending}>
            {t('Save')}
          </Button>
        </FormActions>
      )}
      <div className="flex flex-wrap gap-3 border-t border-line pt-4.5">
        {student.isManaged && (
          <Button variant="outline" onClick={() => onAct('passwords')}>
            {t('New password')}
          </Button>
        )}
        <Button variant="outline" onClick={() => onAct('move')}>
          {t('Move to another class')}
        </Button>
        <Button variant="danger" onClick={() => onAct('remove')}>
          {t('Remove from class')}
        </Button>
      </div>
    </form>
  )
}
