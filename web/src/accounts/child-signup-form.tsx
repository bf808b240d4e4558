import { useState } from 'react'
import { t } from '../language/messages.ts'
import { Field } from '../ui/field.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import type { Born } from './age-answer.ts'
import { AuthForm } from './auth-form.tsx'
import { faultInChildSignup, type ChildFields, type ConsentWay } from './form-rules.ts'
import { GradeChoice, type Grade } from './grade-choice.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { StepTitle } from './step-title.tsx'
import { useSignup } from './use-signup.ts'
import { UsernameField } from './username-field.tsx'

const ways = () =>
  [
    { value: 'parentEmail', label: t('A parent') },
    { value: 'classCode', label: t('My teacher') },
  ] as const

const blank: ChildFields = { username: '', password: '', confirmation: '', parentEmail: '', classCode: '' }

interface ChildSignupFormProps {
  readonly born: Born
  /** The question before this has just been answered. */
  readonly isNext: boolean
}

/** What a child gives: no name, no email of their own, no school. */
export function ChildSignupForm({ born, isNext }: ChildSignupFormProps) {
  const [way, setWay] = useState<ConsentWay>('parentEmail')
  const [grade, setGrade] = useState<Grade>('6')
  const { bind, username, onSubmit, isSending } = useSignup({
    blank,
    findFault: (fields) => faultInChildSignup(fields, way),
    bodyOf: (fields) => ({
      username: fields.username.trim(),
      password: fields.password,
      role: 'student',
      gradeLevel: Number(grade),
      born,
      [way]: fields[way].trim(),
    }),
  })
  return (
    <AuthForm label={t('Sign up')} action={t('Create Account')} busy={isSending} onSubmit={onSubmit}>
      <div>
        <StepTitle title={t('Make your account')} isNext={isNext} />
        <p className="mt-1 text-ink-soft">
          {born === null
            ? t('You didn’t say your age. So we don’t ask for your name or your email.')
            : t('You don’t need to tell us your name or your email.')}
        </p>
      </div>
      <UsernameField {...username} hint={t('Make one up. Don’t use your real name.')} />
      <NewPasswordFields bind={bind} />
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
    </AuthForm>
  )
}
