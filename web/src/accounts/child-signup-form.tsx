import { useState } from 'react'
import { t } from '../language/messages.ts'
import { Field } from '../ui/field.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import type { Born } from './age-answer.ts'
import { AuthForm } from './auth-form.tsx'
import { faultInChildSignup, type ChildFields, type ConsentWay } from './form-rules.ts'
import { useClassCode } from '../platform/from-link.ts'
import { GradeChoice, type Grade } from './grade-choice.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { StepTitle } from './step-title.tsx'
import { useSignup } from './use-signup.ts'
import { UsernameField } from './username-field.tsx'

const ways = () =>
  [
    { value: 'parentEmail', label: t('accounts/a-parent') },
    { value: 'classCode', label: t('accounts/my-teacher') },
  ] as const

const blank: ChildFields = { username: '', password: '', confirmation: '', parentEmail: '', classCode: '' }

interface ChildSignupFormProps {
  readonly born: Born
  /** The previous step was just completed. */
  readonly isNext: boolean
}

/** The sign-up form for a child: no name, no email of their own, no school. */
export function ChildSignupForm({ born, isNext }: ChildSignupFormProps) {
  const scanned = useClassCode()
  const [way, setWay] = useState<ConsentWay>(scanned === null ? 'parentEmail' : 'classCode')
  const [grade, setGrade] = useState<Grade>('6')
  const { bind, username, onSubmit, isSending } = useSignup({
    blank: { ...blank, classCode: scanned ?? '' },
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
    <AuthForm
      label={t('accounts/sign')}
      action={t('accounts/create-account')}
      busy={isSending}
      onSubmit={onSubmit}
    >
      <div>
        <StepTitle title={t('accounts/make-your-account')} isNext={isNext} />
        <p className="mt-1 text-ink-soft">
          {born === null ? t('accounts/didnt-say-your-age') : t('accounts/dont-need-to-tell-us')}
        </p>
      </div>
      <UsernameField {...username} hint={t('accounts/dont-use-your-real-name')} />
      <NewPasswordFields bind={bind} />
      <GradeChoice value={grade} onChange={setGrade} />
      <SegmentedControl label={t('accounts/who-can-say-ok')} value={way} options={ways()} onChange={setWay} />
      {way === 'parentEmail' ? (
        <Field
          label={t('accounts/parents-or-guardians-email')}
          hint={t('accounts/send-them-a-link')}
          type="email"
          autoComplete="off"
          maxLength={254}
          {...bind('parentEmail')}
        />
      ) : (
        <Field
          label={t('accounts/class-code')}
          hint={t('accounts/seven-letters')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          {...bind('classCode')}
        />
      )}
      <p className="text-sm text-ink-soft">{t('accounts/can-practice-right-away')}</p>
    </AuthForm>
  )
}
