import { TeacherSubject } from '@skills-center/contract/accounts'
import type { ClassroomBody } from '@skills-center/contract/classrooms'
import { useState, type FormEvent, type ReactNode } from 'react'
import { t } from '../language/messages.ts'
import { fieldErrorOf } from '../platform/request-error.ts'
import { Field } from '../ui/field.tsx'
import { gradeOptions } from '../ui/grade-name.ts'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { Select } from '../ui/select.tsx'
import { MutationError } from '../platform/mutation-error.tsx'
import { subjectWords } from './format-class.ts'

interface ClassFormProps {
  readonly initial: ClassroomBody
  readonly error: unknown
  readonly onSubmit: (body: ClassroomBody) => void
  /** The buttons at the bottom. */
  readonly children: ReactNode
}

/** The name and subject of a class, for a new or existing class. */
export function ClassForm({ initial, error, onSubmit, children }: ClassFormProps) {
  const [body, setBody] = useState(initial)
  const [isNameMissed, setNameMissed] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = body.name.trim() === ''
    setNameMissed(isMissing)
    if (!isMissing) onSubmit(body)
  }
  const nameError = fieldErrorOf(error, 'name')
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4.5">
      <Field
        label={t('classrooms/class-name')}
        value={body.name}
        maxLength={80}
        onChange={(event) => setBody({ ...body, name: event.target.value })}
        error={isNameMissed ? t('classrooms/please-give-the-class-a-name') : nameError}
      />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Select
          label={t('ui/grade')}
          value={String(body.gradeLevel)}
          onChange={(event) => setBody({ ...body, gradeLevel: Number(event.target.value) })}
          options={gradeOptions()}
        />
        <Field
          label={t('classrooms/period-or-school-year')}
          note={t('ui/optional')}
          value={body.period}
          maxLength={40}
          onChange={(event) => setBody({ ...body, period: event.target.value })}
          error={fieldErrorOf(error, 'period')}
        />
      </div>
      <SegmentedControl
        label={t('ui/subject')}
        value={body.subject}
        options={TeacherSubject.options.map((value) => ({
          value,
          label: value === 'both' ? t('ui/both') : subjectWords()[value],
        }))}
        onChange={(subject) => setBody({ ...body, subject })}
      />
      {nameError === null && <MutationError error={error} />}
      {children}
    </form>
  )
}
