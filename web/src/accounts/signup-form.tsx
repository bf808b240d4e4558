import type { SignupBody, TeacherSubject } from '@skills-center/contract/accounts'
import type { Role } from '@skills-center/contract/ids'
import { useState, type ChangeEvent, type FormEvent } from 'react'
import { t } from '../language/messages.ts'
import { fieldErrorOf } from '../platform/request-error.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { toast } from '../ui/toast.ts'
import type { Born } from './age-answer.ts'
import { faultInSignup, type Fault, type SignupFields } from './form-rules.ts'
import { GradeChoice, type Grade } from './grade-choice.tsx'
import { PasswordField } from './password-field.tsx'
import { RoleChoice } from './role-choice.tsx'
import { useIsLive } from '../ui/use-is-live.ts'
import { useEnter } from './use-enter.ts'
import { useUsernameCheck } from './use-username-check.ts'
import { UsernameField } from './username-field.tsx'

const subjects = () =>
  [
    { value: 'math', label: t('Math') },
    { value: 'science', label: t('Science') },
    { value: 'both', label: t('Both') },
  ] as const

const blank = { username: '', password: '', confirmation: '', firstName: '', lastName: '', email: '' }

interface SignupFormProps {
  readonly role: Role
  readonly onRole: (role: Role) => void
  /** A student's age answer. */
  readonly born: Born | undefined
}

/** The form of teachers, and of students who are 13 or older. */
export function SignupForm({ role, onRole, born }: SignupFormProps) {
  const [fields, setFields] = useState<SignupFields>(blank)
  const [schoolName, setSchoolName] = useState('')
  const [grade, setGrade] = useState<Grade>('6')
  const [subject, setSubject] = useState<TeacherSubject>('math')
  const [fault, setFault] = useState<Fault | null>(null)
  const check = useUsernameCheck(fields.username)
  const isLive = useIsLive()
  const enter = useEnter('signup', async (body: SignupBody) => (await import('./calls.ts')).sendSignup(body))

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = faultInSignup(fields)
    setFault(found)
    if (found === null)
      return enter.mutate({
        ...bodyOf(fields, schoolName, role, grade, subject),
        ...(born == null ? {} : { born }),
      })
    toast({ title: found.title, description: found.description, tone: 'wrong' })
    const control = event.currentTarget.elements.namedItem(found.field)
    if (control instanceof HTMLElement) control.focus()
  }
  const bind = (name: keyof SignupFields) => ({
    name,
    value: fields[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setFields({ ...fields, [name]: event.target.value }),
    error: fault?.field === name ? fault.description : fieldErrorOf(enter.error, name),
  })

  return (
    <form
      method="post"
      action="/sign-in"
      noValidate
      onSubmit={submit}
      aria-label={t('Sign up')}
      className="flex flex-col gap-4.5 pt-5"
    >
      <RoleChoice value={role} onChange={onRole} />
      <UsernameField {...bind('username')} availability={check.availability} message={check.message} />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field label={t('First name')} autoComplete="given-name" maxLength={80} {...bind('firstName')} />
        <Field label={t('Last name')} autoComplete="family-name" maxLength={80} {...bind('lastName')} />
      </div>
      <Field label={t('Email')} type="email" autoComplete="email" maxLength={254} {...bind('email')} />
      <PasswordField
        label={t('Password')}
        hint={t('At least 6 characters.')}
        autoComplete="new-password"
        {...bind('password')}
      />
      <PasswordField label={t('Confirm password')} autoComplete="new-password" {...bind('confirmation')} />
      <GradeChoice
        label={role === 'teacher' ? t('Grade you teach') : t('Grade')}
        value={grade}
        onChange={setGrade}
      />
      {role === 'teacher' && (
        <SegmentedControl label={t('Subject')} value={subject} options={subjects()} onChange={setSubject} />
      )}
      <Field
        label={t('School')}
        note={t('(optional)')}
        name="schoolName"
        autoComplete="organization"
        maxLength={120}
        value={schoolName}
        onChange={(event) => setSchoolName(event.target.value)}
      />
      <Button
        type="submit"
        size="large"
        wide
        busy={enter.isPending}
        disabled={!isLive}
        className="disabled:cursor-progress disabled:opacity-100"
      >
        {enter.isPending ? t('Please wait...') : t('Create Account')}
      </Button>
    </form>
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
