import { askParent } from '@skills-center/contract/accounts/consent'
import { useState, type FormEvent } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { fieldErrorOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { reasonOf, usePrivacyMutation } from './use-privacy-mutation.ts'

interface ParentFormProps {
  /** The address that an earlier email was sent to. */
  readonly given: string | null
  readonly onAsked?: () => void
  /** Postpones it, where that is possible. */
  readonly onLater?: () => void
}

/** Asks for a parent’s address and emails the link to it. */
export function ParentForm({ given, onAsked, onLater }: ParentFormProps) {
  const [email, setEmail] = useState(given ?? '')
  const ask = usePrivacyMutation(() => call(askParent, { body: { email } }), onAsked)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!ask.isPending) ask.mutate(undefined)
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={t('accounts/consent/a-parents-email')}
      className="flex flex-col gap-4.5"
    >
      <Field
        label={t('accounts/consent/parents-or-guardians-email')}
        hint={t('accounts/consent/used')}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={ask.error === null ? null : (fieldErrorOf(ask.error, 'email') ?? reasonOf(ask.error))}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={ask.isPending}>
          {given === null ? t('accounts/consent/mail-them-a-link') : t('accounts/consent/send-it-again')}
        </Button>
        {onLater !== undefined && (
          <Button variant="quiet" onClick={onLater}>
            {t('accounts/consent/later')}
          </Button>
        )}
      </div>
    </form>
  )
}
