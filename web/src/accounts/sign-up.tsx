import { isChild } from '@skills-center/contract/accounts/age'
import type { Role } from '@skills-center/contract/ids'
import { useState } from 'react'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { useIsLive } from '../ui/use-is-live.ts'
import { type Born, storeAgeAnswer, useAgeAnswer } from './age-answer.ts'
import { BirthForm } from './birth-form.tsx'
import { ChildSignupForm } from './child-signup-form.tsx'
import { RoleChoice } from './role-choice.tsx'
import { SignupForm } from './signup-form.tsx'
import { StepTitle } from './step-title.tsx'

interface SignUpProps {
  readonly role: Role
  readonly onRole: (role: Role) => void
}

/** Students are asked for their date of birth first. Anyone who signs up as a teacher is an adult. */
export function SignUp({ role, onRole }: SignUpProps) {
  const born = useAgeAnswer()
  const [isNext, setNext] = useState(false)
  const isLive = useIsLive()
  const changeRole = (chosen: Role) => {
    setNext(false)
    onRole(chosen)
  }
  const answerAge = (answer: Born) => {
    setNext(true)
    storeAgeAnswer(answer)
  }
  if (role === 'teacher')
    return <SignupForm role={role} onRole={changeRole} born={undefined} isNext={false} />
  if (born === undefined)
    return (
      <div className="flex flex-col gap-4.5 pt-5">
        <RoleChoice value={role} onChange={changeRole} />
        <div>
          <StepTitle title={t('accounts/when-were-you-born')} />
          <p className="mt-1 text-ink-soft">{t('accounts/signing-up-for-a-child')}</p>
        </div>
        <BirthForm onSubmit={answerAge} disabled={!isLive} />
        <p className="text-sm text-ink-soft">
          <Rich
            id="accounts/ask-so-that-we-know"
            parts={{ policy: <Link href="/privacy" className="font-semibold text-link" /> }}
          />
        </p>
      </div>
    )
  if (isChild(born, new Date())) return <ChildSignupForm born={born} isNext={isNext} />
  return <SignupForm role={role} onRole={changeRole} born={born} isNext={isNext} />
}
