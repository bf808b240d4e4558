import type { SignupBody } from '@skills-center/contract/accounts'
import { useState, type ChangeEvent, type FormEvent } from 'react'
import { t } from '../language/messages.ts'
import { fieldErrorOf } from '../platform/request-error.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { toast } from '../ui/toast.ts'
import { useIsLive } from '../ui/use-is-live.ts'
import type { Born } from './age-answer.ts'
import { faultInChildSignup, type ChildFault, type ChildFields } from './form-rules.ts'
import { GradeChoice, type Grade } from './grade-choice.tsx'
import { PasswordField } from './password-field.tsx'
import { useEnter } from './use-enter.ts'
import { useUsernameCheck } from './use-username-check.ts'
import { UsernameField } from './username-field.tsx'

const ways = () =>
  [
    { value: 'parentEmail', label: t('A parent') },
    { value: 'classCode', label: t('My teacher') },
  ] as const

const blank = { username: '', password: '', confirmation: '', parentEmail: '', classCode: '' }

/** What a child gives: no name, no email of their own, no school. */
export function ChildSignupForm({ born }: { readonly born: Born }) {
  const [fields, setFields] = useState<ChildFields>(blank)
  const [way, setWay] = useState<'parentEmail' | 'classCode'>('parentEmail')
  const [grade, setGrade] = useState<Grade>('6')
  const [fault, setFault] = useState<ChildFault | null>(null)
  const check = useUsernameCheck(fields.username)
  const isLive = useIsLive()
  const enter = useEnter('signup', async (body: SignupBody) => (await import('./calls.ts')).sendSignup(body))

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = faultInChildSignup(fields, way)
    setFault(found)
    if (found === null)
      return enter.mutate({
        username: fields.username.trim(),
        password: fields.password,
        role: 'student',
        gradeLevel: Number(grade),
        born,
        [way]: fields[way].trim(),
      })
    toast({ title: found.title, description: found.description, tone: 'wrong' })
    const control = event.currentTarget.elements.namedItem(found.field)
    if (control instanceof HTMLElement) control.focus()
  }
  const bind = (name: keyof ChildFields) => ({
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
      <UsernameField
        {...bind('username')}
        hint={t('Make one up. Don’t use your real name.')}
        availability={check.availability}
        message={check.message}
      />
      <PasswordField
        label={t('Password')}
        hint={t('At least 6 characters.')}
        autoComplete="new-password"
        {...bind('password')}
      />
      <PasswordField label={t('Confirm password')} autoComplete="new-password" {...bind('confirmation')} />
      <GradeChoice value={grade} onChange={setGrade} />
      <SegmentedControl label={t('Who can say OK for you?')} value={way} options={ways()} onChange={setWay} />
      {way === 'parentEmail' ? (
        <Field
          label={t('A parent’s or guardian’s email')}
          hint={t('We send them a link. We use it for nothing else.')}
          type="email"
          autoComplete="off"
          maxLength={254}
          {...bind('parentEmail')}
        />
      ) : (
        <Field
          label={t('Class code')}
          hint={t('Seven letters. Your teacher has it.')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          {...bind('classCode')}
        />
      )}
      <p className="text-sm text-ink-soft">
        {t('You can practice right away. If nobody says OK in 14 days, we delete the account.')}
      </p>
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
