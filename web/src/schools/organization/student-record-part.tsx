import {
  listAuditLog,
  openStudentRecord,
  reasonMinimum,
  type StudentRecord,
} from '@skills-center/contract/schools/organization'
import type { UserId } from '@skills-center/contract/ids'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { inFigures } from '../../language/formats.ts'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { refresh } from '../../platform/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { gradeName } from '../../ui/grade-name.ts'
import { formatDay } from '../format-school.ts'

/** Opens a student's record once a reason is given. */
export function StudentRecordPart({ studentId }: { readonly studentId: UserId }) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const open = useMutation({
    mutationFn: () => call(openStudentRecord, { params: { id: studentId }, body: { reason } }),
    onSuccess: () => refresh(client, listAuditLog),
  })
  if (open.data !== undefined) return <Opened record={open.data} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!open.isPending) open.mutate()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <Field
        label={t('schools/organization/why-do-you-need-the-record')}
        hint={t('schools/organization/reason-is-logged')}
        required
        minLength={reasonMinimum}
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <MutationError error={open.error} />
      <Button type="submit" className="self-start" busy={open.isPending}>
        {t('schools/organization/open-the-record')}
      </Button>
    </form>
  )
}

function Opened({ record }: { readonly record: StudentRecord }) {
  const { person, gradeLevel, createdAt, classes, consents, answers, skills } = record
  return (
    <div role="status" className="flex flex-col gap-4 [&_h3]:font-bold">
      <p>
        {t('schools/organization/grade-and-answers', { grade: gradeName(gradeLevel), answers })}{' '}
        {t('schools/organization/account-since-day', { day: formatDay(createdAt) })}{' '}
        {person.lastUsedOn !== null &&
          t('schools/organization/last-used-on-day', { day: formatDay(`${person.lastUsedOn}T12:00:00`) })}
      </p>
      <div>
        <h3>{t('schools/organization/classes')}</h3>
        <ul>
          {classes.map(({ name, teacher, enrolledAt }) => (
            <li key={`${name} ${enrolledAt}`}>
              {t('schools/organization/class-with-teacher', { name, teacher })}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{t('schools/organization/consent')}</h3>
        {consents.length === 0 && <p>{t('schools/organization/no-consents')}</p>}
        <ul>
          {consents.map(({ kind, givenAt, revokedAt }) => (
            <li key={givenAt}>
              {kind === 'parent'
                ? t('schools/organization/parent-consented-on-day', { day: formatDay(givenAt) })
                : t('schools/organization/school-consented-on-day', { day: formatDay(givenAt) })}{' '}
              {revokedAt !== null && t('schools/organization/ended-on-day', { day: formatDay(revokedAt) })}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{t('schools/organization/skills')}</h3>
        {skills.length === 0 && <p>{t('schools/organization/no-skills-yet')}</p>}
        <ul>
          {skills.map(({ skillId, name, masteryLevel }) => (
            <li key={skillId} className="flex justify-between gap-4">
              <span>{name}</span>
              <span className="tabular-nums">{inFigures(masteryLevel)}%</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
