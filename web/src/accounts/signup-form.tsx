import type { SignupBody, TeacherSubject } from '@skills-center/contract/accounts'
import type { Role } from '@skills-center/contract/ids'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { Field } from '../ui/field.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import type { Born } from './age-answer.ts'
import { AuthForm } from './auth-form.tsx'
import { forgetClassCode, storeClassCode, useClassCode } from '../platform/from-link.ts'
import { faultInSignup, type SignupFields } from './form-rules.ts'
import { GradeChoice, type Grade } from './grade-choice.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { RoleChoice } from './role-choice.tsx'
import { StepTitle } from './step-title.tsx'
import { useSignup } from './use-signup.ts'
import { UsernameField } from './username-field.tsx'

const subjects = () =>
  [
    { value: 'math', label: t('ui/math') },
    { value: 'science', label: t('ui/science') },
    { value: 'both', label: t('ui/both') },
  ] as const

const blank: SignupFields = {
  username: '',
  password: '',
  confirmation: '',
  firstName: '',
  lastName: '',
  email: '',
}

interface SignupFormProps {
  readonly role: Role
  readonly onRole: (role: Role) => void
  /** A student's answer to the age question. */
  readonly born: Born | undefined
  /** The previous step was just completed. */
  readonly isNext: boolean
}

/** The sign-up form for teachers, and for students who are 13 or older. */
export function SignupForm({ role, onRole, born, isNext }: SignupFormProps) {
  const [schoolName, setSchoolName] = useState('')
  const [grade, setGrade] = useState<Grade>('6')
  const [subject, setSubject] = useState<TeacherSubject>('math')
  const scanned = useClassCode()
  const changeCode = (code: string) => (code.trim() === '' ? forgetClassCode() : storeClassCode(code))
  const { bind, username, onSubmit, isSending } = useSignup({
    blank,
    findFault: faultInSignup,
    bodyOf: (fields) => ({
      ...bodyOf(fields, schoolName, role, grade, subject),
      ...(born == null ? {} : { born }),
    }),
  })
  return (
    <AuthForm
      label={t('accounts/sign')}
      action={t('accounts/create-account')}
      busy={isSending}
      onSubmit={onSubmit}
    >
      <RoleChoice value={role} onChange={onRole} />
      {role === 'student' && <StepTitle title={t('accounts/make-your-account')} isNext={isNext} />}
      <UsernameField {...username} />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field label={t('ui/first-name')} autoComplete="given-name" maxLength={80} {...bind('firstName')} />
        <Field label={t('ui/last-name')} autoComplete="family-name" maxLength={80} {...bind('lastName')} />
      </div>
      <Field
        label={t('accounts/email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...bind('email')}
      />
      <NewPasswordFields bind={bind} />
      <GradeChoice
        label={role === 'teacher' ? t('accounts/grade-you-teach') : t('ui/grade')}
        value={grade}
        onChange={setGrade}
      />
      {role === 'teacher' && (
        <SegmentedControl
          label={t('ui/subject')}
          value={subject}
          options={subjects()}
          onChange={setSubject}
        />
      )}
      <Field
        label={t('ui/school')}
        note={t('ui/optional')}
        name="schoolName"
        autoComplete="organization"
        maxLength={120}
        value={schoolName}
        onChange={(event) => setSchoolName(event.target.value)}
      />
      {role === 'student' && (
        <Field
          label={t('accounts/class-code')}
          note={t('ui/optional')}
          hint={t('accounts/seven-letters')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={scanned ?? ''}
          onChange={(event) => changeCode(event.target.value)}
        />
      )}
    </AuthForm>
  )
}

function bodyOf(
  fields: SignupFields,
  schoolName: string,
  role: Role,
  grade: Grade,
  subject: TeacherSubject,
): SignupBody {
  return {
    username: fields.username.trim(),
    password: fields.password,
    email: fields.email.trim(),
    firstName: fields.firstName.trim(),
    lastName: fields.lastName.trim(),
    role,
    gradeLevel: Number(grade),
    schoolName: schoolName.trim() === '' ? null : schoolName.trim(),
    ...(role === 'teacher' ? { subject } : {}),
  }
}
