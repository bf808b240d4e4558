import { isChild } from '@skills-center/contract/accounts/age'
import type { Role } from '@skills-center/contract/ids'
import { useState } from 'react'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { useIsLive } from '../ui/use-is-live.ts'
import { keepAgeAnswer, useAgeAnswer } from './age-answer.ts'
import { BirthForm } from './birth-form.tsx'
import { ChildSignupForm } from './child-signup-form.tsx'
import { RoleChoice } from './role-choice.tsx'
import { SignupForm } from './signup-form.tsx'

/** A student is asked when they were born before anything else. Who signs up as a teacher is an adult. */
export function SignUp() {
  const [role, setRole] = useState<Role>('student')
  const born = useAgeAnswer()
  const isLive = useIsLive()
  if (role === 'teacher') return <SignupForm role={role} onRole={setRole} born={undefined} />
  if (born === undefined)
    return (
      <div className="flex flex-col gap-4.5 pt-5">
        <RoleChoice value={role} onChange={setRole} />
        <h2 className="text-xl font-bold">{t('When were you born?')}</h2>
        <BirthForm onTell={keepAgeAnswer} disabled={!isLive} />
        <p className="text-sm text-ink-soft">
          <Rich
            message="We ask so that we know how to look after your account. We keep an age group, not the month or the year. Read <policy>what we keep and why</policy>."
            parts={{ policy: <Link href="/privacy" className="font-semibold text-link" /> }}
          />
        </p>
      </div>
    )
  if (isChild(born, new Date())) return <ChildSignupForm born={born} />
  return <SignupForm role={role} onRole={setRole} born={born} />
}
